/**
 * A conversation arriving turn by turn under a budget: what stays in the window, and whether each fact is still backed
 * by its source.
 *
 * @module
 */
export type * from "../conversation/message.ts";
export type * from "../conversation/note.ts";
export type * from "../conversation/request.ts";
export type * from "../conversation/turn.ts";
export type * from "../count/token_counter.ts";
export type * from "../probe/probe.ts";
export type * from "./arrival.ts";
export { exportReplay, type ReplayExport } from "./export_replay.ts";
export type * from "./lesson.ts";
export { readLesson } from "./read_lesson.ts";
export type { ReplayHead } from "./pack_replay.ts";
export type * from "./replay.ts";
export { replayLesson, type ReplayLessonOptions } from "./replay_lesson.ts";
export type * from "./replay_operation.ts";
export { replayRequest } from "./replay_request.ts";
export type * from "./replay_state.ts";
export {
  type ReplayRequestOptions,
  type StartedReplay,
  startReplay,
} from "./start_replay.ts";
export { stateAt } from "./state_at.ts";
