import { claudeLinker } from "./claude_code/claude_linker.ts";
import { readClaudeSession } from "./claude_code/read_claude_session.ts";
import { derivedUuid } from "./derived_uuid.ts";
import { type LinesAdapter, linesAdapter } from "./lines_adapter.ts";
import { isObject, type JsonObject } from "./place.ts";
import { leadContent } from "./write_items.ts";

/**
 * Sessions of Claude Code as they stand on disk, JSON Lines.
 *
 * ```
 *  theirs                                                 ours
 *  tree by parentUuid                                     the newest leaf's branch
 *  assistant lines with one message.id                    one assistant message, with its calls
 *  tool_use, tool_result blocks                           call and result; input is an object
 *  text beside results, attachment queued_command         user, starts no turn
 *  isMeta, outputs of local commands, interruptions       client's text: assistant, named "client"
 *  system/compact_boundary + isCompactSummary             the window starts there; assistant, named "summary"
 *  compactMetadata.preservedSegment                       said again behind the summary
 *  thinking                                               rides along, not counted
 *  isSidechain, progress, attachment, snapshots, hooks    go with the turn that they stand in
 *  summary, titles and other lines without a uuid         always stay
 * ```
 *
 * What attachments and hooks put into a request is not in the file as the client sends it, so it is not counted.
 */
export const claudeCode: LinesAdapter = linesAdapter({
  name: "claude-code",
  read: readClaudeSession,
  linker: claudeLinker,

  detect(values) {
    const index = values.findIndex((value) =>
      isObject(value) && "parentUuid" in value &&
      typeof value.uuid === "string" && typeof value.type === "string"
    );
    return index < 0 ? undefined : { own: true, path: `[${index}]` };
  },

  edit(value, [cutChars], block) {
    const line = value as JsonObject;
    const [holder, field] = line.type === "attachment"
      ? ["attachment", "prompt"]
      : ["message", "content"];
    const held = line[holder] as JsonObject;
    const content = leadContent(held[field], cutChars, block, "text");
    return { ...line, [holder]: { ...held, [field]: content } };
  },

  add(content, last, sample) {
    const before = isObject(last) ? last : {};
    const like = { ...isObject(sample) ? sample : {}, ...before };
    const copied = ["userType", "cwd", "sessionId", "version", "gitBranch"]
      .flatMap((field) => field in like ? [[field, like[field]]] : []);
    return {
      parentUuid: before.uuid ?? null,
      isSidechain: false,
      ...Object.fromEntries(copied),
      type: "user",
      message: { role: "user", content },
      uuid: derivedUuid(`${before.uuid}\n${content}`),
      timestamp: like.timestamp,
    };
  },
});
