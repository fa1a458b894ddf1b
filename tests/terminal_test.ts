import { assertEquals } from "@std/assert";
import { terminalFrom, type TerminalSigns } from "../scripts/terminal.ts";

const PLAIN: TerminalSigns = {
  isTerminal: true,
  noColor: false,
  term: "xterm-256color",
  cliColor: undefined,
};

/** Whether colours, and lines that are written again, may go to a stream. */
const CASES:
  readonly (readonly [string, Partial<TerminalSigns>, boolean, boolean])[] = [
    ["a terminal", {}, true, true],
    [
      "a terminal of which nothing more is known",
      { term: undefined },
      true,
      true,
    ],
    ["no terminal", { isTerminal: false }, false, false],
    ["NO_COLOR", { noColor: true }, false, true],
    ["CLICOLOR=0", { cliColor: "0" }, false, true],
    ["CLICOLOR=1", { cliColor: "1" }, true, true],
    [
      "CLICOLOR=1 in a pipe",
      { cliColor: "1", isTerminal: false },
      false,
      false,
    ],
    ["TERM=dumb", { term: "dumb" }, false, false],
  ];

for (const [what, signs, colours, moves] of CASES) {
  Deno.test(`terminalFrom() knows ${what}`, () => {
    assertEquals(terminalFrom({ ...PLAIN, ...signs }), { colours, moves });
  });
}

const scripts = new URL("../scripts/", import.meta.url);
const ignore =
  Deno.permissions.querySync({ name: "read", path: scripts }).state !==
    "granted";
const title =
  "scripts ask one place whether a stream takes colours or a moving line";

Deno.test(title, { ignore }, () => {
  const asking: string[] = [];
  const look = (folder: URL) => {
    for (const { name, isDirectory } of Deno.readDirSync(folder)) {
      const url = new URL(isDirectory ? `${name}/` : name, folder);
      if (isDirectory) look(url);
      else if (
        /Deno\.noColor|\.isTerminal\(\)/.test(Deno.readTextFileSync(url))
      ) {
        asking.push(name);
      }
    }
  };
  look(scripts);
  assertEquals(asking.sort(), ["print.ts", "terminal.ts"]);
});
