import type { FormatSample } from "../contract/format_adapter.ts";
import {
  assistant,
  call,
  enveloped,
  event,
  item,
  message,
  reasoning,
  result,
  start,
  user,
} from "./codex_lines.ts";

const round = (id: string, output: unknown = "a") => [
  item(reasoning),
  item(call(id)),
  item(result(id, output)),
];

/** What `start` gives: it is not sent as one message. */
const HEAD =
  "payload: line 1: 4 system messages stand in a row; they stay apart, and are counted as one text";

/** Rollouts with one trap each. */
export const codexSamples: readonly FormatSample[] = [
  {
    name: "events repeat what the items say",
    warnings: [HEAD],
    value: [
      ...start,
      ...user("It must ship."),
      ...assistant("Noted."),
      ...user("Why?"),
    ],
  },
  {
    name: "a compaction has a history that stands for all before it",
    warnings: [HEAD],
    value: [
      ...start,
      ...user("It must ship."),
      ...round("c1"),
      ...assistant("Noted."),
      enveloped("compacted", {
        message: "S1",
        replacement_history: [
          message("user", "It must ship."),
          message("user", "S1"),
        ],
      }),
      ...user("Go on."),
      ...round("c1"),
      ...assistant("Yes."),
      ...user("Why?"),
    ],
  },
  {
    name: "a line whose item is not there is named",
    warnings: [
      ": line 7: this line has no item that is known; it is not read (3 times)",
      'payload: line 12: an item of type "remark" is not read',
      HEAD,
    ],
    value: [
      ...start,
      ...user("It must ship."),
      { type: "response_item", payload: [] },
      { role: "user", content: "Lost." },
      enveloped("said", message("user", "Lost.")),
      ...assistant("Noted."),
      item({ type: "remark", text: "Lost." }),
      ...user("Why?"),
    ],
  },
  {
    name: "a compaction has no history in older files",
    warnings: [
      HEAD,
      "payload: line 5: 2 user messages wait for an answer; they stay apart, and are counted as one text",
    ],
    value: [
      ...start,
      ...user("It must ship."),
      ...assistant("Noted."),
      enveloped("compacted", { message: "S1" }),
      ...round("c1"),
      ...round("c2"),
      ...assistant("Yes."),
    ],
  },
  {
    name: "a summary that only the server can read is not counted",
    value: [
      ...user("It must ship."),
      ...assistant("Noted."),
      enveloped("compacted", {
        message: "",
        replacement_history: [
          message("user", "It must ship."),
          { type: "compaction", encrypted_content: "gAAA" },
        ],
      }),
      ...assistant("Yes."),
      ...user("Why?"),
    ],
    warnings: [
      "payload.replacement_history[1]: line 5: a summary that only the server can read is not counted",
    ],
  },
  {
    name: "environment, AGENTS.md and the like are not the user's words",
    warnings: [HEAD],
    value: [
      ...start,
      ...user("Look."),
      ...assistant("Fine."),
      item(message("user", "<turn_aborted>It must stop.</turn_aborted>")),
      item(message("user", "<environment_context>y</environment_context>")),
      ...user("Why?"),
    ],
  },
  {
    name: "items have no envelope in old files",
    value: [
      { id: "s1", timestamp: "2025-05-07T17:24:21.123Z", instructions: "x" },
      message("user", "<user_instructions>x</user_instructions>"),
      { record_type: "state" },
      message("user", "It must ship."),
      reasoning,
      call("c1"),
      result("c1", "a"),
      message("assistant", "Noted."),
      message("user", "Why?"),
    ],
  },
  {
    name: "turns that were taken back are not read",
    value: [
      ...user("It must ship."),
      ...assistant("Noted."),
      ...user("Delete all."),
      ...round("c1"),
      event("thread_rolled_back", { num_turns: 1 }),
      ...user("Why?"),
    ],
  },
  {
    name: "web searches and snapshots ride along, an unknown item is named",
    warnings: ['payload: line 5: an item of type "x_unknown" is not read'],
    value: [
      ...user("Look."),
      item({ type: "web_search_call", status: "completed", action: {} }),
      item({ type: "ghost_snapshot", ghost_commit: { id: "a" } }),
      item({ type: "x_unknown" }),
      ...assistant("Fine."),
      ...user("Why?"),
    ],
  },
  {
    name: "arguments that are no JSON stay the text that they are",
    value: [
      ...user("Look."),
      item({ ...call("c1"), arguments: '{"command": [' }),
      item(result("c1", "failed to parse")),
      ...assistant("Fine."),
    ],
    warnings: [
      "payload.arguments: line 3: the arguments are no JSON object; they are read as one text",
    ],
  },
];
