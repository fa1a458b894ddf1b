/** A line of a made-up rollout. */
export type Line = Readonly<Record<string, unknown>>;

/** A line with an envelope. */
export function enveloped(type: string, payload: unknown): Line {
  return { timestamp: "2026-03-01T09:30:00.000Z", type, payload };
}

/** An item in its envelope. */
export const item = (payload: Line) => enveloped("response_item", payload);

/** An event. */
export const event = (type: string, fields: Line = {}) =>
  enveloped("event_msg", { type, ...fields });

/** A message item. */
export function message(role: string, ...texts: readonly string[]): Line {
  const type = role === "assistant" ? "output_text" : "input_text";
  const content = texts.map((text) => ({ type, text }));
  return { type: "message", role, content };
}

/** A user's message, and the event that repeats it. */
export const user = (text: string): Line[] => [
  item(message("user", text)),
  event("user_message", { message: text, kind: "plain" }),
];

/** An assistant's message, and the event that repeats it. */
export const assistant = (text: string): Line[] => [
  event("agent_message", { message: text }),
  item(message("assistant", text)),
];

/** A call, without an envelope. */
export const call = (
  call_id: string,
  given: unknown = { command: ["ls"] },
  name = "shell",
): Line => ({
  type: "function_call",
  name,
  arguments: JSON.stringify(given),
  call_id,
});

/** A result, without an envelope. */
export const result = (call_id: string, output: unknown): Line => ({
  type: "function_call_output",
  call_id,
  output,
});

/** Reasoning that only the server can read. */
export const reasoning: Line = {
  type: "reasoning",
  summary: [],
  encrypted_content: "gAAA",
};

/** How a rollout starts. */
export const start: readonly Line[] = [
  enveloped("session_meta", {
    id: "s1",
    cwd: "/srv",
    base_instructions: { text: "You are careful." },
  }),
  item(
    message(
      "developer",
      "<permissions instructions>Ask.</permissions instructions>",
    ),
  ),
  item(message("user", "# AGENTS.md instructions for /srv\n\nNever push.")),
  item(
    message(
      "user",
      "<environment_context><cwd>/srv</cwd></environment_context>",
    ),
  ),
];
