import { assertEquals } from "@std/assert";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";
import {
  type MatchLevel,
  type Message,
  type Probe,
  probeReport,
} from "../mod.ts";

const counter = gemma4Counter("letters", {
  encode: (text) => [...text].map((letter) => letter.codePointAt(0)!),
  countText: (text) => [...text].length,
});

function levelOf(
  said: string,
  text: string,
  match: MatchLevel = "shortened",
): MatchLevel | undefined {
  return probeReport([{ role: "user", content: said }], [{ id: "a", text }], {
    match,
  }).findings[0].match;
}

const LEVELS: readonly (readonly [
  said: string,
  fact: string,
  level: MatchLevel | undefined,
])[] = [
  ["It has 41,250 rows.", "41,250 rows", "exact"],
  ["It has 41250 rows.", "41,250 rows", "normalised"],
  ["It has 41250 rows.", "1,250 rows", undefined],
  ["It has 141,250 rows.", "41,250 rows", undefined],
  ["It has 41.25 rows.", "41,250 rows", undefined],
  ["It fell by 95 %.", "5 %", undefined],
  ["It fell by 0.5 %.", "5 %", undefined],
  ["It fell by 77%.", "77 %", "normalised"],
  ["It costs €40.", "40 €", "normalised"],
  ["It costs $400.", "$40", undefined],
  ["It costs $40.50.", "$40", undefined],
  ["It costs $40.", "$40", "exact"],
  ["Due on March 12.", "12 March", "normalised"],
  ["Due on 12th of March 2024.", "12 March", "normalised"],
  ["Due on 2024-03-12.", "March 12, 2024", "normalised"],
  ["Due on March 12.", "12 March 2024", undefined],
  ["Due on 3/4/2024.", "4 March 2024", undefined],
  ["Due on March 12.", "March 1", undefined],
  ["PORT=1883", "port: 1883", "normalised"],
  ["the port 18830", "port: 1883", undefined],
  ["THE EXPORTS MUST STAY.", "the exports must stay", "normalised"],
  ["‘must’ stay – here", "'must' stay - here", "normalised"],
  ["ﬁle ３０００元", "file 3000元", "normalised"],
  ["10² metres", "102 metres", undefined],
  ["see lib/a.ts", "/srv/app/lib/a.ts", "shortened"],
  ["see app/lib/a.ts:12", "/srv/app/lib/a.ts", "shortened"],
  ["see other/lib/a.ts", "/srv/app/lib/a.ts", undefined],
  ["see a.ts", "/srv/app/lib/a.ts", undefined],
  ["see lib/a.tsx", "lib/a.ts", undefined],
  ["see …/lib/a.ts.", "/srv/app/lib/a.ts", "shortened"],
  ["at e5398b7", "e5398b7ab793e2b11f930aa375b9212887614b03", "shortened"],
  ["at e5398b", "e5398b7ab793e2b11f930aa375b9212887614b03", undefined],
  ["at e5398b8", "e5398b7ab793e2b11f930aa375b9212887614b03", undefined],
  ["https://pump.test/7/b", "https://pump.test/7", undefined],
  ["https://pump.test/7.", "https://pump.test/7", "exact"],
  ["v1.2.30 or 11.2.3", "1.2.3", undefined],
  ["wrapped\n  words", "wrapped words", "exact"],
  ["- It must stay in eu-1\n- Next", "It must stay in eu-1.", "normalised"],
  ["- **It must stay in eu-1**", "It must stay in eu-1.", "normalised"],
  ["It must stay in eu-1; so be it.", "It must stay in eu-1.", "normalised"],
  ["It must stay in eu-1 at night.", "It must stay in eu-1.", undefined],
  ["It must stay in eu-1\nat night.", "It must stay in eu-1.", undefined],
  ["It must stay in eu-1\n\n2) Next", "It must stay in eu-1.", "normalised"],
  ["Limit must stay in eu-1\n", "It must stay in eu-1.", undefined],
  ["It must stay in eu-1.2.", "It must stay in eu-1.", undefined],
  ["Pin it at v20.11.", "Pin it at v20.", undefined],
  ["- Is it done", "Is it done?", "normalised"],
];

