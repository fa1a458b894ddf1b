import { assertEquals } from "@std/assert";
import { compact, CUES, probeResult, type Turn } from "../../mod.ts";
import { codePoints, turn } from "./sample.ts";

/** The removed turns' notes; a turn that stays ends the talk. */
function removing(...turns: readonly Turn[]) {
  return compact({
    instructions: "",
    question: "And?",
    notesReserve: 1e6,
    turns: [...turns, turn("T99", "x".repeat(20_000))],
    inputBudget: 19_000,
  }, codePoints);
}

/** The texts of the notes of one removed message. */
function notesOf(text: string): readonly string[] {
  return removing(turn("T1", text)).notes.map((note) => note.text);
}

Deno.test("case 9: the report's text gives exactly two notes, each the whole sentence as written", () => {
  const pin =
    "Pin the kiosk at v20.11.1, e.g. Alpine 3.20, and it must log to /var/log/kiosk.d/a.b?c=1.";
  const port = "Dr. Ames chose port 1883.";
  const result = removing(
    turn("T1", `${pin} ${port} Ask ops@kiosk.example for access.`),
  );
  assertEquals(result.notes.map(({ text }) => text), [pin, port]);
  const { findings } = probeResult(result, [{
    id: "pin",
    text: "v20.11.1, e.g. Alpine 3.20, and it must log",
    source: "T1",
  }], codePoints);
  assertEquals([findings[0].status, findings[0].supported], [
    "preserved",
    true,
  ]);
});

Deno.test("case 9: no version, abbreviation, path, address, initial or code cuts a sentence", () => {
  for (
    const value of [
      ...["v1.2.3", "3.20", "20.11.1-rc.2", "192.168.0.1:8080", "$1,000.50"],
      ...["config.toml", "Node.js", "/var/log/kiosk.d/a.b?c=1", "../a.b/C.d"],
      ...["https://a.example/x?Y=1!Z", "ops@kiosk.example", "kiosk.example"],
      ...["e.g. Alpine", "i.e. Node", "Dr. Ames", "Mrs. Oak", "No. 5"],
      ...["J. R. R. Tolkien", "vs. Debian", "`run. All! Now?`", "a.B?c=1!D"],
    ]
  ) {
    const sentence = `We must pin ${value} now, and Ames will use it.`;
    assertEquals(notesOf(`Hello there. ${sentence} Good day.`), [sentence]);
  }
});

Deno.test("case 9: what ends a sentence does end it", () => {
  for (
    const [first, next] of [
      ["It must be dry.", "Rain is near."],
      ["It must be dry!", "Is rain near?"],
      ["Must it be dry?", "Rain is near."],
      ["It must be v1.2.", "Rain is near."],
      ["It must be “dry.”", "Rain is near."],
      ["It must\nbe dry.", "Rain is\nnear."],
      ["これは must です。", "雨です。"],
    ]
  ) {
    const written = first.replace("\n", " ");
    assertEquals(notesOf(`${first} ${next}`), [written]);
    assertEquals(notesOf(`${next} ${first}`), [written]);
  }
});

Deno.test("case 10: a cue inside another word is none; next to punctuation, in capitals and across a line break it is", () => {
  const result = removing(
    ...[
      "I put mustard on the pretzel.",
      "The musty cellar smells.",
      "Our headliner chose nothing.",
      "The pretzel must rest 10 minutes.",
      "MUST: salt at 2 %.",
      "We will\nuse rye flour.",
    ].map((text, index) => turn(`T${index + 1}`, text)),
  );
  assertEquals(result.notes.map(({ text, source }) => [source.turn, text]), [
    ["T3", "Our headliner chose nothing."],
    ["T4", "The pretzel must rest 10 minutes."],
    ["T5", "MUST: salt at 2 %."],
    ["T6", "We will use rye flour."],
  ]);
});

Deno.test("case 10: each cue is found as whole words, in any case, in punctuation and across line breaks", () => {
  for (const cue of CUES) {
    for (
      const shown of [
        ...[cue, cue.toUpperCase(), cue[0].toUpperCase() + cue.slice(1)],
        ...[`(${cue})`, `"${cue}"`, `${cue}:`, `${cue},`, `—${cue}—`],
        ...[`**${cue}**`, `${cue}-ish`, `/${cue}/`, `“${cue}”`, `${cue};`],
        ...[cue.replace(" ", "\n"), cue.replace(" ", "  \r\n ")],
      ]
    ) {
      const written = `The oven ${shown} hot`.replace(/\s*\r?\n\s*/g, " ");
      assertEquals(notesOf(`The oven ${shown} hot`), [written]);
    }
  }
});

Deno.test("case 10: no cue is found with a letter, digit or underscore of any script at either end", () => {
  for (const cue of CUES) {
    for (const glue of ["x", "Z", "ö", "я", "7", "_", "ñ"]) {
      assertEquals(notesOf(`The oven ${glue}${cue} hot`), []);
      // "must" in "must notx" is a cue of its own.
      if (cue === "must not") continue;
      assertEquals(notesOf(`The oven ${cue}${glue} hot`), []);
    }
  }
});

Deno.test("case 10: words of the report that hold a cue are no cue", () => {
  const words = ["mustard", "musty", "mustn", "headliner", "deadlined"];
  const more = ["residue", "dueling", "unlimited", "budgetary", "overchoose"];
  for (const word of [...words, ...more, "preferable", "agreedable"]) {
    assertEquals(notesOf(`The ${word} is here.`), []);
  }
});
