import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  type FactKind,
  findFacts,
  type Message,
  probeReport,
  readProbes,
  type Role,
  toProbes,
  type Turn,
} from "../mod.ts";

function turn(content: string, role: Role = "user", id = "T1"): Turn {
  return { id, messages: [{ role, content }] };
}

function valuesOf(
  kind: FactKind,
  content: string,
  role: Role = "user",
): string[] {
  return findFacts([turn(content, role)]).filter((fact) => fact.kind === kind)
    .map(({ value }) => value);
}

/** A text of one kind, and what must be found in it, letter for letter. */
const FINDS: readonly (readonly [FactKind, string, readonly string[]])[] = [
  ["url", "See (https://pump.test/a_(b)?c=1), not https://pump.test/x.", [
    "https://pump.test/a_(b)?c=1",
    "https://pump.test/x",
  ]],
  ["url", "地址是https://港.test/7。好", ["https://港.test/7"]],
  ["url", "redis://cache:6379/0 and http://localhost:4123", [
    "redis://cache:6379/0",
    "http://localhost:4123",
  ]],
  [
    "url",
    "https://example.com http://localhost https://www.w3.org/2000/svg https://x.test/${id} http://localhost:3000",
    [],
  ],
  ["url", "https://api.test/v1?appid=YOUR_API_KEY", []],
  ["path", "Edit lib/probe/find_facts.ts, ./src/a and ../b/c.", [
    "lib/probe/find_facts.ts",
    "./src/a",
    "../b/c",
  ]],
  ["path", "Look at `/srv/app/data/` and C:\\work\\notes.txt", [
    "/srv/app/data/",
    "C:\\work\\notes.txt",
  ]],
  ["path", "diff --git a/lib/pump.ts b/lib/pump.ts", ["lib/pump.ts"]],
  ["path", "at lib/pump.ts:12:5 in transcript_renderer.ex", [
    "lib/pump.ts",
    "transcript_renderer.ex",
  ]],
  [
    "path",
    "and/or, I/O, 24/7, km/h, TCP/IP, application/json, origin/main, render/2",
    [],
  ],
  [
    "path",
    "/dev/null /usr/bin/env node_modules/ @scope/pkg Node.js </div> lib/*.ts ${dir}/a.ts your-script.js",
    [],
  ],
  ["uuid", "id 019c5238-193d-71ea-96fe-a6cf3950a1c3.", [
    "019c5238-193d-71ea-96fe-a6cf3950a1c3",
  ]],
  ["uuid", "00000000-0000-0000-0000-000000000000", []],
  ["hash", "commit 3bb8701 and (b9288c2), 9d2ff3a Fix it", [
    "3bb8701",
    "b9288c2",
    "9d2ff3a",
  ]],
  ["hash", "9d2ff3a Fix the pump", ["9d2ff3a"]],
  ["hash", "e5398b7ab793e2b11f930aa375b9212887614b03", [
    "e5398b7ab793e2b11f930aa375b9212887614b03",
  ]],
  ["hash", "#3bb8701f 0x3bb8701 defaced 1234567 commit 12e4567", []],
  ["ticket", "PUMP-123, issue #77, acme/pump#9 and CVE-2024-3094", [
    "PUMP-123",
    "issue #77",
    "acme/pump#9",
    "CVE-2024-3094",
  ]],
  ["ticket", "UTF-8 SHA-256 ISO-8601 GPT-4 #12 RFC-2119 A-1 X-20-B", []],
  ["version", "Python 3.11, v2.4.1-rc1, lodash@4.17.21 and ~> 1.5", [
    "Python 3.11",
    "v2.4.1-rc1",
    "lodash@4.17.21",
    "~> 1.5",
  ]],
  ["version", "127.0.0.1 1.0.0 0.1.0 v1.0 3.14", []],
  ["version", "## 1.4.2 Results\nsee Section 2.3.4", []],
  ["date", "On 2024-03-15, March 12, 2024, 12th of March, 15.03.2024", [
    "2024-03-15",
    "March 12, 2024",
    "12th of March",
    "15.03.2024",
  ]],
  ["date", "3月15日、٢٠٢٥-٠٦-٠١、12. März 2024、12 de marzo de 2024", [
    "3月15日",
    "٢٠٢٥-٠٦-٠١",
    "12. März 2024",
    "12 de marzo de 2024",
  ]],
  ["date", "you may 5, 1.2.3.2024, 2024-13-45, March into 12", []],
  ["time", "Meet at 9:30, 14:05 UTC or 3 pm; 晚上8点", [
    "9:30",
    "14:05 UTC",
    "3 pm",
    "晚上8点",
  ]],
  ["time", "ratio 16:9, a.ts:12:30, John 3:16, 25:10", []],
  ["money", "$1,200.50, 40,000 EUR, 12.50 €, US$85k and ３０００元", [
    "$1,200.50",
    "40,000 EUR",
    "12.50 €",
    "US$85k",
    "３０００元",
  ]],
  ["money", "echo $1 $2; $5; price€", []],
  ["percentage", "It fell by 12.5 % to 77%.", ["12.5 %", "77%"]],
  ["percentage", "50 % 100% 10 % 3 a 12 % b 30%", []],
  ["quantity", "41,250 rows in 3.5 GB, 47 guests", [
    "41,250 rows",
    "3.5 GB",
    "47 guests",
  ]],
  [
    "quantity",
    "5 days, 10 GB, 30 minutes, 100 files, 404 errors, Compiling 19 files, \x1b[32m",
    [],
  ],
  ["key-number", "port: 1883, max_tokens = 4096", [
    "port: 1883",
    "max_tokens = 4096",
  ]],
  [
    "key-number",
    "Step 12: go, at 10:30, line: 44, x = 12, date: 2024-03-15, node:18.2.1, try:\n1479:",
    [],
  ],
  ["error", "npm ERR! code ENOENT\nTypeError: pump is not a function", [
    "npm ERR! code ENOENT",
    "TypeError: pump is not a function",
  ]],
  [
    "error",
    "raise ValueError: no\nexcept KeyError as e:\n0 errors\nexit code 1",
    [],
  ],
  [
    "command",
    "Please run `deno task test --filter pump` now.\n$ git push --force-with-lease",
    ["git push --force-with-lease", "deno task test --filter pump"],
  ],
  ["command", "run `git status`, run `leading role`, $ npm test", []],
  [
    "constraint",
    "Exports must stay in eu-west-1. Never deploy on Fridays. Before you commit, run the linter.",
    [
      "Exports must stay in eu-west-1.",
      "Never deploy on Fridays.",
      "Before you commit, run the linter.",
    ],
  ],
  [
    "constraint",
    "That must be so hard. I never saw it. Must we ask? Never mind, let me know. Don't worry about mustard.",
    [],
  ],
  [
    "decision",
    "We will use SQLite for the queue. Let's go with option B. We've decided on rye flour.",
    [
      "We will use SQLite for the queue.",
      "Let's go with option B.",
      "We've decided on rye flour.",
    ],
  ],
  [
    "decision",
    "Will we use SQLite here? I'll keep in touch with you. Let's make it happen together!",
    [],
  ],
  [
    "replacement",
    "Use PEX instead of copper for the pipes. The deadline has moved to 14 May.",
    [
      "Use PEX instead of copper for the pipes.",
      "The deadline has moved to 14 May.",
    ],
  ],
  [
    "replacement",
    "Instead of giving up, I tried again and won. Is it no longer open?",
    [],
  ],
  [
    "question",
    "Open question: which port shall we take?\nThe colour is to be decided by Ann.",
    [
      "Open question: which port shall we take?",
      "The colour is to be decided by Ann.",
    ],
  ],
  [
    "todo",
    "- [ ] Seal pump 7\n- [x] Paint it\n// TODO: close the valve\nThe todo list is long.",
    ["Seal pump 7", "close the valve"],
  ],
];