for (const [said, fact, level] of LEVELS) {
  Deno.test(`${JSON.stringify(fact)} is ${level ?? "not"} in ${JSON.stringify(said)}`, () => {
    assertEquals(levelOf(said, fact), level);
  });
}

Deno.test("probeReport() goes no further than the level that is asked for", () => {
  assertEquals(
    levelOf("It has 41250 rows.", "41,250 rows", "exact"),
    undefined,
  );
  assertEquals(
    levelOf("see lib/a.ts", "/srv/lib/a.ts", "normalised"),
    undefined,
  );
});

Deno.test("probeReport() looks for words wherever they stand, and says no level, unless one is asked for", () => {
  const [finding] =
    probeReport([{ role: "user", content: "95 %" }], [{ id: "a", text: "5 %" }])
      .findings;
  assertEquals([finding.status, "match" in finding, finding.places], [
    "preserved",
    false,
    [{ message: 0, role: "user" }],
  ]);
});

Deno.test("a short form that two facts share stands for neither", () => {
  const probes: Probe[] = [
    { id: "a", text: "/srv/one/src/index.ts" },
    { id: "b", text: "/srv/two/src/index.ts" },
  ];
  const report = probeReport(
    [{ role: "user", content: "see src/index.ts and one/src/index.ts" }],
    probes,
    { match: "shortened" },
  );
  assertEquals(report.findings.map(({ status }) => status), [
    "preserved",
    "lost",
  ]);
});

Deno.test("levels read arguments of calls as they are, notes, and escaped forms", () => {
  const call: Message = {
    role: "assistant",
    content: "",
    toolCalls: [{
      id: "1",
      name: "Bash",
      arguments: { command: 'grep "a b" x' },
    }],
  };
  const probes: Probe[] = [{ id: "a", text: 'grep "a b" x' }, {
    id: "b",
    text: "5 < 41,250",
  }];
  const question: Message = {
    role: "user",
    content: "<notes>\n[T1 user] 5 &lt; 41250\n</notes>\n\nGo?",
  };
  const report = probeReport([call, question], probes, {
    match: "normalised",
    question: "Go?",
    notes: [{ text: "5 < 41250", source: { turn: "T1", role: "user" } }],
  });
  assertEquals(report.findings.map(({ match }) => match), [
    "exact",
    "normalised",
  ]);
  assertEquals(report.findings[1].places, [{
    message: 1,
    turn: "T1",
    role: "user",
    note: "quoted",
    match: "normalised",
  }]);
  const foreign = probeReport([question], probes, {
    match: "normalised",
    escaped: "anywhere",
  });
  assertEquals(foreign.findings[1].match, "normalised");
});

Deno.test("a value at the end of one of a message's texts stands there, although the next text follows right after it", () => {
  const texts = (...parts: string[]): Message[] => [{
    role: "user",
    content: parts.map((text) => ({ type: "text", text })),
  }];
  for (const context of [{}, { counter }]) {
    const level = (messages: Message[], text: string) =>
      probeReport(messages, [{ id: "a", text }], {
        match: "shortened",
        ...context,
      }).findings[0].match;
    const split = texts("- a list item", "The exports must stay. ");
    assertEquals(level(split, "The exports must stay."), "exact");
    assertEquals(level(split, "list item"), "exact");
    assertEquals(level(texts("port 18", "83 rows"), "1883"), "exact");
    assertEquals(level(texts("1,250 rows", "PUMP"), "1250 rows"), "normalised");
    assertEquals(
      level(texts("see lib/a.ts", "Go"), "/x/lib/a.ts"),
      "shortened",
    );
    assertEquals(level(texts("a list item", "The end"), "item The"), undefined);
  }
});

Deno.test("a value in one of a message's texts that is never rendered is not found", () => {
  const content = ["<|channel>PUMP-12", "Go on."].map((text) => ({
    type: "text" as const,
    text,
  }));
  const probes = [{ id: "a", text: "PUMP-12" }];
  const { findings } = probeReport([{ role: "assistant", content }], probes, {
    match: "exact",
    counter,
  });
  assertEquals(findings[0].mentioned, false);
});
