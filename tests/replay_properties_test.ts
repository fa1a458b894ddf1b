import { assert, assertEquals, assertLessOrEqual } from "@std/assert";
import fc from "fast-check";
import { compact } from "../lib/compact/compact.ts";
import { dropOldest } from "../lib/compact/drop_oldest.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import type { CompactionRequest } from "../lib/conversation/request.ts";
import { toolRounds } from "../lib/conversation/tool_rounds.ts";
import { gemma4Counter } from "../lib/count/gemma4/gemma4_counter.ts";
import type { TokenCounter } from "../lib/count/token_counter.ts";
import { probeResult } from "../lib/probe/probe_result.ts";
import { evictOldest } from "../lib/replay/evict_oldest.ts";
import type { Lesson } from "../lib/replay/lesson.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { replayRequest } from "../lib/replay/replay_request.ts";
import { stateAt } from "../lib/replay/state_at.ts";
import { summarizeOlder } from "../lib/replay/summarize_older.ts";
import {
  deepFreeze,
  probeLists,
  requestsFor,
  turnLists,
} from "./properties/arbitraries.ts";
import { LESSON_RULES, lessons } from "./properties/lessons.ts";
import { probesOf } from "./properties/probes_of.ts";

const codePoints = gemma4Counter("code points", {
  encode: (text) => [...text].map((character) => character.codePointAt(0)!),
  countText: (text) => [...text].length,
});

/** The claim holds for any lesson under each policy. */
function testLessons(
  claim: string,
  holds: (
    replay: ReturnType<typeof replayLesson>,
    lesson: Lesson,
    rule: (typeof LESSON_RULES)[number],
  ) => void,
): void {
  Deno.test(claim, () => {
    fc.assert(
      fc.property(lessons, ({ lesson, budget }) => {
        for (const rule of LESSON_RULES) {
          holds(replayLesson(lesson, { budget, ...rule }), lesson, rule);
        }
      }),
      { numRuns: 200 },
    );
  });
}

testLessons(
  "a lesson's window is never over the budget, and its parts add up",
  ({ states, budgetTokens }) => {
    for (const { tokens } of states) {
      assertLessOrEqual(tokens.total, budgetTokens);
      assertEquals(
        tokens.required + tokens.kept + tokens.summary,
        tokens.total,
      );
    }
  },
);

testLessons(
  "a lesson's last state is its policy run once on all arrivals",
  ({ states, arrivals, budgetTokens }, lesson, { policy, fidelity }) => {
    const rule = policy === "evict"
      ? evictOldest(lesson, budgetTokens)
      : summarizeOlder(lesson, budgetTokens, fidelity);
    const { window, findings: [finding] } = rule(arrivals, null);
    const last = states[states.length - 1];
    assertEquals(
      [last.retained, last.evicted, last.summary, last.tokens.total],
      [window.retained, window.evicted, window.summary, window.tokens.total],
    );
    assertEquals(
      [last.facts[0].mentioned, last.facts[0].supported],
      [finding.mentioned, finding.supported],
    );
  },
);

testLessons(
  "retained, evicted and covered turns are all that arrived; what left never returns",
  ({ states, arrivals }) => {
    let gone: readonly string[] = [];
    states.forEach(({ retained, evicted, summary }, index) => {
      const left = [...evicted, ...summary?.covers ?? []];
      const here = [...retained.filter((id) => id !== "S"), ...left];
      assertEquals(
        here.toSorted(),
        arrivals.slice(0, index + 1).map(({ id }) => id).toSorted(),
      );
      assert(gone.every((id) => left.includes(id)));
      assertEquals(retained.includes("S"), summary !== null);
      gone = left;
    });
  },
);

testLessons(
  "a lesson's fact is supported just where its user's turn, or a summary that quotes it, is retained",
  ({ states }, { turns }) => {
    const stating = turns.find(({ fact }) => fact === "states")?.id;
    for (const { retained, summary, facts: [fact] } of states) {
      const backed = stating !== undefined &&
        (retained.includes(stating) ||
          (summary?.sources.includes(stating) ?? false));
      assertEquals([fact.supported, fact.userBacked], [backed, backed]);
      assertEquals(fact.sources, backed ? [stating] : []);
    }
  },
);

testLessons(
  "a fact that only others repeat is never supported, nor ever a summary's source",
  (_, lesson, rule) => {
    const turns = lesson.turns.map((turn) =>
      turn.fact === "states" ? { ...turn, fact: "repeats" as const } : turn
    );
    const pinned = turns.filter(({ role }) => role === "system");
    const budget = pinned.reduce((sum, { tokens }) => sum + tokens, 0) +
      lesson.summaryTokens + 5;
    const { states } = replayLesson({ ...lesson, turns }, { budget, ...rule });
    for (const { facts: [fact], summary } of states) {
      assertEquals([fact.supported, summary?.sources ?? []], [false, []]);
      assert(fact.answer?.status !== "supported");
    }
  },
);

testLessons(
  "an answer has a value just where it is supported, and is only given once the fact is asked for",
  ({ states }, { turns }) => {
    for (const { arrived, facts: [fact] } of states) {
      const asked = turns.slice(0, arrived).some((turn) =>
        turn.fact === "asks"
      );
      const { status, value } = fact.answer!;
      assertEquals(status === "not asked", !asked);
      assertEquals(value, status === "supported" ? "Mumbai" : null);
    }
  },
);