for (const [kind, content, expected] of FINDS) {
  const what = expected.length === 0 ? "nothing" : `${expected.length}`;
  Deno.test(`findFacts() finds ${what} of kind ${kind} in ${JSON.stringify(content)}`, () => {
    assertEquals(valuesOf(kind, content).toSorted(), expected.toSorted());
  });
}

Deno.test("findFacts() takes rules and decisions of user and system only", () => {
  const words = "Exports must stay here. We will use SQLite for it.";
  assertEquals(findFacts([turn(words, "system")]).map(({ kind }) => kind), [
    "constraint",
    "decision",
  ]);
  assertEquals(findFacts([turn(words, "assistant")]), []);
  assertEquals(findFacts([turn(words, "tool")]), []);
});

Deno.test("findFacts() names the sentence, the newest place of the strongest role, and how often", () => {
  const facts = findFacts([
    turn("Read it. The log is /var/log/pump/a.log here. Good.", "user", "T1"),
    turn("I read /var/log/pump/a.log for you.", "assistant", "T2"),
  ]);
  assertEquals(facts, [{
    id: "path-1",
    kind: "path",
    value: "/var/log/pump/a.log",
    sentence: "The log is /var/log/pump/a.log here.",
    source: { turn: "T1", role: "user" },
    position: 0,
    offset: 20,
    mentions: 2,
  }]);
});

Deno.test("findFacts() reads arguments of calls, what was done, and how a command ended", () => {
  const call = (id: string, name: string, given: Record<string, unknown>) => ({
    role: "assistant" as const,
    content: "",
    toolCalls: [{ id, name, arguments: given }],
  });
  const facts = findFacts([{
    id: "T1",
    messages: [
      { role: "user", content: "Go." },
      call("1", "Edit", { file_path: "/srv/app/pump.ts", new_string: "x" }),
      { role: "tool", toolCallId: "1", content: "done" },
      call("2", "Bash", {
        command: 'deno test --filter "pump"\necho',
        timeout: 60000,
      }),
      { role: "tool", toolCallId: "2", content: "Exit code 1\nFAILED" },
      call("3", "set", { max_tokens_per_day: 4096 }),
    ],
  }]);
  assertEquals(facts.map(({ kind, value, use }) => [kind, value, use]), [
    ["command", 'deno test --filter "pump"', "failed"],
    ["path", "/srv/app/pump.ts", "edited"],
    ["key-number", '"max_tokens_per_day":4096', undefined],
  ]);
});

