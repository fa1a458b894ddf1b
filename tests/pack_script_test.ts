import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { sha256 } from "../lib/edge/sha256.ts";
import { ticks, typeError } from "./pack_scene.ts";
import {
  fakeHeadroom,
  FLAGS,
  inFolder,
  packTest,
  PROJECT,
} from "./pack_script_scene.ts";
import { auditUses, runScriptFile, scriptCommand } from "./run_script_file.ts";

const LOG = `${ticks(40)}${typeError("tank")}\n${ticks(30, "valve")}`;
const FILES = {
  "logs/ci.log": LOG,
  "tank.ts": "export function fill(\n  litres: number,\n): void {}\n",
};
const COUNT = "--counter=characters";

packTest(
  "pack prints facts, manifest and supporting context, in the model's own tokens",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const { code, out, err } = await pack([
        "--log=@logs/ci.log",
        "--file=@tank.ts",
        "--check=unit",
        "--exit-code=2",
      ]);
      assertEquals([code, err], [0, ""]);
      const hash = await sha256(new TextEncoder().encode(LOG));
      for (
        const part of [
          "Check unit ended with exit code 2.",
          "### logs/ci.log L41: tsc compile error\n```\nsrc/tank.ts(12,5)",
          typeError("tank"),
          "- budget: 4000 tokens of gemma-4-E2B; not compressed",
          `- logs/ci.log (log): ${LOG.length} bytes, SHA-256 ${hash}; 71 lines = 1 exact facts + 70 shown + 0 omitted`,
          "- tank.ts (source): ",
          "### tank.ts: outline from L1–L3\n```\nexport function fill(\n",
        ]
      ) assertStringIncludes(out, part);
      assert(!out.includes("/tmp"), "it names an absolute path");
    }),
);

packTest(
  "pack gives the same bytes twice, also under another root and in JSON",
  () =>
    inFolder(FILES, (one) =>
      inFolder(FILES, async (other) => {
        for (const format of ["text", "json"]) {
          const args = [
            "--log=@logs/ci.log",
            "--compress",
            `--format=${format}`,
          ];
          const first = await one.pack(args);
          assertEquals(first.code, 0);
          assertEquals(await one.pack(args), first);
          assertEquals(await other.pack(args), first);
        }
      })),
);

packTest("pack without an input says how it is used, with 2", async () => {
  for (const args of [[], ["--check=unit", "--exit-code=1"]]) {
    const { code, out, err } = await runScriptFile("scripts/pack.ts", args);
    assertEquals([code, out], [2, ""]);
    assert(err.startsWith("Usage: deno task pack [--log FILE]"), err);
    assertEquals(err.split("\n").length, 2);
  }
});

packTest(
  "pack names no secret of the command line in what it prints",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const token = "gh" + "p_0123456789abcdefghij";
      for (const option of [`--out=@out-${token}.txt`, `--${token}`]) {
        const { err } = await pack(["--log=@logs/ci.log", option]);
        assertStringIncludes(err, "[REDACTED:github-token]");
        assert(!err.includes(token), err);
      }
    }),
);

packTest(
  "pack refuses a link to itself, and an address that has no use where the file turns compression off",
  () =>
    inFolder({
      ...FILES,
      "holdfast.json": JSON.stringify({
        compression: { enabled: false, backend: "headroom" },
      }),
    }, async ({ path, pack }) => {
      await Deno.symlink("loop.log", `${path}/loop.log`);
      const loop = await pack(["--log=@loop.log"]);
      assertEquals([loop.code, loop.out], [2, ""]);
      assertStringIncludes(loop.err, "it is a link that leads to itself");
      const unused = await pack([
        "--log=@logs/ci.log",
        "--headroom-url=http://127.0.0.1:9",
      ]);
      assertEquals([unused.code, unused.out], [2, ""]);
      assertStringIncludes(
        unused.err,
        "--headroom-url goes with --compress headroom",
      );
    }),
);

packTest(
  "pack reads a log once that is named in two ways",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const once = await pack(["--log=@logs/ci.log"]);
      const twice = await pack(["--log=@logs/ci.log", "--log=@./logs/ci.log"]);
      assertEquals([twice.code, twice.out], [0, once.out]);
    }),
);

