/**
 * What the doors of formats of JSON Lines have besides their adapters.
 *
 * @module
 */
export type { JsonLine } from "../json_line.ts";
export type { LineValue } from "../line_format.ts";
export type { LinesAdapter } from "../lines_adapter.ts";
export type { CompactionBoundary } from "../compaction_boundary.ts";
export { lineValues } from "../line_values.ts";
