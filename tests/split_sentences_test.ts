import { assert, assertEquals, assertThrows } from "@std/assert";
import { splitSentences } from "../lib/text/split_sentences.ts";

function texts(text: string, locale?: string): string[] {
  return splitSentences(text, locale).map((unit) => unit.text);
}

Deno.test("splitSentences() cuts no version, abbreviation, path or mail address", () => {
  assertEquals(
    texts(
      "Pin the kiosk at v20.11.1, e.g. Alpine 3.20, and it must log to /var/log/kiosk.d/a.b?c=1. Dr. Ames chose port 1883. Ask ops@kiosk.example for access.",
    ),
    [
      "Pin the kiosk at v20.11.1, e.g. Alpine 3.20, and it must log to /var/log/kiosk.d/a.b?c=1.",
      "Dr. Ames chose port 1883.",
      "Ask ops@kiosk.example for access.",
    ],
  );
});

Deno.test("splitSentences() never cuts after an abbreviation that leads on", () => {
  for (
    const text of [
      "Use i.e. Alpine now.",
      "See cf. Ames there.",
      "It is Rye vs. Oat here.",
      "Ask Mr. Lee, Mrs. Oak, Ms. Elm or Prof. Ash today.",
      "It takes approx. 5 L.",
      "Nehmt z.B. Node, d.h. Deno, bzw. Bun, z. B. Dienstag.",
      "(E.g. Alpine.)",
      "Use *e.g.* Alpine now.",
      "It (cf. Fig. 3, No. 5, Sec. 2) holds.",
      "Das ist Nr. 5 Aa.",
      "Am 5. Oktober geht es los.",
      "J. R. R. Tolkien and George R. R. Martin met.",
      "The U.S. Army left at 5 p.m. Friday.",
      "Meet in St. Gallen.",
    ]
  ) assertEquals(texts(text), [text]);
});

Deno.test("splitSentences() cuts after an abbreviation where a sentence plainly starts", () => {
  assertEquals(
    texts(
      "Use jq etc. We must go at 5 p.m. The bus waits in the U.S. It is plan B. We know.",
    ),
    [
      "Use jq etc.",
      "We must go at 5 p.m.",
      "The bus waits in the U.S.",
      "It is plan B.",
      "We know.",
    ],
  );
});

Deno.test("splitSentences() takes No. for an answer, unless a number follows", () => {
  assertEquals(texts("No. We must use No. 5 A."), [
    "No.",
    "We must use No. 5 A.",
  ]);
  assertEquals(texts("네. 알겠습니다."), ["네.", "알겠습니다."]);
});

Deno.test("splitSentences() cuts nothing inside inline code, a URL, a decimal or three dots", () => {
  for (
    const text of [
      "Run `make. All! Now?` first.",
      "Run ``a ` b. C`` first.",
      "Open https://a.example/x?Y=1&z=!B#c.D now.",
      "参见https://a.example/查?询=1的内容",
      "It is 3.20 or 1,000.5 or config.toml or Node.js or foo.Bar().Baz today.",
      "Wait... Then go.",
      "Wait . . . Then go.",
      "Wait… Then go.",
      "Fixed.[1] Good.",
    ]
  ) assertEquals(texts(text), [text]);
});

Deno.test("splitSentences() cuts after inline code, a URL, bold and quotation", () => {
  assertEquals(
    texts(
      'Use `a.b`. `c` must stay. See https://a.example/b. **Bold.** _Yes._ He said “Stop.” Then (it is.) End!? "Go." Ok....',
    ),
    [
      "Use `a.b`.",
      "`c` must stay.",
      "See https://a.example/b.",
      "**Bold.**",
      "_Yes._",
      "He said “Stop.”",
      "Then (it is.)",
      "End!?",
      '"Go."',
      "Ok....",
    ],
  );
});