testLessons(
  "stateAt() shows no id and no word of a turn that has not arrived",
  (replay) => {
    for (const seconds of [0, 0.5, 3, 7.5, 15, 20, 60]) {
      const text = JSON.stringify(stateAt(replay, seconds));
      replay.arrivals.forEach(({ id, seconds: time, messages }) => {
        if (time <= seconds) return;
        assert(!text.includes(`"${id}"`), `${id} at ${seconds} s`);
        assert(!text.includes(String(messages[0].content)));
      });
    }
  },
);

Deno.test("fidelity changes nothing under eviction", () => {
  fc.assert(fc.property(lessons, ({ lesson, budget }) => {
    const play = (fidelity: "preserve" | "drop") =>
      replayLesson(lesson, { budget, policy: "evict", fidelity });
    assertEquals(play("preserve"), play("drop"));
  }));
});

/** What both a replay and a report say of each fact. */
function factsOf(facts: readonly object[]): unknown {
  return facts.map((fact) => {
    const { status, mentioned, supported, userBacked } = fact as Record<
      string,
      unknown
    >;
    return { status, mentioned, supported, userBacked };
  });
}

const POLICIES = [["compact", compact], ["evict", dropOldest]] as const;

function testRequests(
  claim: string,
  holds: (request: CompactionRequest, counter: TokenCounter) => void,
): void {
  for (const counter of [codePoints, charactersCounter()]) {
    Deno.test(`${claim} (${counter.name})`, () => {
      fc.assert(
        fc.property(
          requestsFor(counter, turnLists).map(deepFreeze),
          (request) => holds(request, counter),
        ),
        { numRuns: 60 },
      );
    });
  }
}

testRequests(
  "no window of a request is over the budget, and what is refused is over it",
  (request, counter) => {
    for (const [policy] of POLICIES) {
      const { states } = replayRequest(request, [], counter, { policy });
      for (const { tokens, refused } of states) {
        assertLessOrEqual(tokens.total, request.inputBudget);
        if (refused === null) continue;
        assert(refused.requiredTokens > request.inputBudget);
        assertEquals(tokens.total, 0);
      }
    }
  },
);

testRequests(
  "a request's last state is its policy run on the request itself",
  (request, counter) => {
    for (const [policy, fit] of POLICIES) {
      const result = fit(request, counter);
      const { states } = replayRequest(request, [], counter, { policy });
      const last = states[states.length - 1];
      const rounds = toolRounds(request.inFlight ?? [], result.questionId)
        .closed
        .map(({ id }) => id);
      const kept = result.keptTurns.map(({ id }) => id);
      assertEquals(last.retained, [
        ...kept.filter((id) => !rounds.includes(id)),
        result.questionId,
        ...kept.filter((id) => rounds.includes(id)),
      ]);
      assertEquals(
        [...last.evicted, ...last.summary?.covers ?? []].toSorted(),
        result.removedTurns.map(({ id }) => id).toSorted(),
      );
      assertEquals(last.summary?.notes ?? [], result.notes);
      assertEquals(last.tokens.total, result.tokens.total);
    }
  },
);

Deno.test("a request's facts end as probeResult() finds them", () => {
  fc.assert(
    fc.property(
      requestsFor(codePoints, turnLists),
      probeLists,
      (request, list) => {
        const probes = probesOf(request, list);
        for (const [policy, fit] of POLICIES) {
          const { findings } = probeResult(
            fit(request, codePoints),
            probes,
            codePoints,
          );
          const { states } = replayRequest(request, probes, codePoints, {
            policy,
          });
          assertEquals(
            factsOf(states[states.length - 1].facts),
            factsOf(findings),
          );
        }
      },
    ),
    { numRuns: 100 },
  );
});

Deno.test("stateAt() shows no word of a request that has not arrived", () => {
  const turns = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
  fc.assert(fc.property(turns, fc.nat(200), (answered, budget) => {
    const request = {
      instructions: "",
      turns: answered.map((isAnswered, index) => ({
        id: `T${index + 1}`,
        messages: [
          { role: "user" as const, content: `We must keep asked${index}.` },
          ...(isAnswered
            ? [{
              role: "assistant" as const,
              content: `We must keep told${index}.`,
            }]
            : []),
        ],
      })),
      question: "And?",
      inputBudget: budget + 40,
      notesReserve: 30,
    };
    const replay = replayRequest(request, [], codePoints, {
      policy: "compact",
    });
    for (let seconds = 0; seconds <= 60; seconds += 3.75) {
      const state = stateAt(replay, seconds);
      const text = JSON.stringify(state);
      answered.forEach((_, index) => {
        if (index >= state.arrived) {
          assert(!text.includes(`"T${index + 1}"`));
          assert(!text.includes(`asked${index}`));
        }
        if (index + 1 >= state.arrived) assert(!text.includes(`told${index}`));
      });
    }
  }));
});

Deno.test("a second run makes the same bytes", () => {
  fc.assert(
    fc.property(requestsFor(codePoints, turnLists), (request) => {
      const play = () =>
        JSON.stringify(
          replayRequest(request, [], codePoints, { policy: "compact" }),
        );
      assertEquals(play(), play());
    }),
    { numRuns: 30 },
  );
});