Deno.test("findFacts() goes by how a command ended the last time", () => {
  const useAfter = (...results: readonly string[]) =>
    findFacts([{
      id: "T1",
      messages: results.flatMap((content, index): Message[] => [
        {
          role: "assistant",
          content: "",
          toolCalls: [{
            id: `${index}`,
            name: "Bash",
            arguments: { command: "deno test --filter pump" },
          }],
        },
        { role: "tool", toolCallId: `${index}`, content },
      ]),
    }]).find(({ kind }) => kind === "command")?.use;
  const [good, bad] = ["ok | 3 passed | 0 failed", "Exit code 1\nFAILED"];
  assertEquals(useAfter(good, bad), "failed");
  assertEquals(useAfter(bad, good), "succeeded");
});

Deno.test("findFacts() links what is replaced, and marks it as proposed", () => {
  const facts = findFacts([
    turn(
      "We will use copper for the pipes. The deadline is 2 May 2024.",
      "user",
      "T1",
    ),
    turn("Copper costs more than rye.", "assistant", "T2"),
    turn(
      "Use PEX instead of copper. The deadline has moved to 14 May 2024.",
      "user",
      "T3",
    ),
  ]);
  const replaced = facts.filter(({ supersededBy }) => supersededBy);
  assertEquals(
    replaced.map((
      { value, supersededBy, proposed },
    ) => [value, supersededBy, proposed]),
    [
      ["We will use copper for the pipes.", "replacement-1", true],
      ["The deadline is 2 May 2024.", "replacement-2", true],
      ["2 May 2024", "replacement-2", true],
    ],
  );
});

Deno.test("toProbes() does not call the sentence that replaces a value stale", () => {
  const before = [
    turn("The broker listens on port: 1883.", "user", "T1"),
    turn("The setting changed from port: 1883 to port: 8883.", "user", "T2"),
  ];
  const probes = toProbes(findFacts(before));
  const stale = probeReport(before[1].messages, probes).findings
    .filter(({ status }) => status === "stale");
  assertEquals(stale.map(({ probe }) => probe.text), []);
  assertEquals(readProbes(JSON.parse(JSON.stringify(probes))), probes);
});

Deno.test("findFacts() keeps so many of a kind, the user's first, and gives the same bytes twice", () => {
  const turns = [
    turn(
      Array.from({ length: 60 }, (_, i) => `see /srv/p${i}/a.ts`).join("\n"),
      "tool",
      "T1",
    ),
    turn("It is /srv/own/b.ts.", "user", "T2"),
  ];
  const facts = findFacts(turns, { perKind: 5 });
  assertEquals(facts.length, 5);
  assert(facts.some(({ value }) => value === "/srv/own/b.ts"));
  assertEquals(
    JSON.stringify(findFacts(turns)),
    JSON.stringify(findFacts(turns)),
  );
  assertThrows(
    () => findFacts(turns, { perKind: NaN }),
    RangeError,
    "perKind must be 0 or more",
  );
});

Deno.test("findFacts() takes the instructions, question and open round of a request", () => {
  const facts = findFacts({
    instructions: "Never deploy on Fridays.",
    turns: [turn("It is pump PUMP-7 here.")],
    question: "Which colour has PUMP-88 now?",
    inFlight: [{
      role: "assistant",
      content: "",
      toolCalls: [{ id: "1", name: "find", arguments: { id: "PUMP-99" } }],
    }],
  });
  assertEquals(facts.map(({ value, source }) => [value, source.turn]), [
    ["Never deploy on Fridays.", "instructions"],
    ["PUMP-7", "T1"],
    ["PUMP-88", "question"],
    ["PUMP-99", "T2.1"],
  ]);
});

Deno.test("findFacts() takes the open items of a to-do tool, not those that were ticked off", () => {
  const todo = (id: string, items: [string, string][]) => ({
    role: "assistant" as const,
    content: "",
    toolCalls: [{
      id,
      name: "TodoWrite",
      arguments: {
        todos: items.map(([content, status]) => ({ content, status })),
      },
    }],
  });
  const facts = findFacts([{
    id: "T1",
    messages: [
      todo("1", [["Seal pump 7", "pending"], ["Paint the door", "pending"]]),
      todo("2", [["Seal pump 7", "completed"], [
        "Paint the door",
        "in_progress",
      ]]),
    ],
  }]);
  assertEquals(facts.map(({ kind, value }) => [kind, value]), [[
    "todo",
    "Paint the door",
  ]]);
});
