import { assert, assertEquals, assertGreaterOrEqual } from "@std/assert";
import fc from "fast-check";
import type {
  Message,
  ToolDeclaration,
} from "../../lib/conversation/message.ts";
import { roleRuns } from "../../lib/conversation/role_runs.ts";
import type {
  RenderOptions,
  TokenCounter,
} from "../../lib/count/token_counter.ts";
import { conversations, deepFreeze, texts } from "../properties/arbitraries.ts";

/** What a counter is given; one that knows a few texts only gets those. */
export interface CountedInputs {
  /** Well-formed texts. */
  readonly texts: fc.Arbitrary<string>;
  /** Texts with half a surrogate pair. */
  readonly brokenTexts: fc.Arbitrary<string>;
  /** Messages of any role but system. */
  readonly conversations: fc.Arbitrary<readonly Message[]>;
}

const ANYTHING: CountedInputs = {
  texts,
  brokenTexts: fc.tuple(texts, fc.boolean()).map(([text, isHigh]) =>
    isHigh ? `${text}\ud83d` : `\udea2${text}`
  ),
  conversations,
};

const TOOLS: readonly ToolDeclaration[] = [
  { name: "look" },
  { name: "find", description: "Finds.", parameters: { type: "object" } },
];

const options: fc.Arbitrary<RenderOptions> = fc.record({
  tools: fc.subarray([...TOOLS]),
  thinking: fc.boolean(),
});

/**
 * What every `TokenCounter` must do, one test for each claim; claims about optional members only where it has them.
 *
 * @param name Stands before each test's name.
 * @param make Makes the counter; called once.
 * @param inputs What it is given; anything unless said.
 */
export async function testTokenCounter(
  name: string,
  make: () => TokenCounter | Promise<TokenCounter>,
  inputs: CountedInputs = ANYTHING,
): Promise<void> {
  const counter = await make();
  const { price, render } = counter;
  const system = inputs.texts.map((content): Message => ({
    role: "system",
    content,
  }));
  const requests = fc.tuple(fc.option(system), inputs.conversations).map((
    [system, rest],
  ) => system ? [system, ...rest] : rest);

  Deno.test(`${name}: counts are whole numbers of at least 0`, () => {
    const isCount = (tokens: number) =>
      Number.isSafeInteger(tokens) && tokens >= 0;
    fc.assert(fc.property(requests, options, inputs.texts, (...given) => {
      const [messages, options, text] = given;
      assert(isCount(counter.count(messages, options)));
      assert(isCount(counter.countText(text)));
    }));
  });

  Deno.test(`${name}: no text is no token, and no messages can be counted`, () => {
    fc.assert(fc.property(options, (options) => {
      assertEquals(counter.countText(""), 0);
      assertGreaterOrEqual(counter.count([], options), counter.count([]));
      assertGreaterOrEqual(counter.count([]), 0);
    }));
  });

  Deno.test(`${name}: half a surrogate pair in a bare text is counted`, () => {
    fc.assert(fc.property(inputs.brokenTexts, (text) => {
      const tokens = counter.countText(text);
      assert(Number.isSafeInteger(tokens) && tokens >= 1, `${tokens}`);
    }));
  });

  Deno.test(`${name}: the same messages count the same, again and as copies`, () => {
    fc.assert(fc.property(requests, options, inputs.texts, (...given) => {
      const [messages, options, text] = given;
      const count = () => [
        counter.count(messages, options),
        counter.countText(text),
      ];
      const first = count();
      assertEquals(counter.count(structuredClone(messages), options), first[0]);
      assertEquals(count(), first);
    }));
  });

  Deno.test(`${name}: counting changes nothing in the messages`, () => {
    fc.assert(fc.property(requests, options, (messages, options) => {
      const before = structuredClone([messages, options]);
      deepFreeze([messages, options]);
      counter.count(messages, options);
      render?.(messages, options);
      for (const run of roleRuns(messages)) price?.(run.messages);
      for (const message of messages) counter.visibleText?.(message);
      assertEquals([messages, options], before);
    }));
  });

  Deno.test(`${name}: more declared tools never count less`, () => {
    fc.assert(fc.property(requests, fc.boolean(), (messages, thinking) => {
      const counts = [[], TOOLS.slice(0, 1), TOOLS].map((tools) =>
        counter.count(messages, { tools, thinking })
      );
      assertEquals(counts, counts.toSorted((a, b) => a - b));
    }));
  });

  if (price !== undefined) {
    Deno.test(`${name}: prices of role runs add up to the count`, () => {
      fc.assert(
        fc.property(system, inputs.conversations, options, (...given) => {
          const [system, rest, options] = given;
          // Where the model has yet to go on from a call, the prompt opens no turn for it.
          fc.pre(!waitsForModel(rest));
          const prices = roleRuns(rest, "system").map((run) =>
            price(run.messages, run.previousRole, run.nextRole)
          );
          assertEquals(
            counter.count([system, ...rest], options),
            prices.reduce(
              (sum, tokens) => sum + tokens,
              counter.count([system], options),
            ),
          );
        }),
      );
    });
  }

  if (render !== undefined) {
    Deno.test(`${name}: what is rendered is what is counted`, () => {
      fc.assert(fc.property(requests, options, (messages, options) => {
        const rendered = render(messages, options);
        assertEquals(
          counter.count(messages, options),
          counter.countText(rendered),
        );
        for (const message of messages) {
          if (message.role === "tool") continue;
          assert(rendered.includes(counter.visibleText?.(message) ?? ""));
        }
      }));
    });
  }

  const { countWithin } = counter;
  if (countWithin !== undefined) {
    Deno.test(`${name}: countWithin() gives the count where it is within the bound`, () => {
      fc.assert(fc.property(inputs.texts, fc.integer(), (text, any) => {
        const tokens = counter.countText(text);
        for (const most of [-1, 0, tokens - 1, tokens, tokens + 1, any]) {
          assertEquals(
            countWithin(text, most),
            tokens <= most ? tokens : undefined,
          );
        }
      }));
    });
  }

  const { fitText } = counter;
  if (fitText === undefined) return;
  Deno.test(`${name}: fitText() gives a start or an end that fits, and all where all fits`, () => {
    const from = fc.constantFrom("start" as const, "end" as const);
    fc.assert(fc.property(inputs.texts, fc.nat(40), from, (...given) => {
      const [text, maxTokens, from] = given;
      const part = fitText(text, maxTokens, { from });
      assert(from === "start" ? text.startsWith(part) : text.endsWith(part));
      assert(counter.countText(part) <= maxTokens);
      if (counter.countText(text) <= maxTokens) assertEquals(part, text);
    }));
  });
}

function waitsForModel(messages: readonly Message[]): boolean {
  const last = messages.findLast(({ role }) => role !== "tool");
  return (last?.toolCalls?.length ?? 0) > 0;
}
