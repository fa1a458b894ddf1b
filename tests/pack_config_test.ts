import {
  assert,
  assertEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { parseJsonText } from "../lib/edge/parse_json_text.ts";
import { FormatError } from "../lib/errors.ts";
import {
  type CompressionSettings,
  DEFAULT_SETTINGS,
  mergeSettings,
  readSettings,
  SETTING_VARIABLES,
  settingsEnvironment,
} from "../lib/pack/mod.ts";
import { ticks, typeError } from "./pack_scene.ts";
import {
  fakeHeadroom,
  inFolder,
  type PackFolder,
  packTest,
} from "./pack_script_scene.ts";

const read = (compression: unknown) =>
  readSettings({ compression }, "holdfast.json");

Deno.test("the defaults are those of the design, and can be written out in full", () => {
  assertEquals(DEFAULT_SETTINGS, {
    enabled: false,
    backend: "extractive",
    targetRatio: 0.5,
    require: false,
    preserve: [],
    headroomUrl: "http://127.0.0.1:8787",
  });
  assertEquals(
    mergeSettings([read({ ...DEFAULT_SETTINGS })]),
    DEFAULT_SETTINGS,
  );
  assertEquals([
    read({}),
    readSettings({}, "a"),
    readSettings({ $schema: "x", "// why": 1 }, "a"),
  ], [{}, {}, {}]);
});

Deno.test("a wrong configuration is an error that names the key, what was expected and what was found", () => {
  const cases: readonly [unknown, string][] = [
    [
      { compression: { enabled: "yes" } },
      'compression.enabled: expected true or false, found "yes"',
    ],
    [
      { compression: { backend: "zip" } },
      'compression.backend: expected none, truncate, extractive or headroom, found "zip"',
    ],
    [{ compression: { backend: null } }, "compression.backend: expected none"],
    [
      { compression: { targetRatio: 0 } },
      "compression.targetRatio: expected a number over 0 and up to 1, found 0",
    ],
    [{ compression: { targetRatio: 1.2 } }, "compression.targetRatio"],
    [
      { compression: { targetRatio: "0.5" } },
      'compression.targetRatio: expected a number over 0 and up to 1, found "0.5"',
    ],
    [
      { compression: { require: 1, enabled: true } },
      "compression.require: expected true or false, found 1",
    ],
    [
      { compression: { require: true } },
      "compression.require: it goes with enabled: true",
    ],
    [
      { compression: { require: true, enabled: false } },
      "compression.require: it goes with enabled: true",
    ],
    [
      { compression: { require: true, enabled: true, backend: "none" } },
      "compression.require: it needs a backend",
    ],
    [
      { compression: { preserve: "valve" } },
      "compression.preserve: expected a list of texts that are not blank, found text",
    ],
    [{ compression: { preserve: ["a", " "] } }, "compression.preserve"],
    [{ compression: { preserve: [7] } }, "compression.preserve"],
    [
      { compression: { headroomUrl: "" } },
      "compression.headroomUrl: expected an address such as http://127.0.0.1:8787, found nothing",
    ],
    [
      { compression: { ratio: 0.5 } },
      "compression.ratio: unknown key; there are enabled, backend, targetRatio",
    ],
    [
      { compression: { __proto__: null, constructor: 1 } },
      "compression.constructor: unknown key",
    ],
    [{ compresion: {} }, "compresion: unknown key; there is compression"],
    [{ compression: [] }, "compression: expected an object, found a list"],
    [[], "Cannot read the holdfast.json: expected an object, found a list"],
  ];
  for (const [value, message] of cases) {
    const error = assertThrows(
      () => readSettings(value, "holdfast.json"),
      FormatError,
    );
    assertStringIncludes(error.message, message);
  }
});

Deno.test("the environment names a backend, which turns compression on, and none turns it off", () => {
  const of = (values: Record<string, string>) =>
    settingsEnvironment((name) => values[name]);
  assertEquals(of({}), {});
  assertEquals(of({ HOLDFAST_COMPRESS: "" }), {});
  assertEquals(of({ HOLDFAST_COMPRESS: "none" }), {
    backend: "none",
    enabled: false,
  });
  assertEquals(
    of({
      HOLDFAST_COMPRESS: "headroom",
      HOLDFAST_COMPRESS_RATIO: "0.25",
      HOLDFAST_COMPRESS_REQUIRE: "1",
      HOLDFAST_COMPRESS_PRESERVE: "valve 17, pump",
      HOLDFAST_HEADROOM_URL: "http://127.0.0.1:9",
    }),
    {
      backend: "headroom",
      enabled: true,
      targetRatio: 0.25,
      require: true,
      preserve: ["valve 17", "pump"],
      headroomUrl: "http://127.0.0.1:9",
    },
  );
  for (
    const [name, value] of [
      ["HOLDFAST_COMPRESS", "zip"],
      ["HOLDFAST_COMPRESS_RATIO", "1.5"],
      ["HOLDFAST_COMPRESS_RATIO", "half"],
      ["HOLDFAST_COMPRESS_REQUIRE", "constructor"],
      ["HOLDFAST_COMPRESS_PRESERVE", "a,,b"],
    ]
  ) {
    const error = assertThrows(() => of({ [name]: value }), FormatError);
    assertStringIncludes(
      error.message,
      `Cannot read the environment: ${name}: expected`,
    );
  }
  assertThrows(
    () => of({ HOLDFAST_COMPRESS: "none", HOLDFAST_COMPRESS_REQUIRE: "true" }),
    FormatError,
    "HOLDFAST_COMPRESS_REQUIRE: it needs a backend, found none",
  );
  assertEquals(SETTING_VARIABLES.length, 5);
});

Deno.test("what a level says goes before all levels before it; what it does not say stays", () => {
  const file: Partial<CompressionSettings> = {
    enabled: true,
    backend: "truncate",
    targetRatio: 0.3,
    preserve: ["a"],
  };
  assertEquals(
    mergeSettings([file, { targetRatio: 0.4 }, { preserve: ["b"] }]),
    {
      ...DEFAULT_SETTINGS,
      enabled: true,
      backend: "truncate",
      targetRatio: 0.4,
      preserve: ["b"],
    },
  );
});

Deno.test("who turns compression off ends what a lower level requires; who requires it turns it on", () => {
  const required = {
    enabled: true,
    require: true,
    backend: "headroom",
  } as const;
  const off = mergeSettings([required, { backend: "none", enabled: false }]);
  assertEquals([off.enabled, off.require], [false, false]);
  const on = mergeSettings([{ backend: "none", enabled: false }, {
    require: true,
  }]);
  assertEquals([on.enabled, on.require, on.backend], [
    true,
    true,
    "extractive",
  ]);
  const kept = mergeSettings([required, {
    backend: "truncate",
    enabled: true,
  }]);
  assertEquals([kept.backend, kept.require], ["truncate", true]);
});

Deno.test("a configuration may have comments and a last comma, and what is no JSON is not repeated", () => {
  const text =
    '{ // why\n  "a": "// no /* comment", /* x\n */ "b": [1, 2,],\n}';
  assertEquals(parseJsonText(text, "deno.json"), {
    a: "// no /* comment",
    b: [1, 2],
  });
  const error = assertThrows(
    () => parseJsonText('{"a": tin-roof-77}', "deno.json"),
    SyntaxError,
  );
  assertEquals(error.message.includes("tin"), false);
});

const LOG = `${ticks(120)}tank 17 is full\n${typeError("tank")}\n${
  ticks(60, "valve")
}`;
const ARGS = ["--log=@ci.log", "--counter=characters", "--tail=1000"];

/** What `pack` prints in this folder, with this environment. */
async function printed(
  { pack }: PackFolder,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, out, err } = await pack([...ARGS, ...args], { env });
  assertEquals(code, 0, err);
  return out;
}

