import {
  call,
  type Line,
  Session,
  text,
} from "./adapters/claude_code_lines.ts";
import {
  assistant,
  call as codexCall,
  enveloped,
  item,
  message,
  result,
  start,
  user,
} from "./adapters/codex_lines.ts";

const inLines = (values: readonly Line[]) =>
  values.map((value) => JSON.stringify(value) + "\n").join("");

/** What the summary of the made-up session says: one rule of two, and one number that nobody had said. */
export const SUMMARY =
  "The user wants exports to stay in eu-west-1. Exports must stay in eu-west-1. The job takes 77 minutes.";

const before = new Session()
  .user(
    "Exports must stay in eu-west-1. Never page anybody between 22:00 and 06:00.",
  )
  .assistant(text("Noted."))
  .user("Fix the nightly job.")
  .assistant(call("c1", { file_path: "/srv/app/nightly.ts" }, "Edit"))
  .result("c1", "The file has been updated.")
  .assistant(call("c2", { command: "deno test --filter nightly" }, "Bash"))
  .result("c2", "ok | 41 passed | 0 failed")
  .assistant(call("c3", { command: "deno task deploy --dry" }, "Bash"))
  .result("c3", "Error: EXPORT_E4012 bucket is not there", { is_error: true })
  .assistant(
    text("The table holds 41,250 rows. See https://pump.test/manual/7."),
  );

/** A session of Claude Code with one compaction, after which the client attaches the edited file again. */
export const CLAUDE_SESSION: string = inLines(
  before.compacted(SUMMARY)
    .user("<system-reminder>Edited: /srv/app/nightly.ts</system-reminder>")
    .user("Go on.").assistant(text("The table holds 41,250 rows."))
    .lines,
);

/** Two compactions: what the first lost, the second never had. */
export const TWICE_SESSION: string = inLines(
  new Session().user(
    "Exports must stay in eu-west-1. See https://pump.test/manual/7.",
  )
    .assistant(text("Noted.")).compacted("The user gave rules.")
    .user("Never page anybody between 22:00 and 06:00.")
    .assistant(text("Fine.")).compacted("The user gave more rules.")
    .user("Go on.").lines,
);

const codexSession = (summary: Line) =>
  inLines([
    ...start,
    ...user("Exports must stay in eu-west-1. We have 41,250 rows."),
    item(codexCall("c1", { command: ["deno", "test"] })),
    item(result("c1", "ok")),
    ...assistant("Noted. ".repeat(40)),
    enveloped("compacted", {
      message: "",
      replacement_history: [message("user", "We have 41,250 rows."), summary],
    }),
    ...user("Go on."),
  ]);

/** A rollout of Codex with one compaction. */
export const CODEX_SESSION: string = codexSession(message(
  "user",
  "Another language model started to solve this problem and produced a summary:\nThe user has 41,250 rows.",
));

/** A rollout with one whose summary only the server can read. */
export const SEALED_SESSION: string = codexSession({
  type: "compaction",
  encrypted_content: "gAAA",
});

/** A parsed session, as measurements have them. */
export const PARSED_SESSION: string = JSON.stringify({
  session: "s1",
  messages: [
    {
      role: "user",
      parts: [{ kind: "text", text: "Exports must stay in eu-west-1." }],
    },
    {
      role: "assistant",
      parts: [{
        kind: "tool_use",
        text: JSON.stringify({
          name: "Bash",
          input: { command: "deno test --filter nightly" },
        }),
      }],
    },
    { role: "user", parts: [{ kind: "tool_result", text: "ok | 41 passed" }] },
    { role: "assistant", parts: [{ kind: "text", text: "Done." }] },
    { role: "user", parts: [{ kind: "text", text: "Go on." }] },
  ],
  compactions: [{
    at: 4,
    metadata: { trigger: "auto" },
    summary: "Exports must stay in eu-west-1.",
  }],
});
