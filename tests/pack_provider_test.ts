import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  type CompressionBackend,
  CompressionBackendError,
  sanitizeContext,
} from "../lib/compress/mod.ts";
import { askedOnce } from "../lib/pack/fill/asked_once.ts";
import { fillRoom } from "../lib/pack/fill/fill_room.ts";
import {
  by,
  packFile,
  packOf,
  shownOf,
  ticks,
  typeError,
  WORDS,
} from "./pack_scene.ts";

/** A provider that keeps what it was given. */
function provider(answer: (text: string) => string | Promise<string>) {
  const asked: string[] = [];
  const backend: CompressionBackend = {
    name: "provider",
    compress: (context) => {
      asked.push(context.text);
      return Promise.resolve(answer(context.text));
    },
  };
  return { asked, backend };
}

const LOG = `${ticks(30)}${typeError("tank")}\n${ticks(30, "valve")}`;
const INPUTS = {
  check: "unit-check",
  logs: [
    packFile("logs/first.log", LOG),
    packFile("logs/second.log", ticks(40)),
  ],
  exact: {
    ...packFile("exact.json", "[]"),
    items: [{ kind: "change-plan-scope", text: "lib/pack/**" }],
  },
};

Deno.test("a provider is given the supporting context and nothing else: no fact, no item, no path, no manifest", async () => {
  const { asked, backend } = provider((text) => text.split("\n")[0]);
  const pack = await packOf(INPUTS, by(backend));
  assertEquals(asked, [ticks(30) + ticks(30, "valve"), ticks(40)]);
  assertEquals(shownOf(pack, "logs/first.log"), "tick 0 of the pump");
  for (
    const kept of [
      typeError("tank"),
      "lib/pack/**",
      "unit-check",
      "logs/",
      "5e5e",
    ]
  ) {
    assert(!asked.join("").includes(kept), kept);
    assert(pack.text.includes(kept), kept);
  }
});

Deno.test("a provider is asked once an item, however often the pack has to be fitted", async () => {
  const { asked, backend } = provider((text) => text.slice(0, text.length / 2));
  const ample = await packOf(INPUTS, by(backend, 0.6));
  asked.length = 0;
  for (let less = 1; less < 40; less++) {
    const budgetTokens = ample.tokens - less;
    const pack = await packOf(INPUTS, { ...by(backend, 0.6), budgetTokens });
    assert(pack.tokens <= budgetTokens);
    assertEquals(asked.length, 2);
    asked.length = 0;
  }
});

Deno.test("a provider is not asked where there is no room for an answer, unless it is required", async () => {
  const { asked, backend } = provider(() => "x");
  const context = sanitizeContext({ label: "ci.log", text: ticks(9) });
  const options = { backend, ratio: 0.5, countText: WORDS.countText };
  const [outcome] = await fillRoom([context], 0, {
    ...options,
    required: false,
  });
  assertEquals([asked, outcome], [[], { isShown: false, tokens: 54 }]);
  await assertRejects(
    () => fillRoom([context], 0, { ...options, required: true }),
    CompressionBackendError,
  );
});

Deno.test("a provider that is missing is asked no second time, and each item says who did it instead", async () => {
  let asked = 0;
  const backend: CompressionBackend = {
    name: "gone",
    compress: () => {
      asked++;
      throw new CompressionBackendError("gone", "missing", "install it");
    },
  };
  const pack = await packOf(INPUTS, by(backend));
  assertEquals(asked, 1);
  const files = pack.content.manifest.files.filter(({ role }) =>
    role === "log"
  );
  for (const { supporting, path } of files) {
    assertEquals(supporting?.backend, "extractive");
    assertEquals(supporting?.fallback, {
      from: "gone",
      to: "extractive",
      reason: "missing",
    });
    assert(
      pack.content.manifest.warnings.includes(
        `${path}: gone failed (missing): install it; extractive instead`,
      ),
    );
  }
});

Deno.test("a provider whose answer is required and cannot be taken ends the pack", async () => {
  const { backend } = provider(() => "");
  const error = await assertRejects(
    () => packOf(INPUTS, by(backend, 0.5, true)),
    CompressionBackendError,
  );
  assertEquals(error.reason, "empty");
});

Deno.test("askedOnce() gives the same answer, notes and errors again, also a timeout's", async () => {
  let asked = 0;
  const slow = askedOnce({
    name: "slow",
    compress: (_, { note }) => {
      asked++;
      note?.("waiting");
      return new Promise(() => {});
    },
  });
  const context = sanitizeContext({ label: "a", text: "b" });
  const other = sanitizeContext({ label: "c", text: "d" });
  const controller = new AbortController();
  const notes: string[] = [];
  const options = {
    targetTokens: 1,
    countText: (text: string) => text.length,
    preserve: [],
    note: (message: string) => notes.push(message),
    signal: controller.signal,
  };
  const first = slow.compress(context, options).catch((error) => error);
  controller.abort(new DOMException("too slow", "TimeoutError"));
  const error = await first;
  const { signal } = new AbortController();
  for (const one of [context, other]) {
    const again = await slow.compress(one, { ...options, signal })
      .catch((error) => error);
    assert(again === error);
  }
  assertEquals([asked, notes], [1, ["waiting", "waiting"]]);
});