packTest(
  "each key of the configuration changes the pack, in holdfast.json and in deno.json alike",
  () =>
    inFolder({ "ci.log": LOG }, async (folder) => {
      await using server = fakeHeadroom((text) => text.slice(0, 90));
      const base = { enabled: true };
      const set = async (compression: object, name = "holdfast.json") => {
        const own = { compression };
        await folder.write(
          name,
          `// ours\n${
            JSON.stringify(
              name === "deno.json" ? { holdfast: own, tasks: {} } : own,
            )
          }`,
        );
        return await printed(folder);
      };
      const plain = await printed(folder);
      const outs = [
        plain,
        await set(base),
        await set({ ...base, backend: "truncate" }),
        await set({ ...base, targetRatio: 0.2 }),
        await set({ ...base, preserve: ["tank 17 is"], targetRatio: 0.05 }),
        await set({ ...base, require: true }),
        await set({ ...base, backend: "headroom", headroomUrl: server.url }),
      ];
      assertEquals(new Set(outs).size, outs.length, "two are the same");
      assertEquals(
        await set({ enabled: false, backend: "truncate", targetRatio: 0.2 }),
        plain,
      );
      await Deno.remove(`${folder.path}/holdfast.json`);
      await folder.write("deno.json", "{ not yet JSON");
      assertEquals(await printed(folder), plain);
      assertEquals(
        await set({ ...base, backend: "truncate" }, "deno.json"),
        outs[2],
      );
      await folder.write("holdfast.json", "{}");
      const { code, err } = await folder.pack(ARGS);
      assertEquals([code, err], [
        2,
        'Cannot read the configuration: it stands in holdfast.json and under "holdfast" in deno.json; keep one\n',
      ]);
      assertEquals(server.bodies.length, 1);
    }),
);

