import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { redact } from "../../lib/text/redact.ts";
import { findSecrets } from "../../lib/text/secrets/find_secrets.ts";
import { CUTS, leftOf, POSITIONS, withoutColours } from "./hostile_log.ts";
import { CARRIERS, HOSTILE_SECRETS } from "./hostile_secrets.ts";
import { ORDINARY_TEXTS } from "./ordinary_texts.ts";
import { placements } from "./placements.ts";

const PLACEHOLDER = /\[REDACTED:[a-z0-9-]+\]/g;

Deno.test("the hostile corpus has 300 placements or more, of each secret in each carrier", () => {
  const all = [...placements()];
  assert(all.length >= 300, String(all.length));
  for (const { name } of HOSTILE_SECRETS) {
    assert(all.some((placement) => placement.secret.name === name), name);
  }
  for (const { name } of CARRIERS) {
    assert(all.some((placement) => placement.carrier.name === name), name);
  }
  assertEquals([POSITIONS.length, CUTS.length], [3, 3]);
});

Deno.test("redact() leaves no 8 characters of a secret, wherever it stands and however the log is cut", () => {
  for (const { log, where } of placements()) {
    const text = withoutColours(redact(log.text).text);
    assertEquals(log.values.flatMap((value) => leftOf(value, text)), [], where);
  }
});

Deno.test("redact() keeps the number of lines, and every line without a secret as it was", () => {
  for (const { log, secret, where } of placements()) {
    const before = log.text.split("\n");
    const after = redact(log.text).text.split("\n");
    assertEquals(after.length, before.length, where);
    if (secret.lines.length > 1) continue;
    const changed = before.filter((line, index) => line !== after[index]);
    assertEquals(changed.length, 1, where);
  }
});

Deno.test("redact() changes nothing more when it is done twice, and reports nothing then", () => {
  for (const { log, where } of placements()) {
    const { text } = redact(log.text);
    assertEquals(redact(text), { text, redactions: [] }, where);
  }
});

Deno.test("redact() leaves ordinary texts as they are, alone and among each other", () => {
  assert(ORDINARY_TEXTS.length >= 300, String(ORDINARY_TEXTS.length));
  assertEquals(new Set(ORDINARY_TEXTS).size, ORDINARY_TEXTS.length);
  for (const text of ORDINARY_TEXTS) {
    assertEquals(redact(text), { text, redactions: [] });
  }
  const all = ORDINARY_TEXTS.join("\n");
  assertEquals(redact(all).text, all);
});

Deno.test("redact() leaves what follows a type or a placeholder in angle brackets, line after line", () => {
  const texts = [
    "src/auth.ts(3,4): error TS2322: Type 'Promise<Token>' is not assignable to type 'Promise<Credentials>'.\n" +
    "  Types of property 'x' are incompatible.\nsrc/b.ts(9,1): error TS2304: Cannot find name 'foo'.",
    "usage: deploy [--token <token>]\nnext line",
    "pass `--password <password>`, or …\nnext",
    "<password>\nERROR 17 at stage 3</p>",
    "<token>ERROR stage 3\nfailed at a1b2c3d4</li>",
  ];
  for (const text of texts) {
    for (const all of [text, `${text}\n<p>more</p>`]) {
      assertEquals(redact(all), { text: all, redactions: [] });
    }
  }
});

Deno.test("redact() takes the value of an element over lines, up to the end tag of the same name", () => {
  const mark = "[REDACTED:named-secret]";
  assertEquals(
    redact("<Token>Zk93hd71\nLm20Zx85</Token> <b>a</b>").text,
    `<Token>${mark}\n</Token> <b>a</b>`,
  );
  assertEquals(redact("<token>Zk93hd71Lm20\n").text, `<token>${mark}\n`);
});

Deno.test("redact() leaves the lines between two marks of a key that a text only names", () => {
  const text = [
    "the file starts with -----BEGIN PRIVATE KEY-----",
    "and ERROR stage 3 failed at valve 17,",
    "see fixtures/certificates/server/README",
    "in src/a.ts(1,2): error TS1: no",
    "and it ends with -----END PRIVATE KEY-----",
  ].join("\n");
  assertEquals(redact(text), { text, redactions: [] });
});

Deno.test("redact() takes a key whose lines stand in objects of a log with times of any length", () => {
  const part = "MIIBqPlumQuartz77xKv0Lw9TzRd31HhYc82";
  const text = [
    "-----BEGIN PRIVATE KEY-----",
    part,
    "Gs1V==",
    "-----END PRIVATE KEY-----",
  ]
    .map((log, at) =>
      JSON.stringify({ log: `${log}\n`, time: `09:15:02.${10 ** at}Z` })
    ).join("\n");
  const { text: clean } = redact(text);
  assertEquals(clean.includes("Plum") || clean.includes("Gs1V"), false, clean);
});

