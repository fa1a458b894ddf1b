import { parseExact } from "../text/parse_exact.ts";
import { jsonExcess } from "../text/json_excess.ts";
import { FormatError } from "../errors.ts";

/**
 * A message of a file in our own terms: snake-case names, `developer`, null contents and OpenAI's calls are understood.
 *
 * It converts and does not check: `checkMessage` says what is wrong with what it could not convert.
 *
 * @param value A parsed message.
 * @param path Where it stands, for the error.
 * @throws {FormatError} If a call's arguments are text that is not JSON.
 */
export function readMessage(value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { tool_calls, tool_call_id, ...fields } = value as Record<
    string,
    unknown
  >;
  if (
    tool_calls === undefined && tool_call_id === undefined &&
    fields.content !== null && fields.role !== "developer" &&
    !hasOpenAICalls(fields.toolCalls)
  ) {
    return value;
  }
  const calls = fields.toolCalls ?? tool_calls;
  const callId = fields.toolCallId ?? tool_call_id;
  const hasCalls = Array.isArray(calls) && calls.length > 0;
  const content = fields.content ?? (hasCalls ? "" : fields.content);
  return {
    ...fields,
    content,
    role: fields.role === "developer" ? "system" : fields.role,
    ...(callId === undefined ? {} : { toolCallId: callId }),
    ...(calls === undefined || calls === null ? {} : {
      toolCalls: Array.isArray(calls)
        ? calls.map((call, index) =>
          readCall(call, `${path}.toolCalls[${index}]`)
        )
        : calls,
    }),
  };
}

function hasOpenAICalls(calls: unknown): boolean {
  return Array.isArray(calls) && calls.some((call) => call?.function);
}

function readCall(value: unknown, path: string): unknown {
  const call = value as {
    id?: unknown;
    function?: { name?: unknown; arguments?: unknown };
  } | null;
  if (typeof call?.function !== "object" || call.function === null) {
    return value;
  }
  const { name, arguments: given } = call.function;
  return { id: call.id, name, arguments: readArguments(given, path) };
}

function readArguments(given: unknown, path: string): unknown {
  if (typeof given !== "string") return given;
  if (given.trim() === "") return {};
  const excess = jsonExcess(given);
  if (excess !== undefined) {
    const place = `${path}.function.arguments`;
    throw new FormatError("request", place, excess.problem);
  }
  try {
    return parseExact(given);
  } catch {
    throw new FormatError(
      "request",
      `${path}.function.arguments`,
      "expected JSON in the text",
    );
  }
}