packTest(
  "pack refuses wrong options by name, with 2 and one line",
  () =>
    inFolder(FILES, async ({ pack }) => {
      for (
        const [option, part] of [
          ["--budget=0", "--budget is a whole number of at least 1, found 0"],
          ["--budget=many", "--budget"],
          ["--tail=0", "--tail is a whole number of at least 1"],
          ["--exit-code=one", "--exit-code"],
          ["--format=xml", "--format is text or json, found xml"],
          [
            "--compress=zip",
            "--compress: expected none, truncate, extractive or headroom",
          ],
          ["--ratio=0.5", "--ratio goes with --compress"],
          [
            "--headroom-url=http://127.0.0.1:9",
            "--headroom-url goes with --compress headroom",
          ],
          ["--root=nowhere", "nowhere"],
          ["--log=@logs/ci.log", "is named twice"],
          ["--log=@nowhere.log", "nowhere.log"],
          ["--log=@logs", "it is no file"],
          ["--junit=@logs/ci.log", "logs/ci.log: Cannot read the JUnit report"],
          [
            "--exact=@logs/ci.log",
            "Cannot read logs/ci.log: line 1: this is not JSON",
          ],
          ["--preserve= ", "preserve"],
          ["--counter=words", "--counter"],
          ["@logs/ci.log", "Files are named with --log"],
        ]
      ) {
        const { code, out, err } = await pack(["--log=@logs/ci.log", option]);
        assertEquals([code, out], [2, ""], `${option} ${err}`);
        assertStringIncludes(err, part);
        assertEquals(err.trimEnd().split("\n").length, 1, err);
      }
      for (const ratio of ["0", "1.5", "half"]) {
        const { code, err } = await pack([
          "--log=@logs/ci.log",
          "--compress",
          `--ratio=${ratio}`,
        ]);
        assertEquals(code, 2);
        assertStringIncludes(
          err,
          "--ratio: expected a number over 0 and up to 1",
        );
      }
      const both = await pack([
        "--log=@logs/ci.log",
        "--compress=none",
        "--require-compression",
      ]);
      assertEquals([both.code, both.err], [
        2,
        "--require-compression needs a backend, found none\n",
      ]);
    }),
);

packTest(
  "pack ends with 1 and both numbers where facts and manifest do not fit",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const { code, out, err } = await pack([
        "--log=@logs/ci.log",
        "--budget=60",
      ]);
      assertEquals([code, out], [1, ""]);
      assert(
        /^Cannot make the pack: exact facts and manifest need \d+ tokens, the budget is 60\n$/
          .test(err),
        err,
      );
    }),
);

packTest(
  "pack reads no file outside its root, by whatever name",
  () =>
    inFolder(
      { "inside/ci.log": LOG, "outside.log": LOG },
      async ({ path, pack }) => {
        const root = `--root=${path}/inside`;
        await Deno.symlink("../outside.log", `${path}/inside/link.log`);
        await Deno.symlink("..", `${path}/inside/up`);
        await Deno.symlink("ci.log", `${path}/inside/own.log`);
        await Deno.symlink(`${path}/inside`, `${path}/door`);
        for (
          const [name, problem] of [
            ["@outside.log", "it is outside the root"],
            ["@inside/../outside.log", "it is outside the root"],
            ["@inside/link.log", "it is a link that leaves the root"],
            ["@inside/up/outside.log", "it is a link that leaves the root"],
            ["/etc/hostname", "it is outside the root"],
            ["/dev/null", "it is outside the root"],
          ]
        ) {
          const strict = await pack([root, `--log=${name}`, COUNT], {
            flags: [`--allow-read=.cache,${path}/inside`],
          });
          assertEquals([strict.code, strict.out], [2, ""], name);
          assertStringIncludes(strict.err, problem);
          for (const kind of ["log", "junit", "file", "exact"]) {
            const { code, out, err } = await pack([
              root,
              `--${kind}=${name}`,
              COUNT,
            ]);
            assertEquals([code, out], [2, ""], name);
            assertStringIncludes(err, problem);
            assertEquals(err.split("\n").length, 2);
          }
        }
        for (const name of ["@inside/own.log", "@door/ci.log"]) {
          const { code, out } = await pack([root, `--log=${name}`, COUNT]);
          assertEquals(code, 0);
          assertStringIncludes(out, `- ${name.replace(/^.*\//, "")} (log): `);
        }
      },
    ),
);

packTest(
  "a configuration that is a link out of the root is refused",
  () =>
    inFolder(
      { "inside/ci.log": LOG, "secret.json": "{}" },
      async ({ path, pack }) => {
        await Deno.symlink("../secret.json", `${path}/inside/holdfast.json`);
        const { code, err } = await pack([
          `--root=${path}/inside`,
          "--log=@inside/ci.log",
        ]);
        assertEquals([code, err], [
          2,
          "Cannot read holdfast.json: it is a link that leaves the root\n",
        ]);
      },
    ),
);

