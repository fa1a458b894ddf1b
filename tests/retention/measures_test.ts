import { assertAlmostEquals, assertEquals } from "@std/assert";
import { charactersCounter } from "../../lib/count/characters.ts";
import type { RankedNote } from "../../lib/conversation/note.ts";
import type { MeasuredConversation } from "../../lib/measure/retention/measured_conversation.ts";
import { sceneOf } from "../../lib/measure/retention/metrics/scene.ts";
import { measureSetting } from "../../lib/measure/retention/run/measure_setting.ts";
import { readBeam } from "../../lib/measure/retention/sets/beam.ts";
import { readLocomo } from "../../lib/measure/retention/sets/locomo.ts";
import { BEAM_SAMPLE, LOCOMO_SAMPLE } from "./made_up_sets.ts";

const COUNTER = charactersCounter();

/** What is left of a conversation whose turns are all removed, with these notes. */
async function leftBy(
  conversation: MeasuredConversation,
  notes: readonly RankedNote[],
  other?: MeasuredConversation,
  dates = false,
) {
  const filler = {
    id: "T99",
    messages: [{ role: "user" as const, content: "~ ".repeat(900) }],
  };
  const { request } = conversation;
  const long = {
    ...conversation,
    request: { ...request, turns: [...request.turns, filler] },
  };
  const tallies = await measureSetting(
    sceneOf(long, other),
    { runs: [() => notes] },
    { inputBudget: 300, notesReserve: 0, dates },
    COUNTER,
  );
  return tallies!;
}

const note = (turn: string, text: string): RankedNote => ({
  text,
  source: { turn, role: "user" },
  time: "2023-05-08T13:56",
});

Deno.test("words counts content words of an evidence turn that a note of that turn says", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const tallies = await leftBy(locomo, [
    note("T1", "I planted 14 walnut trees."),
  ]);
  assertEquals(tallies["words/single-hop"], [0.8, 1]);
});

Deno.test("words counts nothing that another turn says", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const tallies = await leftBy(locomo, [
    note("T3", "I planted 14 walnut trees."),
  ]);
  assertEquals(tallies["words/single-hop"], [0, 1]);
});

Deno.test("turns counts no turn of which only notes are left", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const said = note("T1", "Ada: I planted 14 walnut trees.");
  assertEquals((await leftBy(locomo, [said]))["turns/single-hop"], [0, 1]);
  assertEquals((await leftBy(locomo, [said]))["words/single-hop"], [1, 1]);
});

Deno.test("answers counts an answer wherever it stands, in any case and spelling of punctuation", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const tallies = await leftBy(locomo, [note("T3", "The WALNUT, trees!")]);
  assertEquals(tallies["answers/single-hop"], [1, 1]);
  assertEquals(tallies["answers/temporal"], [0, 1]);
});

Deno.test("answers finds a day on the line of a day", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const tallies = await leftBy(
    locomo,
    [note("T1", "Lovely!")],
    undefined,
    true,
  );
  assertEquals(tallies["answers/temporal"], [1, 1]);
});

Deno.test("answers leaves out what the whole conversation does not have", async () => {
  const [{ questions, ...locomo }] = readLocomo(LOCOMO_SAMPLE);
  const asked = questions.map((each) => ({ ...each, answer: "a cello" }));
  assertEquals(
    (await leftBy({ ...locomo, questions: asked }, [])).answers,
    undefined,
  );
});

Deno.test("chance counts answers of another conversation", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const beam = readBeam(BEAM_SAMPLE);
  const tallies = await leftBy(beam, [note("T1", "The walnut trees.")], locomo);
  assertEquals(tallies.chance, [1, 2]);
});

Deno.test("rubric counts lines word for word, of those that the whole conversation has", async () => {
  const beam = readBeam(BEAM_SAMPLE);
  const tallies = await leftBy(beam, [
    note("T2", "The quota is now 1,200 crates."),
  ]);
  assertEquals(tallies["rubric/knowledge_update"], [1, 1]);
});

const OLD = note("T1", "The quota is 900 crates.");
const NEW = note("T2", "The quota is now 1,200 crates.");

for (
  const [what, notes, updated, stale, only] of [
    ["both sentences", [OLD, NEW], 1, 1, 0],
    ["the new sentence", [NEW], 1, 0, 1],
    ["the old sentence", [OLD], 0, 1, 0],
  ] as const
) {
  Deno.test(`updated, stale and updated only of notes with ${what}`, async () => {
    const tallies = await leftBy(readBeam(BEAM_SAMPLE), notes);
    assertEquals(
      [tallies.updated, tallies.stale, tallies["updated only"]],
      [[updated, 1], [stale, 1], [only, 1]],
    );
  });
}

Deno.test("stale marked counts old sentences in notes that say what replaces them", async () => {
  const beam = readBeam(BEAM_SAMPLE);
  const marked = async (notes: readonly RankedNote[]) =>
    (await leftBy(beam, notes))["stale marked"];
  assertEquals(await marked([{ ...OLD, newer: "T2" }, NEW]), [1, 1]);
  assertEquals(await marked([OLD, { ...NEW, newer: "T9" }]), [0, 1]);
  assertEquals(await marked([NEW]), undefined);
});

Deno.test("values needs the value whole, and backed needs it said by its source", async () => {
  const [{ questions: _, ...locomo }] = readLocomo(LOCOMO_SAMPLE);
  const question = {
    id: "v",
    kind: "number",
    text: "",
    evidence: [],
    value: "14",
    source: { turn: "T1", role: "user" as const },
  };
  const left = async (text: string, turn: string) => {
    const { values, backed } = await leftBy({
      ...locomo,
      questions: [question],
    }, [
      note(turn, text),
    ]);
    return [values, backed];
  };
  assertEquals(await left("It was 14.", "T1"), [[1, 1], [1, 1]]);
  assertEquals(await left("It was 14.", "T3"), [[1, 1], [0, 1]]);
  assertEquals(await left("It was 149.", "T1"), [[0, 1], [0, 1]]);
});

Deno.test("an extractor that is shown the question is run once for each, and only then is shown one", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const shown = async (isAsked: boolean) => {
    const questions: string[] = [];
    await measureSetting(
      sceneOf(locomo, undefined),
      {
        runs: [(_, { question }) => (questions.push(question), [])],
        isAsked,
      },
      { inputBudget: 20, notesReserve: 0, dates: false },
      COUNTER,
    );
    return questions;
  };
  assertEquals(await shown(false), [""]);
  assertEquals(await shown(true), [
    "What did Ada plant?",
    "When did they first talk?",
  ]);
});

Deno.test("the runs of an extractor are averaged", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const tallies = await measureSetting(
    sceneOf(locomo, undefined),
    { runs: [() => [], () => [note("T1", "Ada: walnut trees.")], () => []] },
    { inputBudget: 40, notesReserve: 40, dates: false },
    COUNTER,
  )!;
  const [sum, count] = tallies!["answers/single-hop"];
  assertAlmostEquals(sum, 1 / 3, 1e-6);
  assertEquals(count, 1);
});

Deno.test("a budget that the question alone is over has no figures", async () => {
  const [locomo] = readLocomo(LOCOMO_SAMPLE);
  const asked = { ...locomo.request, question: "long ".repeat(99) };
  const setting = { inputBudget: 20, notesReserve: 0, dates: false };
  const scene = sceneOf({ ...locomo, request: asked }, undefined);
  assertEquals(
    await measureSetting(scene, { runs: [() => []] }, setting, COUNTER),
    undefined,
  );
});
