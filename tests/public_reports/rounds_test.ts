import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  compact,
  type CompactionRequest,
  type CompactionResult,
  nextRequest,
  type Note,
} from "../../mod.ts";
import { anyRequest, budgetsOf, codePoints, countOf, turn } from "./sample.ts";

const talk = "The shop smells good. ".repeat(6);
const bakery: CompactionRequest = {
  instructions: "You run a bakery.",
  question: "What is next, please?",
  turns: [
    turn("T1", "The oven must stay at 190 C if p < 3 & dry.", talk),
    turn("T2", "How was the market?", talk),
    turn("T3", "Which flour?", `We will use rye flour. ${talk}`),
    turn("T4", "The label must read &lt;HOT&gt;.", talk),
    turn("T5", "Any news?", talk),
    turn("T6", "Good morning.", talk),
  ],
  inputBudget: 640,
  notesReserve: 320,
};
const bakeryNotes: Note[] = [
  {
    text: "The oven must stay at 190 C if p < 3 & dry.",
    source: { turn: "T1", role: "user" },
  },
  {
    text: "We will use rye flour.",
    source: { turn: "T3", role: "assistant" },
  },
  {
    text: "The label must read &lt;HOT&gt;.",
    source: { turn: "T4", role: "user" },
  },
];
const bakeryBlock = "<notes>\n" +
  "[T1 user] The oven must stay at 190 C if p &lt; 3 &amp; dry.\n" +
  "[T3 assistant] We will use rye flour.\n" +
  "[T4 user] The label must read &amp;lt;HOT&amp;gt;.\n</notes>\n\n";

/** The request after two more turns without a cue word. */
function later(result: CompactionResult): CompactionRequest {
  const next = nextRequest(result, talk, "What is next, please?");
  const id = `T${Number(result.questionId.slice(1)) + 1}`;
  return { ...next, turns: [...next.turns, turn(id, "Good morning.", talk)] };
}

Deno.test("case 12: five rounds leave one block, the same to the byte, with the first sources", () => {
  let request = bakery;
  for (let round = 1; round <= 5; round++) {
    const result = compact(request, codePoints);
    assertEquals(result.notes, bakeryNotes);
    assertEquals(result.droppedNotes, []);
    assertEquals(
      result.messages.at(-1)!.content,
      bakeryBlock + "What is next, please?",
    );
    const prompt = codePoints.render!(result.messages);
    assertEquals(countOf(prompt, "<notes>"), 1);
    request = later(result);
  }
});

Deno.test("case 12: the size is constant from round 2 on, for 40 rounds", () => {
  const sizes: number[] = [];
  let request = bakery;
  for (let round = 1; round <= 40; round++) {
    const result = compact(request, codePoints);
    assert(result.removedTurns.length > 0);
    sizes.push(result.tokens.total);
    request = later(result);
  }
  assertEquals(new Set(sizes.slice(1)).size, 1);
  assert(sizes[1] <= bakery.inputBudget);
});

Deno.test("case 12: in 40 rounds with a decision in each, carried notes never all vanish, and no source changes", () => {
  for (const notesReserve of [150, 250, 350]) {
    const said = new Map<string, string>();
    const questions = new Set<string>();
    const remember = ({ turns }: CompactionRequest) => {
      for (const { id, messages } of turns) {
        said.set(id, messages.map(({ content }) => `${content}`).join("\n"));
      }
    };
    let request: CompactionRequest = { ...bakery, notesReserve };
    for (let round = 1; round <= 40; round++) {
      remember(request);
      const { notes, messages, tokens, ...result } = compact(
        request,
        codePoints,
      );
      assert(tokens.total <= bakery.inputBudget);
      assertEquals(countOf(`${messages.at(-1)!.content}`, "<notes>\n"), 1);
      const keys = notes.map((note) => JSON.stringify(note));
      const carried = (request.notes ?? []).map((note) => JSON.stringify(note));
      assert(round === 1 || keys.some((key) => carried.includes(key)));
      assertEquals(new Set(keys).size, keys.length);
      for (const { source, text } of notes) {
        assert(said.get(source.turn)!.includes(text));
      }
      questions.add(result.questionId);
      request = nextRequest(
        { ...result, notes, messages, tokens },
        `${talk}Tray ${round} must cool.`,
        `What of tray ${round + 1}?`,
      );
    }
    assertEquals(questions.size, 40);
  }
});

Deno.test("case 12: a carried note that the extractor finds again is not doubled", () => {
  const { inputBudget, notesReserve } = bakery;
  const again = { ...bakery, notes: bakeryNotes };
  const { notes, droppedNotes } = compact(again, codePoints);
  assertEquals([notes, droppedNotes], [bakeryNotes, []]);
  const elsewhere: Note = {
    ...bakeryNotes[0],
    source: { turn: "T0", role: "assistant" },
  };
  const both = compact(
    { ...again, notes: [elsewhere], inputBudget, notesReserve },
    codePoints,
  );
  assertEquals(both.notes.slice(0, 2), [elsewhere, bakeryNotes[0]]);
});

Deno.test("case 12: a window of ours that somebody gives back as history starts no second block", () => {
  let request = bakery;
  for (let round = 1; round <= 5; round++) {
    const result = compact(request, codePoints);
    const content = `${result.messages.at(-1)!.content}`;
    const block = content.slice(0, -request.question.length);
    assertEquals([countOf(block, "<notes>"), countOf(block, "</notes>")], [
      1,
      1,
    ]);
    assert(block.startsWith("<notes>\n") && block.endsWith("\n</notes>\n\n"));
    assert(result.tokens.total <= request.inputBudget);
    const { messages: pasted } = turn(`P${round}`, content, talk);
    request = {
      ...bakery,
      turns: [...result.keptTurns, { id: `P${round}`, messages: pasted }, {
        ...turn(`Q${round}`, "Good morning.", talk),
      }],
    };
  }
});

Deno.test("case 12: for every request, the next round's history holds no block, and no note is lost or doubled", () => {
  fc.assert(fc.property(anyRequest, fc.nat(), (request, place) => {
    const budgets = budgetsOf(request);
    const inputBudget = budgets[place % budgets.length];
    const result = compact({ ...request, inputBudget }, codePoints);
    const next = nextRequest(result, "Done.", "And now?");
    assertEquals(next.notes, result.notes);
    const asked = next.turns.at(-1)!;
    assertEquals(asked.id, result.questionId);
    assertEquals(asked.messages[0], {
      role: "user",
      content: request.question,
    });
    const again = compact(
      { ...next, inputBudget: Number.MAX_SAFE_INTEGER },
      codePoints,
    );
    assertEquals(again.notes, result.notes);
    const same = { ...next, inputBudget: again.tokens.total };
    assertEquals(compact(same, codePoints).messages, again.messages);
  }));
});