packTest(
  "options go before the environment, and the environment before the file",
  () =>
    inFolder({ "ci.log": LOG }, async (folder) => {
      await folder.write(
        "holdfast.json",
        JSON.stringify({
          compression: { enabled: true, backend: "truncate", targetRatio: 0.7 },
        }),
      );
      const line = (out: string) =>
        /compressed with \S+|not compressed/.exec(out)![0] +
        (/each item to \S+/.exec(out)?.[0] ?? "");
      const env = {
        HOLDFAST_COMPRESS: "extractive",
        HOLDFAST_COMPRESS_RATIO: "0.4",
      };
      assertEquals(
        line(await printed(folder)),
        "compressed with truncate,each item to 0.7",
      );
      assertEquals(
        line(await printed(folder, [], env)),
        "compressed with extractive,each item to 0.4",
      );
      assertEquals(
        line(await printed(folder, ["--ratio=0.3"], env)),
        "compressed with extractive,each item to 0.3",
      );
      assertEquals(
        line(await printed(folder, ["--compress=truncate"], env)),
        "compressed with truncate,each item to 0.4",
      );
      assertEquals(
        line(
          await printed(folder, ["--compress=none"], {
            HOLDFAST_COMPRESS: "extractive",
          }),
        ),
        "not compressed",
      );
      assertEquals(
        line(await printed(folder, ["--compress"])),
        "compressed with extractive,each item to 0.7",
      );
      assertEquals(
        line(await printed(folder, [], { HOLDFAST_COMPRESS: "none" })),
        "not compressed",
      );
    }),
);

packTest(
  "each name of the environment changes the pack, and a wrong one is named, with 2",
  () =>
    inFolder({ "ci.log": LOG }, async (folder) => {
      await using server = fakeHeadroom((text) => text.slice(0, 90));
      const on = { HOLDFAST_COMPRESS: "extractive" };
      const outs = [
        await printed(folder),
        await printed(folder, [], on),
        await printed(folder, [], { HOLDFAST_COMPRESS_REQUIRE: "true" }),
        await printed(folder, [], { ...on, HOLDFAST_COMPRESS_RATIO: "0.2" }),
        await printed(folder, [], {
          ...on,
          HOLDFAST_COMPRESS_PRESERVE: "tank 17,nowhere",
        }),
        await printed(folder, [], {
          HOLDFAST_COMPRESS: "headroom",
          HOLDFAST_HEADROOM_URL: server.url,
        }),
      ];
      assertEquals(new Set(outs).size, outs.length, "two are the same");
      assertEquals(server.bodies.length, 1);
      for (
        const [name, value] of [
          ["HOLDFAST_COMPRESS", "zip"],
          ["HOLDFAST_HEADROOM_URL", "http://ann:tin-roof-77@127.0.0.1:9"],
        ]
      ) {
        const { code, err } = await folder.pack(ARGS, {
          env: { [name]: value },
        });
        assertEquals(code, 2);
        assertStringIncludes(
          err,
          `Cannot read the environment: ${name}: expected`,
        );
        assert(!err.includes("tin-roof"));
      }
    }),
);

packTest("each option changes the pack", () =>
  inFolder({
    "ci.log": LOG,
    "junit.xml":
      '<testsuite name="t"><testcase name="fills"><failure message="no"/></testcase></testsuite>',
    "tank.py": "def fill(litres):\n    pass\n",
    "exact.json": '[{ "kind": "scope", "text": "lib/**" }]',
  }, async (folder) => {
    await using server = fakeHeadroom((text) => text.slice(0, 90));
    const compress = ["--compress"];
    const outs = [
      [],
      ["--junit=@junit.xml"],
      ["--file=@tank.py"],
      ["--exact=@exact.json"],
      ["--check=unit"],
      ["--exit-code=3"],
      ["--budget=500"],
      ["--tail=7"],
      compress,
      ["--compress", "truncate"],
      [...compress, "--ratio=0.25"],
      ["--require-compression"],
      [...compress, "--preserve=tank 17 is"],
      ["--compress=headroom", `--headroom-url=${server.url}`],
      ["--format=json"],
      ["--counter=gemma4"],
    ];
    const seen = new Map<string, string>();
    for (const args of outs) {
      const out = await printed(folder, args);
      assertEquals(seen.get(out), undefined, args.join(" "));
      seen.set(out, args.join(" "));
    }
    assertEquals(server.bodies.length, 1);
  }));

packTest(
  "a wrong address of Headroom is named by where it stands, and never repeated",
  () =>
    inFolder({ "ci.log": LOG }, async (folder) => {
      const bad = "ftp://ann:tin-roof-77@127.0.0.1";
      const flag = await folder.pack([
        ...ARGS,
        "--compress=headroom",
        `--headroom-url=${bad}`,
      ]);
      await folder.write(
        "holdfast.json",
        JSON.stringify({ compression: { headroomUrl: bad } }),
      );
      const file = await folder.pack(ARGS);
      for (
        const [{ code, err }, name] of [[flag, "--headroom-url"], [
          file,
          "compression.headroomUrl",
        ]] as const
      ) {
        assertEquals(code, 2);
        assertStringIncludes(err, `${name}: expected one such as`);
        assert(!err.includes("tin-roof"));
      }
    }),
);
