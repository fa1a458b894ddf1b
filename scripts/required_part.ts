import type { CompactionRequest } from "../lib/conversation/request.ts";
import { questionIdOf } from "../lib/conversation/question_id.ts";
import { toolRounds } from "../lib/conversation/tool_rounds.ts";
import { charsIn } from "./watched_counter.ts";

/** What is the largest of all that must stay, in words: `most of it is the question, 10,000,000 characters`. */
export function requiredPart(request: CompactionRequest): string {
  const { instructions, question, inFlight = [] } = request;
  const { open } = toolRounds(inFlight, questionIdOf(request));
  const parts = [
    ["the instructions", instructions.length],
    ["the question", question.length],
    ["the tool round that is open", charsIn(open)],
  ] as const;
  const [name, chars] = parts.reduce((most, each) =>
    each[1] > most[1] ? each : most
  );
  return `most of it is ${name}, ${chars.toLocaleString("en")} characters`;
}
