import { assert, assertEquals } from "@std/assert";
import {
  fakeHeadroom,
  inFolder,
  type PackFolder,
  packTest,
} from "../pack_script_scene.ts";
import { typeError } from "../pack_scene.ts";
import { leftOf } from "./hostile_log.ts";
import { ORDINARY_TEXTS } from "./ordinary_texts.ts";
import { type Placement, placements } from "./placements.ts";

const PLACEMENTS = [...placements()];
const BUDGET = ["--budget=9000000", "--counter=characters"];

/** Parts of the secrets that are left in what the script gave away: those of `leftOf`, found in one go. */
function leftIn(
  given: readonly string[],
  hostile: readonly Placement[],
): readonly string[] {
  const seen = given.join("\n");
  const parts = new Set<string>();
  for (let at = 0; at + 8 <= seen.length; at++) {
    parts.add(seen.slice(at, at + 8));
  }
  const isThere = {
    includes: (part: string) =>
      part.length === 8 ? parts.has(part) : seen.includes(part),
  };
  return hostile.flatMap(({ log, where }) =>
    log.values.flatMap((value) => [
      value,
      JSON.stringify(value).slice(1, -1),
      JSON.stringify(JSON.stringify(value)).slice(3, -3),
    ]).flatMap((value) => leftOf(value, isThere))
      .map((part) => `${where}: ${part}`)
  );
}

/** Writes each placement as a file and names it so. */
async function written(
  { write }: PackFolder,
  hostile: readonly Placement[],
  ending = "log",
): Promise<readonly string[]> {
  const kinds: Record<string, string> = { log: "log", md: "file", py: "file" };
  return await Promise.all(hostile.map(async ({ log }, index) => {
    await write(`${index}.${ending}`, log.text);
    return `--${kinds[ending]}=@${index}.${ending}`;
  }));
}

packTest(
  "no secret of 300 hostile logs is in any pack, warning or request of the script",
  () =>
    inFolder({}, async (folder) => {
      const hostile = PLACEMENTS.filter((_, index) => index % 10 === 2);
      assert(hostile.length >= 300, String(hostile.length));
      await using server = fakeHeadroom();
      const files = await written(folder, hostile);
      const headroom = ["--compress=headroom", `--headroom-url=${server.url}`];
      for (
        const args of [
          [],
          headroom,
          ["--compress", "--format=json", "--ratio=0.3"],
          ["--tail=3", "--compress=truncate"],
        ]
      ) {
        const { code, out, err } = await folder.pack([
          ...files,
          ...BUDGET,
          ...args,
          ...hostile.slice(0, 3).map(({ log }) =>
            `--preserve=${log.values[0]}`
          ),
        ]);
        assertEquals(code, 0, err);
        assertEquals(leftIn([out, err, ...server.bodies], hostile), []);
        assert(out.includes("ERROR stage 3 failed at valve 17"));
        assert(out.includes("REDACTED"));
      }
      assert(server.bodies.length >= 290, String(server.bodies.length));
    }),
);

packTest(
  "no secret is in a pack from a report, an exact item, a source, a label, a name or a diagnostic",
  () =>
    inFolder({}, async (folder) => {
      const hostile = PLACEMENTS.filter(({ log, carrier }, index) =>
        index % 23 === 3 && carrier.name === "bare" ||
        index % 61 === 5 && log.text !== ""
      );
      assert(hostile.length >= 15, String(hostile.length));
      const escape = (text: string) =>
        text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(
          '"',
          "&quot;",
        ).replaceAll("'", "&apos;");
      const cases = hostile.map(({ log }, index) =>
        `<testcase name="t${index}" classname="${
          escape(log.text)
        }"><failure message="${escape(log.text)}">${
          escape(log.text)
        }</failure></testcase>`
      );
      await folder.write(
        "junit.xml",
        `<testsuite name="s">${cases.join("\n")}</testsuite>`,
      );
      await folder.write(
        "exact.json",
        JSON.stringify(
          hostile.map(({ log }) => ({
            kind: log.text,
            id: log.text,
            text: log.text,
          })),
        ),
      );
      const diagnostics = hostile.map(({ log }) =>
        `FAILED\nsrc/a.ts(1,2): error TS2304: ${log.text}\n${
          typeError("tank")
        }\nError: ${log.text.split("\n")[0]}\n`
      );
      await folder.write("facts.log", diagnostics.join("\n"));
      const sources = await written(folder, hostile, "md");
      const token = ["gh", "p_0123456789abcdefABCDEF0123456789abcd"].join("");
      await folder.write(`${token}.log`, `${typeError("valve")}\n`);
      for (const format of ["text", "json"]) {
        const { code, out, err } = await folder.pack([
          "--log=@facts.log",
          `--log=@${token}.log`,
          "--junit=@junit.xml",
          "--exact=@exact.json",
          ...sources,
          `--check=${hostile[0].log.text}`,
          `--format=${format}`,
          ...BUDGET,
        ]);
        assertEquals(code, 0, err);
        assertEquals(leftIn([out, err], hostile), []);
        assert(!(out + err).includes(token.slice(4, 16)));
        assert(/\[REDACTED:[a-z-]+\]\.log/.test(out));
        assert(out.includes(typeError("tank")));
      }
    }),
);

packTest(
  "no secret is in the message of an error, whatever it is about",
  () =>
    inFolder({ "ci.log": "a\n" }, async (folder) => {
      const hostile = PLACEMENTS.filter(({ secret, carrier }) =>
        secret.lines.length === 1 && carrier.name === "bare"
      ).filter(({ secret }, index, all) =>
        all.findIndex((one) => one.secret === secret) === index
      );
      assert(hostile.length >= 15, String(hostile.length));
      for (const [index, { secret: { lines: [line] } }] of hostile.entries()) {
        await folder.write(
          "broken.xml",
          `<testsuite><testcase ${line} name=></testsuite>`,
        );
        await folder.write("broken.json", `[{ "text": ${line} }]`);
        await folder.write("odd.json", JSON.stringify([{ [line]: line }]));
        const [args] = [
          ["--junit=@broken.xml"],
          ["--exact=@broken.json"],
          ["--exact=@odd.json"],
          [`--log=@${line}.log`.replaceAll("\0", "")],
          ["--log=@ci.log", `--format=${line}`],
          ["--log=@ci.log", `--counter=${line}`],
        ].slice(index % 6);
        const { code, out, err } = await folder.pack(args);
        assertEquals([code, out], [2, ""], err);
        assertEquals(leftIn([err], [hostile[index]]), []);
      }
    }),
);

packTest(
  "texts that only look like secrets come out of the script as they are",
  () =>
    inFolder({}, async ({ pack, write }) => {
      const text = ORDINARY_TEXTS.join("\n") + "\n";
      assert(ORDINARY_TEXTS.length >= 300);
      await write("ordinary.log", text);
      const { code, out } = await pack([
        "--log=@ordinary.log",
        "--format=json",
        "--tail=100000",
        ...BUDGET,
      ]);
      assertEquals(code, 0);
      const { manifest, supporting: [shown], facts } = JSON.parse(out);
      assertEquals(manifest.files[0].redactions, []);
      assertEquals(manifest.redactions, []);
      const exact = [
        ...facts.diagnostics,
        ...facts.errorLines.flatMap((
          one: Record<string, unknown>,
        ) => [one.first, one.last]),
      ].flatMap(({ text }) => text.split("\n"));
      const left = shown.text.split("\n").slice(0, -1);
      assertEquals(
        new Set([...left, ...exact]),
        new Set(ORDINARY_TEXTS.flatMap((one) => one.split("\n"))),
      );
    }),
);
