import { assertEquals } from "@std/assert";
import { downloadProgress } from "../scripts/download_progress.ts";

const FILE = { name: "a.json", bytes: 2_000_000, sha256: "" };

function shown(isTerminal: boolean): string {
  let text = "";
  const { say, progress } = downloadProgress(
    isTerminal,
    (more) => text += more,
  );
  say("getting a.json");
  for (let i = 1; i <= 1_000; i++) progress(FILE, i * 1_000);
  say("broke off");
  for (let i = 1; i <= 2_000; i++) progress(FILE, i * 1_000);
  return text;
}

Deno.test("downloadProgress() prints a line per quarter where stderr is no terminal", () => {
  assertEquals(
    shown(false),
    [
      "getting a.json",
      "a.json:  25 % of 2.0 MB",
      "a.json:  50 % of 2.0 MB",
      "broke off",
      "a.json:  25 % of 2.0 MB",
      "a.json:  50 % of 2.0 MB",
      "a.json:  75 % of 2.0 MB",
      "a.json: 100 % of 2.0 MB",
      "",
    ].join("\n"),
  );
});

Deno.test("downloadProgress() keeps to one line on a terminal until it is full or something is said", () => {
  const lines = shown(true).split("\n");
  assertEquals(lines.length, 5);
  assertEquals(lines[1].split("\r").at(-1), "a.json:  50 % of 2.0 MB");
  assertEquals(lines[2], "broke off");
  assertEquals(lines[3].split("\r").at(-1), "a.json: 100 % of 2.0 MB");
});
