/**
 * A time of a replay to the tenth of a second.
 *
 * @example Hours stay seconds, as `--at` takes them
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals([7.5, 13140].map(replayTime), ["7.5 s", "13,140.0 s"]);
 * ```
 */
export function replayTime(seconds: number): string {
  const [whole, tenth] = seconds.toFixed(1).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${tenth} s`;
}
