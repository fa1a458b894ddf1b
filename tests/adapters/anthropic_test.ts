import { anthropic } from "../../lib/adapters/anthropic.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import { anthropicProblems } from "./anthropic_problems.ts";
import {
  anthropicRequests,
  plainAnthropicRequest,
} from "./anthropic_histories.ts";
import { anthropicRefused } from "./anthropic_refused.ts";
import { anthropicSamples } from "./anthropic_samples.ts";

interface Body {
  readonly messages: readonly unknown[];
}

formatAdapterSuite({
  adapter: anthropic,
  samples: [...anthropicSamples, ...anthropicRefused],
  arbitrary: anthropicRequests,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { messages, ...frame } = value as Body;
    return { pieces: messages, frame };
  },
  write: plainAnthropicRequest,
  problems: anthropicProblems,
});
