import { assert, assertEquals } from "@std/assert";
import { constraintCases } from "../../lib/measure/retention/constraints/constraint_cases.ts";
import { STANDING_INSTRUCTIONS } from "../../lib/measure/retention/constraints/standing_instructions.ts";
import { holdsValue } from "../../lib/measure/retention/metrics/holds_value.ts";
import { spokenTexts } from "../../lib/measure/retention/metrics/spoken_texts.ts";
import { readBeam } from "../../lib/measure/retention/sets/beam.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { BEAM_SAMPLE, LOCOMO_SAMPLE } from "./made_up_sets.ts";

const HOSTS = [...readLocomo(LOCOMO_SAMPLE), readBeam(BEAM_SAMPLE)];

Deno.test("STANDING_INSTRUCTIONS are fifteen different ones", () => {
  assertEquals(new Set(STANDING_INSTRUCTIONS).size, 15);
});

Deno.test("constraintCases() says every instruction in four ways at three places, spread over the hosts", () => {
  const cases = constraintCases(HOSTS, STANDING_INSTRUCTIONS);
  assertEquals(cases.length, 15 * 4 * 3);
  assertEquals(new Set(cases.map(({ id }) => id)).size, 15 * 4 * 3);
  for (const host of HOSTS) {
    const own = cases.filter(({ id }) => id.startsWith(host.id));
    assertEquals(own.length, 90);
  }
});

Deno.test("constraintCases() puts the words into one turn, as sent and as read", () => {
  for (const each of constraintCases(HOSTS, STANDING_INSTRUCTIONS)) {
    const [{ value }] = each.questions;
    const { turns } = each.request;
    const read = turns.map((turn) => each.read?.get(turn.id) ?? turn);
    for (const list of [turns, read]) {
      const holders = list.filter(({ messages }) =>
        messages.flatMap(spokenTexts).some((text) => holdsValue(text, value!))
      );
      assertEquals(holders.map(({ id }) => id), ["C1"], value);
    }
  }
});

Deno.test("constraintCases() speaks as the host does: with date and speaker, or with an answer", () => {
  const contents = HOSTS.map((host) => {
    const cases = constraintCases([host], ["Use metric units."]);
    const { request } = cases.find(({ id }) => id.endsWith("important 0.9"))!;
    const { messages } = request.turns.find(({ id }) => id === "C1")!;
    return messages.map(({ content }) => content);
  });
  assertEquals(contents, [
    [
      "[9:05 am on 12 June, 2023] Ben: Important constraint: use metric units.",
    ],
    ["Important constraint: use metric units.", "Understood."],
  ]);
});

Deno.test("constraintCases() leaves the hosts as they are", () => {
  const before = JSON.stringify(HOSTS);
  constraintCases(HOSTS, STANDING_INSTRUCTIONS);
  assertEquals(JSON.stringify(HOSTS), before);
  assert(HOSTS[0].read?.get("C1") === undefined);
});