packTest(
  "pack reads UTF-16 as it is, and says which bytes are no text",
  () =>
    inFolder({}, async ({ pack, write }) => {
      const wide = new Uint16Array(
        [...`\ufeff${LOG}`].map((c) => c.charCodeAt(0)),
      );
      await write("wide.log", new Uint8Array(wide.buffer));
      const { out, err } = await pack(["--log=@wide.log", COUNT]);
      assertStringIncludes(out, typeError("tank"));
      assertEquals(err, "");
      await write("odd.log", new Uint8Array([0x61, 0xff, 0x0a]));
      const odd = await pack(["--log=@odd.log", COUNT]);
      assertEquals(odd.code, 0);
      assertEquals(
        odd.err,
        "Warning: odd.log: it is not UTF-8 throughout; some bytes are shown as �\n",
      );
    }),
);

packTest(
  "pack --out writes the whole pack, and never over a file that it reads",
  () =>
    inFolder({ ...FILES, "holdfast.json": "{}" }, async ({ path, pack }) => {
      const args = ["--log=@logs/ci.log", COUNT];
      const printed = await pack(args);
      const { code, out, err } = await pack([...args, "--out=@pack.md"]);
      assertEquals([code, out], [0, ""]);
      assert(/^Wrote .*pack\.md: \d+ of 4000 tokens\n$/.test(err), err);
      assertEquals(await Deno.readTextFile(`${path}/pack.md`), printed.out);
      await Deno.symlink("logs/ci.log", `${path}/link.md`);
      for (const name of ["logs/ci.log", "link.md", "holdfast.json"]) {
        const refused = await pack([...args, `--out=@${name}`]);
        assertEquals(refused.code, 2, name);
        assertStringIncludes(refused.err, "is a file that is read");
      }
      assertEquals(await Deno.readTextFile(`${path}/logs/ci.log`), LOG);
      const large = await pack([...args, "--out=@pack.md", "--budget=50"]);
      assertEquals(large.code, 1);
      assertEquals(await Deno.readTextFile(`${path}/pack.md`), printed.out);
      const names = [...Deno.readDirSync(path)].map(({ name }) => name);
      assertEquals(names.filter((name) => name.endsWith(".part")), []);
    }),
);

packTest(
  "pack --compress headroom has the server shrink supporting context, and only that leaves",
  () =>
    inFolder(FILES, async ({ pack }) => {
      await using server = fakeHeadroom();
      const { code, out, err } = await pack([
        "--log=@logs/ci.log",
        "--file=@tank.ts",
        "--check=unit-check",
        "--compress=headroom",
        `--headroom-url=${server.url}`,
      ]);
      assertEquals([code, err], [0, "Warning: headroom is experimental\n"]);
      assertStringIncludes(out, "by headroom for a target of");
      const sent = server.bodies.map((body) => JSON.parse(body));
      assertEquals(sent.map(({ messages }) => messages[0].content), [
        ticks(40) + ticks(30, "valve"),
        FILES["tank.ts"],
      ]);
      assertEquals(sent.map((body) => Object.keys(body)), [[
        "messages",
        "model",
      ], ["messages", "model"]]);
      for (const kept of ["TS2304", "ci.log", "tank.ts", "unit-check"]) {
        assert(!server.bodies.join("").includes(kept), kept);
      }
    }),
);

packTest(
  "pack without a server warns and is extractive, and ends with 1 and the install line where it is required",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const args = [
        "--log=@logs/ci.log",
        "--compress=headroom",
        "--headroom-url=http://127.0.0.1:9",
      ];
      const { code, out, err } = await pack(args);
      assertEquals(code, 0);
      assertStringIncludes(
        err,
        "Headroom is not running at http://127.0.0.1:9. Install and start it: pip install",
      );
      assertStringIncludes(out, "extractive instead of headroom: missing");
      const required = await pack([...args, "--require-compression"]);
      assertEquals([required.code, required.out], [1, ""]);
      assertStringIncludes(
        required.err,
        'pip install "headroom-ai[proxy]" && headroom proxy',
      );
    }),
);

const REPORT =
  'addEventListener("unload",()=>console.error(["read","write","env"].map((name)=>Deno.permissions.querySync({name}).state).join(" "),Deno.permissions.querySync({name:"net",host:"127.0.0.1"}).state))';