Deno.test("no own rule but those for keys, YAML blocks, elements and open quotation marks takes a line break", () => {
  const parts = [
    ...ORDINARY_TEXTS,
    ...HOSTILE_SECRETS.filter(({ name, lines }) =>
      lines.length === 1 && name !== "XML"
    ).flatMap(({ lines }) => lines),
    "<token>",
    "Promise<Credentials>",
    "password:",
    "token=a1b2c3d4\\",
    "authorization: digest a=b,",
    "</b>",
    "https://ann:",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { maxLength: 8 }),
      (lines) => {
        const text = lines.join("\n");
        for (const { start, end } of findSecrets(text)) {
          const span = text.slice(start, end);
          assert(!span.includes("\n"), JSON.stringify(span));
        }
      },
    ),
    { numRuns: 1000 },
  );
});

Deno.test("redact() finds a secret that has terminal escapes inside", () => {
  const escaped = [
    [
      "gh\x1b[01;31m\x1b[Kp_\x1b[m\x1b[K0123456789abcdefghij",
      "[REDACTED:github-token]",
    ],
    ["AKIA\x1b[0mIOSFODNN7QUARTZ1", "[REDACTED:aws-key]"],
    [
      "DB_PASS\x1b[7mWORD\x1b[0m=plumQuartz9",
      "DB_PASS\x1b[7mWORD\x1b[0m=[REDACTED:named-secret]",
    ],
    [
      "https://u:\x1b[31mplum9quartz\x1b[0m@h/",
      "https://[REDACTED:url-credentials]\x1b[0m@h/",
    ],
    ["ghp_\x1b[?25l0123456789abcdefghij", "[REDACTED:github-token]"],
    ["ghp_\x1b]8;;x\x070123456789abcdefghij", "[REDACTED:github-token]"],
  ];
  for (const [text, clean] of escaped) assertEquals(redact(text).text, clean);
});

Deno.test("redact() takes a quoted value to its mark, over a few lines of one word each and no others", () => {
  const mark = "[REDACTED:named-secret]";
  assertEquals(
    redact("export DB_PASSWORD='aabb\nZk93hd71Lm20\nQx85' A=b").text,
    `export DB_PASSWORD='${mark}\n\n' A=b`,
  );
  const open = "export DB_PASSWORD='Zk93hd71Lm20\nERROR stage 3 isn't done\n'";
  assertEquals(
    redact(open).text,
    `export DB_PASSWORD='${mark}\nERROR stage 3 isn't done\n'`,
  );
});

Deno.test("redact() takes the value of a YAML entry whose name stands on the line above", () => {
  assertEquals(
    redact("- name: API_KEY\n  value: plumquartz\n- name: A\n").text,
    "- name: API_KEY\n  value: [REDACTED:named-secret]\n- name: A\n",
  );
});

Deno.test("redact() finds every secret of a line, and counts each", () => {
  const { text, redactions } = redact(
    "A_TOKEN=tin77roof B_SECRET='plum 9' curl -u ann:quartz31 https://bob:kettle42@x.example",
  );
  assertEquals(
    text,
    "A_TOKEN=[REDACTED:named-secret] B_SECRET='[REDACTED:named-secret]' curl -u [REDACTED:authorization] " +
      "https://[REDACTED:url-credentials]@x.example",
  );
  assertEquals(redactions, [
    { rule: "authorization", count: 1 },
    { rule: "named-secret", count: 2 },
    { rule: "url-credentials", count: 1 },
  ]);
});

Deno.test("redact() takes the secret of an AWS key whole where it begins within reach, and no part of a longer run", () => {
  const secret = "wQ8zLk3Vt6Yp1Rb9Nc4Xd7Gf2Hs5Jm0Ke8Au3BiZ";
  const map = `base64,${secret}${secret}`;
  for (let gap = 1; gap < 300; gap++) {
    const between = ".".repeat(gap);
    const id = `AKIAQPLUMTIN77ROOFXY${between} `;
    const clean = `[REDACTED:aws-key]${between} `;
    assertEquals(redact(`${id}${map}\n`).text, `${clean}${map}\n`);
    const isNear = gap < 199;
    assertEquals(
      redact(`${id}${secret}\n`).text,
      `${clean}${isNear ? "[REDACTED:aws-secret]" : secret}\n`,
    );
  }
});

