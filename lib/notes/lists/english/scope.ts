import { rows } from "../rows.ts";

/** How long or how widely an instruction holds. */
export const SCOPE: readonly string[] = rows(`
  from now/here/this on/onward/onwards, from this point on/onward/onwards/forward, from today on/onward/onwards
  going forward, henceforth
  for the rest/remainder/duration of
  until further notice, until i say/tell, until told otherwise, unless told/stated/noted otherwise
  at all times, every/each/any time, whenever
  every/each/all/any reply/replies/answer/answers/response/responses/message/messages/output/outputs
  every/each/all/any commit/commits/file/files/function/functions/case/cases
  standing rule/rules/instruction/instructions/order/orders
  important/hard/strict/key/firm constraint/constraints/rule/rules/requirement/requirements
  important/hard/strict/key/firm instruction/instructions
  constraint:, rule:
  under no circumstances/circumstance, no matter what, without exception/exceptions
  unless i say/ask/tell, when i ask/mention/say/request
  this session/conversation, throughout
`);
