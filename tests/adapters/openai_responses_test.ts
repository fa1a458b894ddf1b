import { openaiResponses } from "../../lib/adapters/openai_responses.ts";
import { formatAdapterSuite } from "../contract/format_adapter.ts";
import {
  openaiResponsesInputs,
  plainOpenaiResponsesInput,
} from "./openai_responses_histories.ts";
import { openaiResponsesProblems } from "./openai_responses_problems.ts";
import { openaiResponsesSamples } from "./openai_responses_samples.ts";

interface Body {
  readonly input: readonly unknown[];
}

formatAdapterSuite({
  adapter: openaiResponses,
  samples: openaiResponsesSamples,
  arbitrary: openaiResponsesInputs,
  split: (value) => {
    if (Array.isArray(value)) return { pieces: value, frame: "a list" };
    const { input, ...frame } = value as Body;
    return { pieces: input, frame };
  },
  write: plainOpenaiResponsesInput,
  problems: openaiResponsesProblems,
});
