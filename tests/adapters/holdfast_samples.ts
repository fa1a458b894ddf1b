import type { FormatSample } from "../contract/format_adapter.ts";

const talk = {
  id: "T1",
  messages: [
    { role: "user", content: "It must be blue." },
    { role: "assistant", content: "Noted. ".repeat(20) },
  ],
};

/** Request files. */
export const holdfastSamples: readonly FormatSample[] = [
  {
    name: "snake case, comments and carried notes stay as they are written",
    value: {
      "//": "a comment",
      "$schema": "request.json",
      turns: [{ ...talk, id: "T4" }],
      question: "Which colour?",
      input_budget: 60,
      notes_reserve: 20,
      notes: [{
        text: "The port must be 1883.",
        source: { turn: "T1", role: "user" },
      }],
    },
  },
  {
    name: "a request without a budget can be read: whoever compacts gives it",
    value: { turns: [talk], question: "Which colour?" },
  },
  {
    name: "a turn may have the name of anything",
    value: {
      turns: [
        talk,
        ...["notes", "gone", "added"].map((id) => ({ ...talk, id })),
      ],
      question: "Which colour?",
    },
  },
  {
    name: "a result of no call is a warning",
    value: {
      turns: [{
        id: "T1",
        messages: [
          { role: "user", content: "Go." },
          { role: "tool", content: "done", toolCallId: "c9" },
          { role: "assistant", content: "It must be done." },
        ],
      }],
      question: "And?",
    },
    warnings: [
      'turns[0].messages[1]: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "a misspelt field is refused by name",
    value: { turns: [], question: "?", inputBudgt: 3 },
    error:
      "Cannot read the holdfast: inputBudgt: unknown field; known are instructions, turns, question, questionId, inFlight, inputBudget, notesReserve, notes, dates, tools, thinking",
  },
  {
    name: "an id that two turns have is refused",
    value: { turns: [talk, talk], question: "?" },
    error: 'Cannot read the holdfast: turns[1].id: "T1" is used twice',
  },
];
