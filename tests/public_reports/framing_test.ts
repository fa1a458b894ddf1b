import { assert, assertEquals } from "@std/assert";
import {
  compact,
  type CompactionRequest,
  dropOldest,
  type Message,
} from "../../mod.ts";
import { budgetsOf, codePoints, turn } from "./sample.ts";

Deno.test("case 5: each frame, the start token and the generation prompt are counted, trimmed and joined as printed", () => {
  const oks = Array.from({ length: 12 }, () => turn("T1", " ok\n", "ok"))
    .flatMap(({ messages }) => messages);
  const more: Message[] = [
    { role: "user", content: "Open?" },
    { role: "assistant", content: "The depart " },
    { role: "assistant", content: " ment is open" },
    { role: "user", content: "  Sure? " },
  ];
  assertEquals(
    codePoints.count([...oks, ...more]),
    ("<bos>" +
      "<|turn>user\nok<turn|>\n<|turn>model\nok<turn|>\n".repeat(12) +
      "<|turn>user\nOpen?<turn|>\n" +
      "<|turn>model\nThe department is open<turn|>\n" +
      "<|turn>user\nSure?<turn|>\n<|turn>model\n").length,
  );
});

Deno.test("case 5: the notes block is counted where it stands, to the last token", () => {
  const request: Omit<CompactionRequest, "inputBudget"> = {
    instructions: "Be brief.",
    question: " Why?\n",
    notesReserve: 5000,
    turns: [
      turn("T1", "It must be < 3 & dry.", "x".repeat(200)),
      turn("T2", "We will use fog.", "y".repeat(200)),
    ],
  };
  const inputBudget = budgetsOf(request).at(-1)! - 1;
  const full = compact({ ...request, inputBudget }, codePoints);
  const block = "<notes>\n[T1 user] It must be &lt; 3 &amp; dry.\n" +
    "[T2 user] We will use fog.\n</notes>\n\n";
  assertEquals(full.messages[1].content, `${block} Why?\n`);
  // The template trims the question alone; behind the block its first space stays.
  assertEquals(full.tokens.notes, block.length + 1);
  const exact = { ...request, inputBudget: full.tokens.total };
  assertEquals(compact(exact, codePoints).notes.length, 2);
  const short = { ...request, inputBudget: full.tokens.total - 1 };
  assertEquals(compact(short, codePoints).droppedNotes.length, 1);
  const carrying = { ...request, notes: full.notes };
  const before = budgetsOf(carrying).at(-1)!;
  const all = compact({ ...carrying, inputBudget: before }, codePoints);
  assertEquals([all.tokens.total, all.notes], [before, full.notes]);
});

Deno.test("case 5: prices that are too low never let a result over the budget: the whole is counted in the end", () => {
  const cheap = { ...codePoints, price: () => 3, countText: () => 1 };
  const request = {
    instructions: "Be brief.",
    question: "Why?",
    notesReserve: 60,
    turns: ["It must be dry.", "We will use fog.", "It is due."].map(
      (text, index) => turn(`T${index + 1}`, text, "Noted. ".repeat(9)),
    ),
  };
  for (const inputBudget of budgetsOf(request)) {
    for (const run of [compact, dropOldest]) {
      const { messages, tokens, ...result } = run(
        { ...request, inputBudget },
        cheap,
      );
      assert(codePoints.count(messages) <= inputBudget);
      assertEquals(tokens.total, codePoints.count(messages));
      const turns = [...result.removedTurns, ...result.keptTurns];
      assertEquals(turns, request.turns);
    }
  }
});
