/**
 * From now on a signal leaves by `Deno.exit`, so that temporary files are removed; without it one ends the process at once.
 *
 * A script that computes for long calls it only when it starts to write: a handler is not heard while it computes.
 */
export function exitOnSignals(): void {
  Deno.addSignalListener("SIGINT", () => Deno.exit(130));
  if (Deno.build.os === "windows") return;
  Deno.addSignalListener("SIGTERM", () => Deno.exit(143));
  Deno.addSignalListener("SIGHUP", () => Deno.exit(129));
}
