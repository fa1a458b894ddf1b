import type { FormatSample } from "../contract/format_adapter.ts";
import { call, Session, text, thinking } from "./claude_code_lines.ts";

const asked = () => new Session().user("The exports must stay in eu-west-1.");

/** Sessions with one trap each. */
export const claudeCodeSamples: readonly FormatSample[] = [
  {
    name:
      "one message may stand on several lines, with results of calls made at once between them",
    value: asked()
      .part("m1", thinking("Two files."))
      .part("m1", text("I look."))
      .part("m1", call("c1"))
      .result("c1", "a")
      .part("m1", call("c2"))
      .result("c2", "b")
      .assistant(text("Both are fine."))
      .user("Go on.").lines,
  },
  {
    name: "a result may hang beside the branch, where calls are made at once",
    value: asked()
      .part("m1", call("c1"))
      .part("m1", call("c2"))
      .result("c1", "a").from(3).result("c2", "b")
      .assistant(text("Both are fine.")).lines,
  },
  {
    name: "the newest leaf's branch is the conversation",
    value: asked().assistant(text("Noted."))
      .user("Use MySQL.").assistant(text("MySQL it is."))
      .from(2).user("Use SQLite.").assistant(text("SQLite it is.")).lines,
    warnings: [
      "parentUuid: line 3: lines on a branch that was taken back: 2, from here on; they are not read",
    ],
  },
  {
    name: "meta lines and outputs of local commands are not the user's words",
    value: asked()
      .user("You must answer in JSON.", { isMeta: true })
      .user("<local-command-stdout>We decided on tabs.</local-command-stdout>")
      .assistant(text("Noted.")).user("Why?").lines,
  },
  {
    name:
      "sidechains, progress, attachments, snapshots and hooks go with their turn",
    value: asked()
      .state({ type: "file-history-snapshot", messageId: "u1", snapshot: {} })
      .assistant(call("c1", { prompt: "Look." }, "Task"))
      .user("Look.", { isSidechain: true, parentUuid: null })
      .add("progress", { data: {} })
      .result("c1", "found")
      .add("attachment", { attachment: { type: "todo", content: [] } })
      .assistant(text("Done."))
      .add("system", { subtype: "stop_hook_summary" })
      .state({ type: "queue-operation", operation: "dequeue" })
      .user("Go on.").lines,
  },
  {
    name: "what the user typed while the assistant worked starts no turn",
    value: asked().assistant(call("c1"))
      .add("attachment", {
        attachment: {
          type: "queued_command",
          prompt: "And it must be signed.",
          commandMode: "prompt",
        },
      })
      .result("c1", "a").assistant(text("Signed.")).user("Go on.").lines,
  },
  {
    name: "the window starts at the last of several compactions",
    value: asked().assistant(text("Noted.")).compacted("S1: eu-west-1.")
      .user("Use SQLite.").assistant(text("Yes.")).compacted("S2: SQLite.")
      .user("And the queue?").assistant(text("SQLite too.")).lines,
  },
  {
    name:
      "a compaction in the middle of a turn leaves its summary as the question",
    value: asked().assistant(call("c1")).result("c1", "a")
      .compacted("S1: eu-west-1.").assistant(call("c2")).result("c2", "b")
      .assistant(text("Done.")).lines,
  },
  {
    name: "in older files a summary without a boundary starts the window",
    value: asked().assistant(text("Noted."))
      .user("S1: eu-west-1.", { isCompactSummary: true })
      .user("Go on.").assistant(text("Yes.")).lines,
  },
  {
    name: "what a compaction preserved is sent behind its summary",
    value: asked().assistant(text("Noted."))
      .user("Use SQLite.").assistant(text("Yes."))
      .compacted("S1: eu-west-1.", {
        preservedSegment: { headUuid: "u3", anchorUuid: "u6", tailUuid: "u4" },
      }).user("Go on.").assistant(text("So be it.")).lines,
  },
  {
    name: "what is preserved starts behind the compaction before",
    value: asked().assistant(text("Noted.")).compacted("S1: eu-west-1.")
      .user("Use SQLite.").assistant(text("Yes."))
      .compacted("S2: SQLite.", {
        preservedSegment: { headUuid: "u1", anchorUuid: "u8", tailUuid: "u6" },
      }).user("Go on.").assistant(text("So be it.")).lines,
  },
  {
    name: "where a parent is missing, the line before it is taken",
    value: asked().assistant(text("Noted.")).user("Go on.").lines
      .map((line, index) =>
        index === 1 ? { ...line, parentUuid: "gone" } : line
      ),
    warnings: [
      "parentUuid: line 2: lines that follow a line that is not in the file: 1, from here on; the line before them is taken",
    ],
  },
  {
    name: "what the client says beside results goes with them",
    value: asked().assistant(call("c1"))
      .user([
        { type: "tool_result", tool_use_id: "c1", content: "a" },
        text("It must be read again."),
      ], { isMeta: true }).lines,
  },
  {
    name: "a line without a uuid that is text is named, and stays",
    value: asked().assistant(text("Noted.")).user("Go on.")
      .state({ type: "user", message: { role: "user", content: "Lost." } })
      .state({
        type: "assistant",
        uuid: 7,
        message: { id: "m9", role: "assistant", content: [text("Lost.")] },
      }).lines,
    warnings: [
      "uuid: line 4: lines without a uuid that is text: 2, from here on; they are not read, and stay in the file",
    ],
  },
  {
    name: "a call's arguments that are no object are named",
    value: asked().assistant({
      type: "tool_use",
      id: "c1",
      name: "set",
      input: [1, 2],
    }).result("c1", "done").user("Go on.").lines,
    warnings: [
      "message.content[0].input: line 2: the arguments are no JSON object; they are read as one text",
    ],
  },
  {
    name: "a message of a type that is not known is named",
    value: asked().assistant(text("Noted."))
      .add("human", { message: { role: "user", content: "Lost." } })
      .user("Go on.").lines,
    warnings: [
      "type: line 3: lines with a message and a type that is not known: 1, from here on; they are not read",
    ],
  },
  {
    name: "a circle of parents is named, and cut before its first line",
    value: asked().assistant(text("Noted.")).user("Go on.")
      .assistant(text("Yes.")).user("Why?").lines
      .map((line, index) => index === 2 ? { ...line, parentUuid: "u4" } : line),
    warnings: [
      "parentUuid: line 3: lines that are their own parents in a circle: 2, from here on; it is cut before the first of them",
    ],
  },
  {
    name: "a circle that the first line is part of is named, and read whole",
    value: asked().assistant(text("Noted.")).user("Go on.").lines
      .map((line, index) => index === 0 ? { ...line, parentUuid: "u2" } : line),
    warnings: [
      "parentUuid: line 1: lines that are their own parents in a circle: 2, from here on; it is cut before the first of them",
    ],
  },
  {
    name: "a line that is there twice is read once",
    value: asked().assistant(call("c1")).result("c1", "a")
      .assistant(text("Fine.")).user("Go on.").lines
      .flatMap((line) => [line, line]),
    warnings: [
      "parentUuid: line 2: lines with the uuid of a line before them: 5, from here on; they are not read",
    ],
  },
  {
    name: "in an agent's own file sidechains are the conversation",
    value: asked().assistant(text("Noted.")).user("Go on.").lines
      .map((line) => ({ ...line, isSidechain: true })),
  },
  {
    name: "thinking and errors of the API are not counted",
    value: asked().assistant(thinking("It must."))
      .assistant(text("Noted."))
      .part("m9", text("API Error: 529"), { isApiErrorMessage: true })
      .user("Go on.").lines,
  },
  {
    name: "blank and null results stay (case 17)",
    value: asked().assistant(call("c1"), call("c2")).result("c1", "")
      .result("c2", null).assistant(text("Empty.")).user(" ").lines,
  },
  {
    name: "a null content is refused by line (case 17)",
    value: asked().user(null).lines,
    error:
      "Cannot read the claude-code: message.content: line 2: expected text or a list of parts",
  },
  {
    name: "an image is refused by line and part (case 16)",
    value: asked().assistant(call("c1"))
      .result("c1", [{ type: "image", source: { data: "AAAA" } }]).lines,
    error:
      'Cannot read the claude-code: message.content[0].content[0]: line 3: only text parts can be counted, found "image"',
  },
  {
    name: "an image that is not sent any more is not refused (case 16)",
    value: asked().user([{ type: "image", source: { data: "AAAA" } }])
      .assistant(text("A sign.")).compacted("S1: a sign.")
      .user("Go on.").lines,
  },
  {
    name: "a result without its call is kept apart with a warning (case 3)",
    value: asked().result("c9", "orphan").assistant(text("Hm."))
      .user("Go on.").lines,
    warnings: [
      'message: line 2: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "a line that is no object is refused by its number",
    value: [...asked().lines, 7],
    error: "Cannot read the claude-code: line 2: expected an object",
  },
  {
    name: "a session without a message is refused",
    value: new Session().add("progress").lines,
    error: "Cannot read the claude-code: there is no message",
  },
  {
    name: "a session whose messages have no uuid is refused, and says so",
    value: new Session().add("progress")
      .state({ type: "user", message: { role: "user", content: "Lost." } })
      .lines,
    error:
      "Cannot read the claude-code: uuid: line 2: there is no message: lines without a uuid that is text: 1, from here on; they are not read, and stay in the file",
  },
];
