import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { redact } from "../../lib/text/redact.ts";
import { CUTS, leftOf, POSITIONS } from "./hostile_log.ts";
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
    const { text } = redact(log.text);
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
    const text = lines.map(({ line }) => line).join("\n");
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
  ];
  for (const part of repeated) {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    assertEquals(redact(text).text.split("\n").length, text.split("\n").length);
  }
  for (const filler of ["+", "/", "=", " ", "Version: ", "a\\n"]) {
    redact(begin + "\n" + filler.repeat(200_000 / filler.length) + "!" + end);
  }
});