Deno.test("splitSentences() keeps a list number with what it numbers", () => {
  assertEquals(texts("(1) One is. (2) Two is."), [
    "(1) One is.",
    "(2) Two is.",
  ]);
  assertEquals(texts("1. One. More.\n2. Two"), ["1. One.", "More.", "2. Two"]);
});

Deno.test("splitSentences() joins the lines of a paragraph and of a list item", () => {
  assertEquals(
    texts(
      "We will\r\nuse rye. It\r\nrests.\r\n- One\r\n  more\r\n* Two\nlazy\n+ Three\nNew.\n\nLast",
    ),
    [
      "We will\r\nuse rye.",
      "It\r\nrests.",
      "- One\r\n  more",
      "* Two\nlazy",
      "+ Three",
      "New.",
      "Last",
    ],
  );
});

Deno.test("splitSentences() takes a number at the start of a wrapped line for text", () => {
  assertEquals(texts("We chose port\n1883. Ask."), [
    "We chose port\n1883.",
    "Ask.",
  ]);
  assertEquals(texts("- We chose port\n  1883. Ask."), [
    "- We chose port\n  1883.",
    "Ask.",
  ]);
  assertEquals(texts("Steps:\n1. A\n2. B\n  3) C\n4) D"), [
    "Steps:",
    "1. A",
    "2. B\n  3) C",
    "4) D",
  ]);
});

Deno.test("splitSentences() flags a fenced block as code and does not look into it", () => {
  const fenced = "```js\nmust. Not! Be?\n\n~~~\n# cut\n```";
  const units = splitSentences(`Before:\n${fenced}\nAfter. End`);
  assertEquals(units.map((unit) => [unit.text, unit.code]), [
    ["Before:", false],
    [fenced, true],
    ["After.", false],
    ["End", false],
  ]);
});

Deno.test("splitSentences() lets a fence run to its own closing line, or to the end", () => {
  const flags = (text: string) => splitSentences(text).map((unit) => unit.code);
  assertEquals(flags("~~~\n```\nA. B"), [true]);
  assertEquals(flags("````\n```\nA. B\n````\nC"), [true, false]);
  assertEquals(flags("- ```sh\n  a. B\n  ```\n- c"), [true, false]);
  assertEquals(flags("> ```\n> A. B\nC"), [true, false]);
  assertEquals(flags("```\n> ```\nA. B\n```\nC"), [true, false]);
  assertEquals(flags("```inline``` is prose. Yes"), [false, false]);
});

Deno.test("splitSentences() makes units of table rows, log lines and rules, and cuts headings and quoted lines", () => {
  const lines = [
    "# Head.",
    "| a. B | c |",
    "|---|---|",
    "> quoted.",
    "> more",
    "---",
    "2024-05-01T10:00:00Z pump. Stop",
    "10:00:00.123 pump. Stop",
    "Nov 30 08:51:12 host x. Stop",
    "ERROR stage 3 failed. Stop",
    "[pump-2] stuck. Stop",
    "error[E0382]: moved. Stop",
    "360→  end. Stop",
    "12: end. Stop",
    "src/a.ts:12:5 - error. Stop",
    "Traceback (most recent call last):",
    'File "a.py", line 3',
    "TypeError: x is y. Stop",
    "at run (a.ts:1:2)",
    "prose",
  ];
  assertEquals(texts(lines.join("\n").replace("at run", "    at run")), lines);
  assertEquals(texts("# One. Two"), ["# One.", "Two"]);
});

Deno.test("splitSentences() takes a link or a short reference in brackets for prose", () => {
  assertEquals(texts("as it\n[says](https://a.example) and\n[1] shows"), [
    "as it\n[says](https://a.example) and\n[1] shows",
  ]);
});

