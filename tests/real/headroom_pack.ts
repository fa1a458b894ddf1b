/**
 * Claims about packs with a real Headroom server, through the whole script; `deno task test:headroom` runs them.
 *
 * @module
 */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { redact } from "../../lib/text/redact.ts";
import { requestOf } from "../headroom_scene.ts";
import { typeError } from "../pack_scene.ts";
import { inFolder, type PackFolder } from "../pack_script_scene.ts";
import type { Ended } from "../run_script_file.ts";
import { JSON_RECORDS, LOG_LINES } from "./headroom_texts.ts";
import { recordingProxy } from "./recording_proxy.ts";

const url = Deno.env.get("HOLDFAST_HEADROOM_URL")!;
const SECRET = ["ghp", "Zk3vQ9xT7bLm2RwYc8NpD4sHg6JfAe1UoXiB"].join("_");
const FILES = {
  "ci.log": `${
    LOG_LINES.replace("worker-3", `Authorization: Bearer ${SECRET}`)
  }\n${typeError("tank")}\n`,
  "records.log": `${typeError("valve")}\n${JSON_RECORDS}`,
  "exact.json": JSON.stringify([
    { kind: "change-plan-scope", text: `lib/pack/** with ${SECRET}` },
  ]),
};
const ARGS = [
  "--log=@ci.log",
  "--log=@records.log",
  "--exact=@exact.json",
  "--check=unit-check",
  "--tail=1000",
  "--ratio=0.8",
  "--compress=headroom",
  `--preserve=${SECRET}`,
];

/** A pack, and what left the machine for it. */
async function packed(
  { pack }: PackFolder,
  args: readonly string[],
): Promise<Ended & { readonly sent: readonly string[]; readonly url: string }> {
  await using proxy = recordingProxy(url);
  const ended = await pack([...ARGS, `--headroom-url=${proxy.url}`, ...args]);
  console.log(ended.err);
  return { ...ended, sent: [...proxy.sent], url: proxy.url };
}

Deno.test("a real server shrinks the supporting context of a pack, and the same bytes twice", () =>
  inFolder(FILES, async (folder) => {
    const { code, out, err } = await packed(folder, [
      "--budget=20000",
      "--format=json",
      "--require-compression",
    ]);
    assertEquals(code, 0, err);
    const { manifest, facts } = JSON.parse(out);
    for (const { supporting, path } of manifest.files.slice(0, 2)) {
      const { before, after } = supporting.tokens;
      console.log(`${path}: ${before} → ${after} Gemma tokens`);
      assertEquals(supporting.backend, "headroom");
      assert(after < 0.8 * before);
    }
    assertEquals(
      facts.diagnostics.map(({ text }: { text: string }) => text),
      [typeError("tank"), typeError("valve")],
    );
    const again = await packed(folder, [
      "--budget=20000",
      "--format=json",
      "--require-compression",
    ]);
    assertEquals(again.out, out);
  }));

Deno.test("what leaves for a real server are the two contexts, byte for byte, and nothing of the rest of the pack", () =>
  inFolder(FILES, async (folder) => {
    const { code, out, err, sent, url } = await packed(folder, [
      "--budget=20000",
    ]);
    assertEquals(code, 0, err);
    const { text: clean } = redact(
      FILES["ci.log"].split("\n").filter(
        (line) => line !== typeError("tank") && !line.includes(" ERROR "),
      ).join("\n"),
    );
    const known = clean.replace("github-token", "secretlint-github");
    assertEquals(sent.length, 2);
    for (const [index, text] of [known, JSON_RECORDS].entries()) {
      const whole = requestOf(url, JSON.stringify(text));
      assert(
        sent[index] === whole,
        `other bytes left: ${sent[index].slice(0, 900)}`,
      );
    }
    for (
      const kept of ["TS2304", "lib/pack", "ci.log", "unit-check", "SHA-256"]
    ) {
      assert(!sent.join("").includes(kept), kept);
      assertStringIncludes(out, kept);
    }
    for (const given of [out, err, ...sent]) {
      assert(!given.includes(SECRET.slice(4, 20)));
    }
  }));

Deno.test("a budget that the real server's answers do not fit is kept, and the server is asked once an item", () =>
  inFolder(FILES, async (folder) => {
    const { code, out, err, sent } = await packed(folder, [
      "--budget=2500",
      "--format=json",
    ]);
    assertEquals(code, 0, err);
    const { manifest } = JSON.parse(out);
    assertEquals(sent.length, 2);
    assertEquals(manifest.files[1].supporting.fallback?.reason, "over-target");
    assertStringIncludes(err, "Warning: headroom is experimental\n");
  }));
