import { exitCodeOf } from "./exit_code.ts";
import { exitOnSignals } from "./exit_on_signals.ts";
import { oneLineOf } from "./one_line.ts";
import {
  type OptionNames,
  readArguments,
  type ScriptArguments,
} from "./read_arguments.ts";

export { UsageError } from "./usage_error.ts";
export type { ScriptArguments } from "./read_arguments.ts";

/** A script: what it is told, what it says about itself, what it does. */
export interface Script<
  S extends string,
  B extends string,
  C extends string,
  D extends Record<string, string | boolean>,
> extends OptionNames<S, B, C, D> {
  /** What `--help` prints: usage, options with their defaults, one example, the strictest `deno run` line. */
  readonly help: string;
  /** Whether it writes files: then a signal lets it remove temporary ones before it ends. */
  readonly writes?: boolean;
  /** The exit code after any error, in place of 1 and 2. */
  readonly failsWith?: number;
  /** Does the job. What it returns is the exit code; what it throws becomes one line on stderr and an exit code. */
  readonly main: (
    args: ScriptArguments<S, B, C, D>,
  ) => number | Promise<number>;
}

/**
 * Never returns: runs a script with the arguments of the command line and ends the process.
 *
 * Exit code 0 is for a job done, 1 for a demand that was not met (and for a bug), 2 for a wrong command line or input,
 * 130 for Ctrl-C. Listeners for `unload` run first: that is where temporary files are removed. A reader that closes
 * stdout early (`| head`) ends the script with `Deno.exitCode`: 0, unless a check that failed has set it before it
 * printed. It asks for no permission, and gives none back: that is the script's own job, at the top of its `main`.
 *
 * @example Only when the file is the one that was started
 * ```ts ignore
 * if (import.meta.main) {
 *   await runScript({
 *     help: "Usage: count FILE [--chars N]",
 *     string: ["chars"],
 *     default: { chars: "4" },
 *     main: ({ _: [file], chars }) => count(file, chars),
 *   });
 * }
 * ```
 */
export async function runScript<
  const S extends string = never,
  const B extends string = never,
  const C extends string = never,
  D extends Record<string, string | boolean> = Record<never, never>,
>(script: Script<S, B, C, D>): Promise<never> {
  if (script.writes) exitOnSignals();
  const endWith = (error: unknown) => end(error, script.failsWith);
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    endWith(event.error);
  });
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    endWith(event.reason);
  });
  try {
    const args = readArguments(Deno.args, script);
    if (args !== "help") Deno.exit(await script.main(args));
    console.log(script.help.trim());
    Deno.exit(0);
  } catch (error) {
    return endWith(error);
  }
}

function end(error: unknown, code: number = exitCodeOf(error)): never {
  if (error instanceof Deno.errors.BrokenPipe) Deno.exit();
  console.error(oneLineOf(error));
  Deno.exit(code);
}