Deno.test("splitSentences() knows the sentence ends of other scripts", () => {
  assertEquals(texts("他说：“好。”然后走了。「走」吗？是！你好吗?我很好。"), [
    "他说：“好。”",
    "然后走了。",
    "「走」吗？",
    "是！",
    "你好吗?",
    "我很好。",
  ]);
  assertEquals(texts("「だめ。」と言った。はい！「いいえ」です。"), [
    "「だめ。」",
    "と言った。",
    "はい！",
    "「いいえ」です。",
  ]);
  assertEquals(texts("하나는 필요합니다. 둘은 그래요? 셋!"), [
    "하나는 필요합니다.",
    "둘은 그래요?",
    "셋!",
  ]);
  assertEquals(texts("هل يجب ذلك؟ نعم. لا يجب۔ حسنا"), [
    "هل يجب ذلك؟",
    "نعم.",
    "لا يجب۔",
    "حسنا",
  ]);
  assertEquals(texts("यह ज़रूरी है। वह भी है॥ ठीक?"), [
    "यह ज़रूरी है।",
    "वह भी है॥",
    "ठीक?",
  ]);
  assertEquals(texts("Größe zählt. Öl auch! Straße?"), [
    "Größe zählt.",
    "Öl auch!",
    "Straße?",
  ]);
  assertEquals(texts("🎉 Done! 👩‍🚒👩‍🚒 Ok. 🚀"), ["🎉 Done!", "👩‍🚒👩‍🚒 Ok.", "🚀"]);
  assertEquals(texts("Τι; Ναι", "el"), ["Τι;", "Ναι"]);
});

Deno.test("splitSentences() gives offsets into the source", () => {
  assertEquals(splitSentences(" \nAye.\n  C "), [
    { text: "Aye.", start: 2, end: 6, code: false },
    { text: "C", start: 9, end: 10, code: false },
  ]);
});

Deno.test("splitSentences() loses no words behind many blanks", () => {
  const blanks = " ".repeat(300);
  assertEquals(texts(`One.\n${blanks}Two.\n${blanks}\nThree.`), [
    "One.",
    "Two.",
    "Three.",
  ]);
});

Deno.test("splitSentences() knows each kind of line break inside an abbreviation's gap", () => {
  for (
    const lineBreak of [
      "\n",
      "\r\n",
      "\r",
      "\v",
      "\f",
      "\u0085",
      "\u2028",
      "\u2029",
    ]
  ) {
    const text = `Ask Dr.${lineBreak}Ames now.`;
    assertEquals(texts(text), [text]);
  }
});

Deno.test("splitSentences() leaves closing marks of emphasis with the sentence that they close", () => {
  assertEquals(texts("**重要。**次に行く。これは。**重要**です。"), [
    "**重要。**",
    "次に行く。",
    "これは。",
    "**重要**です。",
  ]);
});

Deno.test("splitSentences() finds nothing in blanks", () => {
  for (const text of ["", "  \n ", "\r\n\r\n", "\u2028\u0085\ufeff"]) {
    assertEquals(texts(text), []);
  }
});

Deno.test("splitSentences() refuses a malformed locale", () => {
  assertThrows(() => splitSentences("A. B", "not a locale"), RangeError);
});

Deno.test("splitSentences() reads two megabytes of whatever is hard, on one line or on many", () => {
  const parts = [
    "We met Dr. Ames, e.g. Today etc. ",
    "a",
    " ",
    "A.      ",
    "A. (",
    "`` ` ",
    "*A. ",
    "好。",
    "。「",
    "1. ",
    "| a ",
    "[",
    "> ",
    "a+b://",
    "www.",
    "- a. B\n",
    "A\u0085",
    "```\n",
    "Error.a:",
    '."',
    "👩‍🚒",
  ];
  for (const part of parts) {
    const text = "Aye. " + part.repeat(Math.ceil(2e6 / part.length));
    assertEquals(
      splitSentences(text).map((unit) => unit.text).join("").length <=
        text.length,
      true,
      part,
    );
  }
  const runs = Array.from({ length: 2000 }, (_, length) => "`".repeat(length))
    .join(" ");
  assert(splitSentences(runs).length > 0);
});
