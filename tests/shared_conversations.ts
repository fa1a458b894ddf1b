import type { Message, Role, ToolCall } from "../mod.ts";

/** A conversation of ../shared/data, read just well enough to measure on it. */
export interface SharedConversation {
  /** File, and number in it where it holds several: `tau-bench/airline-14.json#3`. */
  readonly name: string;
  /** Its messages, images and the like left out. */
  readonly messages: readonly Message[];
}

const ROOT = new URL("../../shared/data/", import.meta.url);

// deno-lint-ignore no-explicit-any -- foreign files of nine shapes, read for measurements only
type Any = any;

/** Whether ../shared/data is there. */
export function hasSharedData(): boolean {
  try {
    return Deno.statSync(ROOT).isDirectory;
  } catch {
    return false;
  }
}

/** The conversations that facts are looked for in, in a fixed order. */
export function sharedConversations(): readonly SharedConversation[] {
  const read = (path: string) =>
    JSON.parse(Deno.readTextFileSync(new URL(path, ROOT)));
  const many = (
    path: string,
    list: readonly Any[],
    messagesOf: (each: Any) => Message[],
  ) =>
    list.map((each, index) => ({
      name: `${path}#${index}`,
      messages: messagesOf(each),
    }));
  const claude = [
    "258c7280-ae70-4798-800f-63464d01a85d",
    "8463c716-a2ea-4c14-9efa-87158ebd9f20",
    "ae4a77f8-aedd-4bc1-888f-c94edc91af04",
  ].map((id) => `claude-code/${id}.json`);
  const beams = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((id) =>
    `beam-128k/${id}/chat.json`
  );
  const locomo = "locomo/locomo-dev5.json";
  const crosswoz = "crosswoz/val-20.json";
  const tau = "tau-bench/airline-14.json";
  const multilingual = "synthetic-edge/multilingual.json";
  const swe = ["katy", "function_calling_simple", "pydicom__pydicom-1458"].map((
    id,
  ) => `swe-agent/${id}.traj`);
  return [
    ...claude.map((name) => ({ name, messages: parsedSession(read(name)) })),
    ...beams.map((name) => ({ name, messages: beam(read(name)) })),
    ...swe.map((name) => ({ name, messages: openAI(read(name).history) })),
    ...many(tau, read(tau), ({ messages, traj }) => openAI(messages ?? traj)),
    ...many(locomo, read(locomo), ({ conversation }) => talk(conversation)),
    ...many(crosswoz, read(crosswoz), ({ messages }) => openAI(messages)),
    ...many(
      multilingual,
      read(multilingual).conversations,
      ({ messages }) => openAI(messages),
    ),
    {
      name: "synthetic-edge/replaced-decisions.json",
      messages: openAI(read("synthetic-edge/replaced-decisions.json").messages),
    },
    {
      name: "synthetic-edge/secrets-like.json",
      messages: openAI(read("synthetic-edge/secrets-like.json").messages),
    },
  ];
}

/** The summary that a real client wrote in a parsed session, and the message that it stands before. */
export function realCompaction(name: string): { at: number; summary: string } {
  const [found] =
    JSON.parse(Deno.readTextFileSync(new URL(name, ROOT))).compactions;
  return found;
}

/** The parsed sessions name no calls: results are paired with calls in their order. */
function parsedSession({ messages }: Any): Message[] {
  const open: string[] = [];
  return messages.flatMap(({ role, parts }: Any, index: number): Message[] =>
    parts.flatMap(({ kind, text }: Any, part: number): Message[] => {
      if (kind === "text") return [{ role, content: text }];
      if (kind === "tool_result") {
        return [{ role: "tool", content: text, toolCallId: open.shift() }];
      }
      if (kind !== "tool_use") return [];
      const { name, input } = JSON.parse(text);
      open.push(`c${index}.${part}`);
      return [{
        role: "assistant",
        content: "",
        toolCalls: [{ id: `c${index}.${part}`, name, arguments: input }],
      }];
    })
  );
}

function beam(batches: Any): Message[] {
  return batches.flatMap(({ turns }: Any) => turns.flat())
    .map(({ role, content }: Any): Message => ({ role, content }));
}

function talk(conversation: Any): Message[] {
  const { speaker_a } = conversation;
  const messages: Message[] = [];
  for (let session = 1; conversation[`session_${session}`]; session++) {
    for (const { speaker, text } of conversation[`session_${session}`]) {
      messages.push({
        role: speaker === speaker_a ? "user" : "assistant",
        content: text,
      });
    }
  }
  return messages;
}

function openAI(messages: Any): Message[] {
  return messages.map((message: Any): Message => {
    const content = typeof message.content === "string"
      ? message.content
      : (message.content ?? [])
        .map((part: Any) => part.text ?? "").join("");
    const role: Role =
      ["system", "user", "assistant", "tool"].includes(message.role)
        ? message.role
        : "tool";
    const calls = (message.tool_calls ?? []).map((call: Any): ToolCall => ({
      id: String(call.id),
      name: call.function.name,
      arguments: argumentsOf(call.function.arguments),
    }));
    return {
      role,
      content,
      ...(calls.length > 0 ? { toolCalls: calls } : {}),
      ...(message.tool_call_id
        ? { toolCallId: String(message.tool_call_id) }
        : {}),
    };
  });
}

function argumentsOf(given: Any): Record<string, unknown> {
  try {
    return typeof given === "string" ? JSON.parse(given) : given;
  } catch {
    return { text: given };
  }
}
