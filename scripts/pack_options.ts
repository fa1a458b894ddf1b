import { settingProblem } from "../lib/pack/settings/check_setting.ts";
import type { CompressionSettings } from "../lib/pack/settings/compression_settings.ts";
import type { PackInputs } from "../lib/pack/plan/pack_inputs.ts";
import type { ScriptArguments } from "./read_arguments.ts";
import { UsageError } from "./usage_error.ts";

/** The options of `pack`, for `runScript`. */
export const PACK_OPTIONS = {
  string: [
    "exact",
    "check",
    "exit-code",
    "root",
    "budget",
    "tail",
    "compress",
    "ratio",
    "headroom-url",
    "format",
    "out",
    "counter",
    "template",
  ],
  boolean: ["require-compression"],
  collect: ["log", "junit", "file", "preserve"],
  bare: { compress: "extractive" },
  default: {
    root: ".",
    budget: "4000",
    tail: "120",
    format: "text",
    counter: "gemma4",
  },
} as const;

/** What the command line says. */
export type PackArguments = ScriptArguments<
  typeof PACK_OPTIONS.string[number],
  typeof PACK_OPTIONS.boolean[number],
  typeof PACK_OPTIONS.collect[number],
  typeof PACK_OPTIONS.default
>;

/** What the command line says, looked at. */
export interface PackOptions {
  /** Labels and the tail. */
  readonly inputs: Pick<PackInputs, "check" | "exitCode" | "tailLines">;
  readonly budgetTokens: number;
  readonly format: "text" | "json";
  /** What it says of compression. */
  readonly flags: Partial<CompressionSettings>;
}

/**
 * What the command line says, before a file is read.
 *
 * @throws {UsageError} If nothing is named, or an option has no such value.
 */
export function readPackOptions(args: PackArguments): PackOptions {
  const { _: [extra], check, format } = args;
  if (extra !== undefined) {
    throw new UsageError(
      `Files are named with --log, --junit, --file or --exact; found ${extra}`,
    );
  }
  const { log, junit, file, exact } = args;
  if ([...log, ...junit, ...file, exact ?? []].flat().length === 0) {
    throw new UsageError(
      "Usage: deno task pack [--log FILE]… [--junit FILE]… [--file SOURCE]… [--exact FILE]; nothing is named; see --help",
    );
  }
  for (const [name, files] of Object.entries({ log, junit, file })) {
    const twice = files.find((path, index) => files.indexOf(path) < index);
    if (twice === undefined) continue;
    throw new UsageError(`--${name} ${twice} is named twice`);
  }
  if (format !== "text" && format !== "json") {
    throw new UsageError(`--format is text or json, found ${format}`);
  }
  const exitCode = args["exit-code"];
  return {
    inputs: {
      ...(check === undefined ? {} : { check }),
      ...(exitCode === undefined
        ? {}
        : { exitCode: whole("exit-code", exitCode) }),
      tailLines: whole("tail", args.tail, 1),
    },
    budgetTokens: whole("budget", args.budget, 1),
    format,
    flags: readFlags(args),
  };
}

/**
 * Nothing, if every option of compression has a use with the settings that hold.
 *
 * @throws {UsageError} If one would change nothing.
 */
export function checkUse(
  args: PackArguments,
  { enabled, backend }: CompressionSettings,
): void {
  const isCompressed = enabled && backend !== "none";
  if (args.ratio !== undefined && !isCompressed) {
    throw new UsageError("--ratio goes with --compress");
  }
  if (args["headroom-url"] !== undefined && backend !== "headroom") {
    throw new UsageError("--headroom-url goes with --compress headroom");
  }
}

/** The files that the command line names, but for `--out`. */
export function namedFiles(args: PackArguments): readonly string[] {
  const { log, junit, file, exact, counter, template } = args;
  const tokenizer = counter.endsWith(".json") ? [counter] : [];
  return [
    ...log,
    ...junit,
    ...file,
    ...tokenizer,
    ...[exact, template].filter((path) => path !== undefined),
  ];
}

function readFlags(args: PackArguments): Partial<CompressionSettings> {
  const { compress, ratio, preserve } = args;
  const isRequired = args["require-compression"];
  const url = args["headroom-url"];
  if (isRequired && compress === "none") {
    throw new UsageError("--require-compression needs a backend, found none");
  }
  const flags = {
    ...(compress === undefined
      ? {}
      : { backend: compress, enabled: compress !== "none" }),
    ...(ratio === undefined ? {} : { targetRatio: Number(ratio) }),
    ...(isRequired ? { require: true } : {}),
    ...(preserve.length === 0 ? {} : { preserve }),
    ...(url === undefined ? {} : { headroomUrl: url }),
  };
  const names = {
    backend: "compress",
    targetRatio: "ratio",
    preserve: "preserve",
  } as const;
  for (const [setting, name] of Object.entries(names)) {
    const value = flags[setting as keyof typeof names];
    if (value === undefined) continue;
    const problem = settingProblem(setting as keyof typeof names, value);
    if (problem === undefined) continue;
    throw new UsageError(`--${name}: ${problem}`);
  }
  return flags as Partial<CompressionSettings>;
}

function whole(name: string, text: string, least = 0): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) {
    return number;
  }
  throw new UsageError(
    `--${name} is a whole number of at least ${least}, found ${text}`,
  );
}
