import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { FormatName } from "../lib/adapters/format_name.ts";
import { FORMAT_NAMES } from "../lib/adapters/format_names.ts";
import { compact } from "../lib/compact/compact.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { byteSource } from "../lib/edge/byte_source.ts";
import { readConversation } from "../lib/edge/read_conversation.ts";
import { toSession } from "./adapters/claude_code_histories.ts";
import type { HistoryRound } from "./contract/histories.ts";
import { FORMAT_FILES } from "./format_files.ts";
import { canRun } from "./script_scene.ts";
import { inFolder } from "./temp_folder.ts";

/** What a file of this text is compacted to. */
async function compacted(text: string, inputBudget = 110): Promise<string> {
  const { written, removedTurns } = await writtenWithin(text, inputBudget);
  assert(removedTurns.length > 0);
  return written;
}

function writtenWithin(text: string, inputBudget: number) {
  return inFolder({ in: text }, async (folder) => {
    const read = readConversation(await byteSource(`${folder}/in`));
    const { parsed } = read;
    const limits = { inputBudget, notesReserve: Math.floor(inputBudget / 4) };
    const request = { ...parsed.conversation, ...limits };
    const result = compact(request, charactersCounter());
    return { ...result, written: [...read.write(result)].join("") };
  });
}

function layoutTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: !canRun, fn });
}

const isLines = (format: FormatName) =>
  format === "claude-code" || format === "codex";

const spread = (text: string, indent: string | number) =>
  JSON.stringify(JSON.parse(text), null, indent);

/** A document in one line as Python writes it. */
const asPython = (text: string) =>
  spread(text, 1).replace(/,\n */g, ", ").replace(/\n */g, "");

type Layout = readonly [string, (text: string) => string];

const DOCUMENTS: readonly Layout[] = [
  ["2 spaces", (text) => spread(text, 2)],
  ["4 spaces, with a last line end", (text) => `${spread(text, 4)}\n`],
  ["tabs", (text) => spread(text, "\t")],
  ["one line", (text) => spread(text, 0)],
  ["one line with spaces", asPython],
  ["CR LF", (text) => spread(text, 2).replaceAll("\n", "\r\n")],
  ["a byte order mark", (text) => `\ufeff${spread(text, 2)}`],
  [
    "a byte order mark, CR LF and a last line end",
    (text) => `\ufeff${spread(text, "\t")}\n`.replaceAll("\n", "\r\n"),
  ],
  ["blank lines around it", (text) => `\n\n${spread(text, 2)}\n\n\n`],
];

const LINES: readonly Layout[] = [
  ["CR LF", (text) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text) => `\ufeff${text}`],
];

for (const format of FORMAT_NAMES) {
  layoutTest(`compact keeps the layout of ${format}`, async () => {
    const text = FORMAT_FILES[format];
    const plain = await compacted(text);
    for (const [what, laid] of isLines(format) ? LINES : DOCUMENTS) {
      const given = laid(text);
      assertEquals(await compacted(given), laid(plain), what);
    }
  });
}

/** With what stands between values, and as much of a line as a client had written. */
const ODD_LINES: readonly Layout[] = [
  ...LINES,
  [
    "blank lines",
    (text) => `\n \r\n${text.replaceAll("\n", "\n\r\n\t\n")}\n\n`,
  ],
  ["spaces around lines", (text) => ` ${text.replaceAll("\n", "\t \n ")}`],
  ["no last line end", (text) => text.trimEnd()],
  ["half a last line", (text) => `${text}{"type":"é`],
];

layoutTest("compact writes what fits as it came", async () => {
  for (const format of FORMAT_NAMES) {
    for (const [what, laid] of isLines(format) ? ODD_LINES : DOCUMENTS) {
      const given = laid(FORMAT_FILES[format]);
      const { written } = await writtenWithin(given, 9999);
      assertEquals(written, given, `${format}, ${what}`);
    }
  }
});

layoutTest(
  "compact escapes what it writes where all of a file is escaped",
  async () => {
    const ascii = (text: string) =>
      text.replace(
        /[\u0080-\uffff]/g,
        (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    const text = JSON.stringify([
      { role: "user", content: "Kisten für Zürich must ship 🚢 on Friday." },
      { role: "assistant", content: "We talk. ".repeat(99) },
      { role: "user", content: "Und?" },
    ]);
    assertEquals(await compacted(ascii(text)), ascii(await compacted(text)));
    assertStringIncludes(await compacted(ascii(text)), "Z\\u00fcrich");
  },
);

layoutTest(
  "compact ends the last line of a session: clients add lines to it",
  async () => {
    for (const format of FORMAT_NAMES.filter(isLines)) {
      const text = FORMAT_FILES[format];
      assertEquals(await compacted(text.trimEnd()), await compacted(text));
    }
  },
);

layoutTest(
  "compact keeps the numbers of a line that follows another one now, or carries the notes",
  async () => {
    const round = (id: string): HistoryRound => ({
      said: "",
      calls: [{
        id,
        name: "run",
        arguments: {},
        result: `It must ship by ${id}. ${"We talk. ".repeat(30)}`,
      }],
    });
    const session = toSession({
      system: "",
      unknown: {},
      turns: [{ asked: ["Run them."], rounds: ["c1", "c2", "c3"].map(round) }],
    });
    const numbered = session.map((value, index) =>
      `${
        JSON.stringify(value).slice(0, -1)
      }, "x_id": 1234567890123456789${index}}`
    );
    const text = await compacted(numbered.join("\r\n"), 170);
    const written = text.trimEnd().split("\r\n");
    const changed = written.filter((line) => !numbered.includes(line));
    const [carrier, follower, ...more] = changed;
    assertEquals(more, []);
    assertStringIncludes(carrier, "<notes>");
    const uuid = JSON.parse(carrier).uuid;
    assertEquals(JSON.parse(follower).parentUuid, uuid);
    for (const line of changed) {
      const end = /, "x_id": \d{20}\}$/.exec(line);
      assert(numbered.some((given) => given.endsWith(end?.[0] ?? "none")));
    }
  },
);