const AT_READING =
  'const{readFile}=Deno;Deno.readFile=(...a)=>{console.error(Deno.permissions.querySync({name:"net",host:"127.0.0.1"}).state);return readFile(...a)}';

packTest(
  "pack has given every permission back in the end, and net before it reads a log where no provider is asked",
  () =>
    inFolder(FILES, async ({ pack }) => {
      const flags = (
        script: string,
      ) => [...FLAGS, `--preload=data:text/javascript,${script}`];
      for (const args of [[], ["--out=@pack.md"], ["--compress"]]) {
        const all = ["--log=@logs/ci.log", COUNT, ...args];
        const { code, err } = await pack(all, { flags: flags(REPORT) });
        assertEquals([code, err.split("\n").at(-2)], [
          0,
          "prompt prompt prompt prompt",
        ]);
        const reading = await pack(all, { flags: flags(AT_READING) });
        assertEquals(reading.err.split("\n")[0], "prompt");
      }
    }),
);

packTest(
  "pack asks for nothing but its files, the tokenizer and, where it is asked, Headroom",
  () =>
    inFolder(FILES, async ({ path, pack }) => {
      const audit = await Deno.makeTempFile({ suffix: ".jsonl" });
      await using server = fakeHeadroom();
      const kinds: string[][] = [];
      for (
        const args of [["--compress"], [
          "--compress=headroom",
          `--headroom-url=${server.url}`,
        ]]
      ) {
        await Deno.writeTextFile(audit, "");
        const env = { DENO_AUDIT_PERMISSIONS: audit };
        const { code } = await pack([
          "--log=@logs/ci.log",
          "--file=@tank.ts",
          ...args,
        ], { env });
        assertEquals(code, 0);
        const uses = await auditUses(audit);
        kinds.push(
          [...new Set(uses.map(({ permission }) => permission))].sort(),
        );
        for (const { permission, value } of uses) {
          const isKnown = permission === "env"
            ? value.startsWith("HOLDFAST_")
            : permission === "net"
            ? value === new URL(server.url).host
            : value.startsWith(path) || value.includes(".cache/gemma4") ||
              value === PROJECT.replace(/\/$/, "");
          assert(isKnown, `${permission} ${value}`);
        }
      }
      await Deno.remove(audit);
      assert(
        !kinds[0].includes("net") && kinds[1].includes("net"),
        kinds.join(" | "),
      );
    }),
);

packTest(
  "pack runs with its strictest permissions, where the environment says nothing",
  () =>
    inFolder({ "ci.log": LOG }, async ({ path, pack }) => {
      const { code, out, err } = await pack(["--log=@ci.log"], {
        flags: [`--allow-read=.cache,${path}`],
        env: { HOLDFAST_COMPRESS: "truncate" },
      });
      assertEquals([code, err], [0, ""]);
      assertStringIncludes(out, "not compressed");
    }),
);

packTest(
  "pack ends with 130 on Ctrl-C while a provider is slow, and leaves no file behind",
  () =>
    inFolder(FILES, async ({ path }) => {
      const hung = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<Response>();
      const server = Deno.serve({
        hostname: "127.0.0.1",
        port: 0,
        onListen() {},
      }, () => {
        hung.resolve();
        return ended.promise;
      });
      const child = scriptCommand("scripts/pack.ts", [
        `--root=${path}`,
        `--log=${path}/logs/ci.log`,
        "--compress=headroom",
        `--headroom-url=http://127.0.0.1:${server.addr.port}`,
        `--out=${path}/pack.md`,
        COUNT,
      ], { flags: FLAGS }).spawn();
      await hung.promise;
      child.kill("SIGINT");
      const { code } = await child.output();
      await child.stdin.close().catch(() => {});
      assertEquals(code, 130);
      const names = [...Deno.readDirSync(path)].map(({ name }) => name).sort();
      assertEquals(names, ["logs", "tank.ts"]);
      ended.resolve(new Response());
      await server.shutdown();
    }),
);

packTest("pack's help names each option and the strictest line", async () => {
  const { code, out } = await runScriptFile("scripts/pack.ts", ["-h"]);
  assertEquals(code, 0);
  for (
    const option
      of "log junit file exact check exit-code root budget tail compress ratio require-compression preserve headroom-url format out counter template"
        .split(" ")
  ) assertStringIncludes(out, `--${option} `);
  assertStringIncludes(out, "experimental");
  assert(/^ +deno run .*jsr:@holdfast\/holdfast\/cli\/pack/m.test(out));
});
