import type { FormatSample } from "../contract/format_adapter.ts";
import {
  assistant,
  call,
  enveloped,
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

/** Rollouts that are refused or warned of, and blank ones. */
export const codexRefused: readonly FormatSample[] = [
  {
    name: "a result without its call is kept apart with a warning (case 3)",
    value: [
      ...user("Look."),
      item(result("c9", "x")),
      ...assistant("Hm."),
      ...user("Why?"),
    ],
    warnings: [
      'payload: line 3: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "a call whose id is a number is refused by line",
    value: [...user("Look."), item({ ...call("c1"), call_id: 5 })],
    error:
      "Cannot read the codex: payload.call_id: line 3: expected text, found 5",
  },
  {
    name: "an image is refused by line and part (case 16)",
    value: [
      ...user("Look."),
      item({
        type: "message",
        role: "user",
        content: [{
          type: "input_image",
          image_url: "data:image/png;base64,AA",
        }],
      }),
    ],
    error:
      'Cannot read the codex: payload.content[0]: line 3: only text parts can be counted, found "input_image"',
  },
  {
    name: "a null content is refused by line (case 17)",
    value: [...user("Look."), item({ ...message("user"), content: null })],
    error:
      "Cannot read the codex: payload.content: line 3: expected text or a list of parts, found null",
  },
  {
    name: "blank texts and outputs stay (case 17)",
    value: [
      ...user("Look."),
      ...round("c1", ""),
      ...assistant(""),
      ...user(" \n"),
    ],
  },
  {
    name: "a line that is no object is refused by its number",
    value: [...user("Look."), 7],
    error: "Cannot read the codex: line 3: expected an object",
  },
  {
    name: "a rollout without a message is refused",
    value: start.slice(0, 1).map((line) => ({
      ...line,
      payload: { id: "s1" },
    })),
    error: "Cannot read the codex: there is no message",
  },
  {
    name:
      "an answer in a compaction's history that would go with half of its line is refused",
    value: [
      ...start,
      enveloped("compacted", {
        message: "S1",
        replacement_history: [
          message("user", "It must ship."),
          message("assistant", "Noted."),
        ],
      }),
      ...round("c1"),
      ...round("c2"),
    ],
    error:
      "Cannot read the codex: payload.replacement_history[1]: line 5: an answer is one piece of the file with the question that must stay; go on with a new question, and it can be compacted",
  },
];
