import { stringifyExact } from "../text/stringify_exact.ts";
import type { ToolCall } from "./message.ts";

/**
 * A tool call as text: its name, a space, and the JSON of its arguments.
 *
 * The keys stand in the order of the object; nothing is sorted, cut or escaped beyond JSON, and numbers are written as
 * the file has them. It is what notes, facts and probes read, not what a template renders.
 *
 * @example The call's id is not part of it
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(callText({ id: "c1", name: "find", arguments: { pallet: 88 } }), 'find {"pallet":88}');
 * ```
 */
export function callText(call: ToolCall): string {
  return `${call.name} ${stringifyExact(call.arguments)}`;
}
