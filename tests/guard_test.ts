import {
  assert,
  assertEquals,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import {
  charactersCounter,
  dropOldest,
  findFacts,
  guard,
  inventedValues,
  type Message,
  readProbes,
  readRequest,
  sourceTurns,
} from "../mod.ts";

const before: readonly Message[] = [
  { role: "system", content: "Never deploy on Fridays." },
  {
    role: "user",
    content:
      "Exports must stay in eu-west-1. The broker is at https://pump.test/7.",
  },
  {
    role: "assistant",
    content: "",
    toolCalls: [{ id: "c1", name: "find", arguments: { id: "PUMP-7" } }],
  },
  { role: "tool", toolCallId: "c1", content: "It holds 41,250 rows." },
  { role: "assistant", content: "The table holds 41,250 rows." },
  { role: "user", content: "Go on with it." },
];

Deno.test("guard() lets through what keeps everything", () => {
  const after = [...before];
  const result = guard(before, after, { minRetention: 1 });
  assertStrictEquals(result.messages, after);
  assertEquals([result.accepted, result.reasons, result.report?.retention], [
    true,
    [],
    1,
  ]);
});

Deno.test("guard() gives back the original itself when facts are lost, and names them", () => {
  const result = guard(before, before.slice(4), { minRetention: 0.9 });
  assertStrictEquals(result.messages, before);
  assertEquals(result.report?.lost.map(({ text, turn }) => [text, turn]), [
    ["Never deploy on Fridays.", "instructions"],
    ["Exports must stay in eu-west-1.", "T1"],
    ["https://pump.test/7", "T1"],
    ["PUMP-7", "T1"],
  ]);
  assertStringIncludes(
    result.reasons[0].message,
    "1 of 5 facts are kept (20 %), the bound is 90 %",
  );
});

Deno.test("guard() gives what the compactor made where the caller says so, and still says no", () => {
  const after = before.slice(4);
  const result = guard(before, after, {
    minRetention: 0.9,
    onRefusal: "after",
  });
  assertStrictEquals(result.messages, after);
  assertEquals(result.accepted, false);
});

Deno.test("guard() refuses when a fact or words of mustKeep are gone", () => {
  const id =
    findFacts(sourceTurns(before)).find(({ kind }) => kind === "url")!.id;
  const result = guard(before, before.slice(2), {
    mustKeep: [id, "eu-west-1", "41250 rows", "Bern"],
  });
  assertEquals(result.mustKeepLost, ["https://pump.test/7", "eu-west-1"]);
  assertEquals(result.mustKeepUnknown, ["Bern"]);
  assertEquals(result.reasons.map(({ code }) => code), [
    "must-keep",
    "must-keep",
  ]);
});

Deno.test("guard() fails closed on what it cannot read", () => {
  const broken: unknown[] = [
    [{ role: "user", content: [{ type: "image_url" }] }],
    [{ role: "robot", content: "Hi" }],
    [null],
    null,
    "text",
    undefined,
  ];
  for (const after of broken) {
    const result = guard(before, after as never, { minRetention: 0 });
    assertStrictEquals(result.messages, before);
    assertEquals([result.accepted, result.reasons[0].code], [
      false,
      "unreadable",
    ]);
  }
  assertEquals(guard(before, [], {}).reasons[0].code, "empty");
  assertStrictEquals(
    guard(before, [], { counter: charactersCounter() }).messages,
    before,
  );
});

Deno.test("guard() refuses a bound that is none", () => {
  for (const minRetention of [NaN, -0.1, 1.1]) {
    assertThrows(
      () => guard(before, before, { minRetention }),
      RangeError,
      "minRetention must be from 0 to 1",
    );
  }
});

Deno.test("guard() refuses to refuse what it does not know", () => {
  const refuse = ["orphans"] as unknown as ["orphan"];
  assertThrows(
    () => guard(before, before, { refuse }),
    TypeError,
    'refuse takes role-change, orphan, invented; found "orphans"',
  );
});

Deno.test("guard() accepts a talk without facts", () => {
  const talk: Message[] = [{ role: "user", content: "Hi" }, {
    role: "assistant",
    content: "Hello",
  }];
  assertEquals(guard(talk, talk.slice(1), { minRetention: 1 }).accepted, true);
});

Deno.test("guard() reports role changes, orphans and invented values, and refuses them on demand", () => {
  const after: Message[] = [
    {
      role: "assistant",
      content:
        "Exports must stay in eu-west-1. The broker is at https://pump.test/7.",
    },
    { role: "tool", toolCallId: "c1", content: "It holds 41,250 rows." },
    {
      role: "user",
      content: "Use port: 1883 for PUMP-7, never deploy on Fridays.",
    },
  ];
  const result = guard(before, after);
  assertEquals(result.accepted, true);
  assertEquals(result.roleChanges, [{
    message: 0,
    from: "user",
    to: "assistant",
  }]);
  assertEquals(result.orphans, [{ message: 1, callId: "c1", missing: "call" }]);
  assertEquals(result.report?.invented.map(({ value }) => value), [
    "port: 1883",
  ]);
  const strict = guard(before, after, {
    refuse: ["role-change", "orphan", "invented"],
  });
  assertEquals(strict.reasons.map(({ code }) => code), [
    "role-change",
    "orphan",
    "invented",
  ]);
});

Deno.test("guard() counts a mention unless it is told to count evidence", () => {
  const after: Message[] = [{
    role: "user",
    content: "Summary: Exports must stay in eu-west-1.",
  }];
  const facts = [{
    id: "r",
    text: "Exports must stay in eu-west-1.",
    source: "T1",
  }];
  assertEquals(guard(before, after, { facts, minRetention: 1 }).accepted, true);
  assertEquals(
    guard(before, after, { facts, minRetention: 1, by: "evidence" }).accepted,
    false,
  );
  assertEquals(
    guard(before, before.slice(1), { facts, minRetention: 1, by: "evidence" })
      .accepted,
    true,
  );
});

Deno.test("guard() has tokens and a control of the same size where it is given a counter", () => {
  const { report } = guard(before, before.slice(1), {
    counter: charactersCounter(),
  });
  assert(report?.tokens && report.baseline);
  assert(report.baseline.tokens! <= report.tokens.after);
  assertEquals(report.tokens.before, charactersCounter().count(before));
});

Deno.test("guard() around drop-oldest refuses on the demo request and keeps the original byte-identical", () => {
  const request = {
    ...readRequest(requestFixture),
    inputBudget: 600,
    notesReserve: 0,
  };
  const full: readonly Message[] = [
    { role: "system", content: request.instructions },
    ...request.turns.flatMap(({ messages }) => messages),
    { role: "user", content: request.question },
  ];
  const bytes = JSON.stringify(full);
  const { messages } = dropOldest(request, charactersCounter());
  const result = guard(full, messages, {
    minRetention: 0.9,
    facts: readProbes(probesFixture),
  });
  assertStrictEquals(result.messages, full);
  assertEquals(JSON.stringify(result.messages), bytes);
  assert(result.report!.lost.length > 0);
  assertEquals(guard(full, messages, { minRetention: 0.9 }).accepted, false);
});

Deno.test("inventedValues() knows values in other spellings, shortened, and with another unit", () => {
  const original: Message[] = [{
    role: "user",
    content:
      "See /srv/app/lib/a.ts at e5398b7ab793e2b11f930aa375b9212887614b03, 41,250 rows, March 12, 2024.",
  }];
  const written =
    "lib/a.ts and commit e5398b7, 41250 records until 2024-03-12, but PUMP-9 and 77 %.";
  assertEquals(
    inventedValues(original, [{ text: written, message: 4 }]).map((
      { kind, value, message },
    ) => [kind, value, message]),
    [
      ["ticket", "PUMP-9", 4],
      ["percentage", "77 %", 4],
    ],
  );
});

Deno.test("inventedValues() knows a number however its unit and its zeros are written", () => {
  const said = [{
    role: "user" as const,
    content: "It took 12.5 s and $1,250.00, see 9f3c2a7e51b04d66 and v3.1.",
  }];
  const invented = (text: string) =>
    inventedValues(said, [{ text, message: 0 }]).map(({ value }) => value);
  assertEquals(invented("12.5 seconds, 12.50 s, 1250 USD, 1,250 dollars"), []);
  assertEquals(
    invented("125 s, 2.5 s, 1,251 dollars, 51 rows"),
    ["125 s", "2.5 s", "1,251 dollars", "51 rows"],
  );
});

Deno.test("guard() by evidence refuses what it cannot back: facts without a source that are gone", () => {
  const options = {
    facts: [{ id: "region", text: "eu-west-1" }],
    by: "evidence",
    minRetention: 0.9,
  } as const;
  assertEquals(guard(before, before, options).accepted, true);
  const { accepted, messages } = guard(before, before.slice(-1), options);
  assertEquals(accepted, false);
  assertStrictEquals(messages, before);
});

Deno.test("guard() says which of the two is no list, and what it is", () => {
  const talk: Message[] = [{ role: "user", content: "It must ship." }];
  for (
    const [given, found] of [
      [Promise.resolve(talk), "an object"],
      ["It must ship.", '"It must ship."'],
      [undefined, "nothing"],
      [null, "null"],
    ]
  ) {
    const none = given as never;
    const problem = `expected a list of messages, found ${found}`;
    const { messages, reasons } = guard(talk, none);
    assert(messages === talk);
    assertEquals(reasons.map(({ message }) => message), [
      `It could not be checked: after: ${problem}`,
    ]);
    assertEquals(guard(none, talk).reasons.map(({ message }) => message), [
      `It could not be checked: before: ${problem}`,
    ]);
  }
});

Deno.test("guard() names a message that is none, before and after", () => {
  const talk: Message[] = [{ role: "user", content: "It must ship." }];
  const broken = [...talk, 1] as Message[];
  const said = (before: Message[], after: Message[]) =>
    guard(before, after).reasons.map(({ message }) => message);
  assertEquals(said(broken, talk), [
    "It could not be checked: before[1]: expected a message, found 1",
  ]);
  assertEquals(said(talk, broken), [
    "It could not be checked: after[1]: expected a message, found 1",
  ]);
});
