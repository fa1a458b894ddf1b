import { cleanReply } from "../../lib/answer/clean_reply.ts";
import type { Decision } from "../../lib/answer/decision.ts";
import { gradeAnswer } from "../../lib/answer/grade_answer.ts";
import { FormatError, readJUnit } from "../../lib/edge/junit.ts";
import { findDiagnostics, outline } from "../../lib/pack/mod.ts";
import { factSpans } from "../../lib/probe/facts/fact_spans.ts";

/** What reads texts of strangers, and what of them makes a careless pattern slow. */
export interface HardReader {
  readonly name: string;
  /** Characters of the largest text that it has to take. */
  readonly most: number;
  read(text: string): unknown;
  /** Each is repeated to the wanted length. */
  readonly pieces: readonly string[];
}

const DIAGNOSTICS = [
  "a(1,2): error TSa(1,2): error T(",
  ":1:1: a.c:1:1: a.ts:1:1 - ",
  " ",
  "x [Error x [Error (a (a ",
  "a/-b.c",
  "\x1b]\x1b[3\x1b(",
  "\r \r",
  "Traceback (most recent call last):\n",
  "error: Uncaught x\n",
  "TypeError: x\n",
  "TS1 [ERROR]: x\n",
  "error[a]: x\n --> a:1:1\n",
  "In file included from a.h:1:\n",
  "--- FAIL: T/a/b (0.00s)\n",
  "panic: x\nthread 'a' panicked at a.rs:1:2:\n",
  "---- a stdout ----\n",
  "== FAILURES ==\n_ a _\nE   x\n",
  "E   x\n",
  "_ a _\n",
  "== short test summary info ==\nFAILED a\n",
  "    at a (b:1:1)\n",
];

const SOURCES =
  "/*|\"|'''|`\n|(|{\n|r#\"|#[a]\n|import (\n|fn f(\n|@a\n|```\n|# x\n|\\| |def f(|def f():\n "
    .split("|");

const REPORTS =
  '<!--|<![CDATA[|<a>|<a/>|&#1;|<|]]>|<a b="c"/>|<testcase><failure>x</failure></testcase>'
    .split("|");

const FACTS = [
  ...["a1", "1", "1.", "/", "a/", "://", "_", "a:", "[ ] ", "A-", "March 1 "],
  ...["AaError: ", "must ", "k=1 ", "- a b c d\n", "aGVsbG8", "$1,000", "\\"],
  ...['"', "年月日1", "lorem ipsum "],
];

const ANSWERS = [
  ...["copper ", "not ", "copper, ", "no longer used ", "* ", '"', "“", "'"],
  ...["(", "|", "|---\n", "a:\n", "- old:\n", "# Old\n", "> ", "~~copper"],
  ...["<del>", ".", "?", "。", "铜", "不再使用铜，", "銅を", " ", "\n", "1,"],
  ...["12:", "_", "-"],
];

const PIPE: readonly Decision[] = [
  {
    id: "old",
    values: ["copper", "铜", "銅"],
    current: false,
    replacedBy: "new",
  },
  { id: "new", values: ["PEX"], current: true },
];

/** Each reader with its hard pieces. */
export const HARD_READERS: readonly HardReader[] = [
  {
    name: "findDiagnostics()",
    most: 1_000_000,
    // The first lines decide which sections a log has.
    read: (text) => [
      findDiagnostics(text, "log"),
      findDiagnostics(`== FAILURES ==\nError: x\n${text}`, "log"),
    ],
    pieces: DIAGNOSTICS,
  },
  ...["py", "go", "rs", "md"].map((ending) => ({
    name: `outline() of ${ending}`,
    most: 1_000_000,
    read: (text: string) => outline(`a.${ending}`, text),
    pieces: SOURCES,
  })),
  { name: "readJUnit()", most: 1_000_000, read: readReport, pieces: REPORTS },
  {
    name: "factSpans()",
    most: 1_000_000,
    read: (text) => factSpans({ text, source: { turn: "T1", role: "user" } }),
    pieces: FACTS,
  },
  {
    name: "cleanReply()",
    most: 1_000_000,
    read: (content) => cleanReply({ content }),
    pieces: ["<think>", "x <think> ", "</think>", "`<think>` "],
  },
  {
    name: "gradeAnswer()",
    most: 100_000,
    read: (text) => gradeAnswer(`${text}copper PEX`, PIPE),
    pieces: ANSWERS,
  },
];

/** A report of so many characters is read, or refused with its place. */
function readReport(inner: string): unknown {
  try {
    return readJUnit(`<testsuite>${inner}</testsuite>`, "x");
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** A text of about so many characters, made of one piece. */
export function hardText(piece: string, chars: number): string {
  return piece.repeat(Math.ceil(chars / piece.length));
}