Deno.test("redact() finds secrets among ordinary texts and leaves those", () => {
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(...ORDINARY_TEXTS).map((line) => ({ line, values: [] })),
      fc.constantFrom(
        ...HOSTILE_SECRETS.filter(({ lines }) => lines.length === 1),
      ).map(({ lines: [line], values }) => ({ line, values })),
    ),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(fc.property(lines, (lines) => {
    // A last line without an end may be cut, and what a secret may begin with is taken then.
    const text = lines.map(({ line }) => `${line}\n`).join("");
    const redacted = redact(text).text.split("\n");
    lines.forEach(({ line, values }, index) => {
      if (values.length === 0) assertEquals(redacted[index], line);
      const left = values.flatMap((value) => leftOf(value, redacted[index]));
      assertEquals(left, []);
    });
  }));
});

Deno.test("redact() takes any text, keeps what is between secrets in order, and is idempotent", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "password",
      "TOKEN",
      "secret",
      ":",
      "=",
      " ",
      '"',
      "'",
      "\\",
      "\n",
      "-----BEGIN PRIVATE KEY-----",
      "-----END PRIVATE KEY-----",
      "authorization: ",
      "bearer ",
      "https://",
      "@",
      "[REDACTED:x]",
      "[REDACTED:",
      "]",
      "ghp_0123456789abcdefgh",
      "|\n ",
      "\x1b[31m",
      "\ud83d",
      "🚢",
      "cookie: a=",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      const once = redact(text);
      assertEquals(redact(once.text).text, once.text);
      let at = 0;
      for (const kept of once.text.split(PLACEHOLDER)) {
        for (const line of kept.split(/[\r\n]/)) {
          at = text.indexOf(line, at);
          assert(at >= 0, JSON.stringify([text, once.text]));
          at += line.length;
        }
      }
    }),
    { numRuns: 2000 },
  );
});

Deno.test("redact() asks further rules too, and shows their name where both find the same", () => {
  const text = "MAPS_API_KEY=9f3c2a7e and plum";
  const redacted = redact(text, [() => [
    { start: 13, end: 21, rule: "Their Rule/1" },
    { start: 26, end: 99, rule: "" },
  ]]);
  assertEquals(redacted, {
    text: "MAPS_API_KEY=[REDACTED:their-rule-1] and [REDACTED:secret]",
    redactions: [{ rule: "secret", count: 1 }, {
      rule: "their-rule-1",
      count: 1,
    }],
  });
});

Deno.test("redact() parts no surrogate pair, whatever a further rule says", () => {
  const odd = [[1, 2], [NaN, 3], [5, 4], [-4, 1], [Infinity, 9]];
  for (const [start, end] of odd) {
    const { text } = redact("🚢🚢 ok", [() => [{ start, end, rule: "odd" }]]);
    assert(text.isWellFormed(), text);
  }
});

Deno.test("redact() keeps the line breaks of a key, also those of Windows", () => {
  const { text } = redact(
    "a\r\n-----BEGIN PRIVATE KEY-----\r\nMIIBqPlumQuartz77xKv0\r\n-----END PRIVATE KEY-----\r\nb",
  );
  assertEquals(text, "a\r\n[REDACTED:private-key]\r\n\r\n\r\nb");
});

Deno.test("redact() gets to the end of hostile texts, where a careless rule would take hours", () => {
  const begin = "-----BEGIN PRIVATE KEY-----";
  const end = "-----END PRIVATE KEY-----";
  const repeated = [
    "a",
    " ",
    "\n",
    "-",
    "\\",
    "password:",
    'password:"',
    "password: is ",
    "password: |\n",
    "token=",
    "<password>",
    "authorization: bearer ",
    "authorization: digest a=",
    "cookie: a=b ",
    "http://a:",
    "http://a:b@",
    "postgres://",
    "eyJaaaaaaaa",
    "xeyJaaaaaaaa",
    "xsk-proj-aaaaaaaaaaaaaaaa",
    "curl -u a:",
    ";password=a b",
    "bearer aaaaaaaaaaaaaaaa",
    begin,
    end,
    `${begin}\n`,
    `\n${end}`,
    `${begin}x`,
    "[REDACTED:",
    "%20",
    "\x1b[",
    "'password', '",
    "name: key",
    '"name":"PASSWORD",',
    "docker login ",
    "PASSWORD='a\n",
    "\x1b]",
    "\x1b[mtoken=",
  ];
  for (const part of repeated) {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    assertEquals(redact(text).text.split("\n").length, text.split("\n").length);
  }
  for (const filler of ["+", "/", "=", " ", "Version: ", "a\\n"]) {
    redact(begin + "\n" + filler.repeat(200_000 / filler.length) + "!" + end);
  }
});
