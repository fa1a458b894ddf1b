import { parseArgs } from "@std/cli/parse-args";
import { redact } from "../lib/text/redact.ts";
import { UsageError } from "./usage_error.ts";

/** The options of a script. Names are written without their dashes. */
export interface OptionNames<
  S extends string = string,
  B extends string = string,
  C extends string = string,
  D extends Record<string, string | boolean> = Record<string, string | boolean>,
> {
  /** Options with a value. */
  readonly string?: readonly S[];
  /** Options without a value; false where not given. */
  readonly boolean?: readonly B[];
  /** Options with a value that may be given more than once; `[]` where not given. */
  readonly collect?: readonly C[];
  /** Values of options that are not given; a text must not be empty. */
  readonly default?: D;
  /** Values of options that may stand without one: where the next argument is an option, or there is none. */
  readonly bare?: Readonly<Record<string, string>>;
  /** One-letter name of an option, as in `{ output: "o" }`. */
  readonly alias?: Readonly<Record<string, string>>;
}

/** Option values by name, as text that nothing has converted, and the plain arguments in `_`. */
export type ScriptArguments<
  S extends string,
  B extends string,
  C extends string,
  D,
> =
  & { readonly _: string[] }
  & { readonly [K in S]: K extends keyof D ? string : string | undefined }
  & { readonly [K in B]: boolean }
  & { readonly [K in C]: string[] };

/**
 * The arguments of a command line by name; "help" where `-h` or `--help` is among the options.
 *
 * One `--` in front is dropped: npm users type it by habit. A later one ends the options. It does not look at what the
 * values say, and takes no value that begins with a dash, but for `-` alone, unless it is written as `--name=-value`.
 *
 * @throws {UsageError} If an option is unknown, lacks its value, or has a value that it does not take.
 */
export function readArguments<
  S extends string,
  B extends string,
  C extends string,
  D extends Record<string, string | boolean>,
>(
  args: readonly string[],
  names: OptionNames<S, B, C, D>,
): ScriptArguments<S, B, C, D> | "help" {
  const collect: readonly string[] = names.collect ?? [];
  const strings = [...names.string ?? [], ...collect];
  const typed = args[0] === "--" ? args.slice(1) : [...args];
  const given = withDashes(withBareValues(typed, names.bare ?? {}), strings);
  const end = given.indexOf("--");
  const options = end < 0 ? given : given.slice(0, end);
  if (options.includes("-h") || options.includes("--help")) return "help";
  const booleans: readonly string[] = names.boolean ?? [];
  refuseOddAssignments(options, booleans, strings);
  const values: Record<string, unknown> = parseArgs([...given], {
    string: ["_", ...strings],
    boolean: [...booleans],
    collect: [...collect],
    default: { ...names.default },
    alias: { ...names.alias },
    unknown: refuseUnknown,
  });
  for (const name of strings) {
    if ([values[name]].flat().includes("")) throw missingValue(name);
  }
  return values as ScriptArguments<S, B, C, D>;
}

function withBareValues(
  args: readonly string[],
  bare: Readonly<Record<string, string>>,
): readonly string[] {
  const end = args.indexOf("--");
  return args.map((arg, index) => {
    const name = arg.replace(/^--/, "");
    const isBare = arg !== name && Object.hasOwn(bare, name) &&
      (end < 0 || index < end) && (args[index + 1] ?? "-").startsWith("-");
    return isBare ? `${arg}=${bare[name]}` : arg;
  });
}

/** `--name -` as `--name=-`: a lone dash is stdin, and no option. */
function withDashes(
  args: readonly string[],
  strings: readonly string[],
): readonly string[] {
  const end = args.indexOf("--");
  const takesDash = (at: number) =>
    args[at + 1] === "-" && (end < 0 || at < end) &&
    strings.some((name) => args[at] === `--${name}`);
  return args.flatMap((arg, index) =>
    takesDash(index) ? [`${arg}=-`] : takesDash(index - 1) ? [] : [arg]
  );
}

function refuseUnknown(argument: string, key?: string): true {
  if (key === undefined) return true;
  const name = argument.replace(/=.*$/s, "");
  throw new UsageError(`Unknown option ${redact(name).text}; see --help`);
}

/** `--name=` and `--flag=maybe`, which `parseArgs` takes for an unknown option and for yes. */
function refuseOddAssignments(
  options: readonly string[],
  booleans: readonly string[],
  strings: readonly string[],
): void {
  for (const option of options) {
    const [, name, value] = /^--([^=]+)=(.*)$/s.exec(option) ?? [];
    if (booleans.includes(name) && value !== "true" && value !== "false") {
      throw new UsageError(`--${name} takes no value; see --help`);
    }
    if (strings.includes(name) && value === "") throw missingValue(name);
  }
}

function missingValue(name: string): UsageError {
  return new UsageError(`--${name} needs a value; see --help`);
}
