/** Which options there are and how their values are read. */
export interface ParseOptions {
  /** Whether what follows `--` is put under the key `--` instead of into `_`. */
  "--"?: boolean;
  /** Other names of an option; each name then carries the value. */
  alias?: Record<string, string | readonly string[]>;
  /** Options without a value; false where not given. */
  boolean?: string | readonly string[];
  /** Options with a value that stays text. `_` keeps plain arguments text. */
  string?: string | readonly string[];
  /** Options that may be given more than once; `[]` where not given. */
  collect?: string | readonly string[];
  /** Options that `--no-NAME` sets to false. */
  negatable?: string | readonly string[];
  /** Values of options that are not given. */
  default?: Record<string, unknown>;
  /** Whether the first plain argument ends the options. */
  stopEarly?: boolean;
  /** Told of each argument that is not declared; returns false to leave it out. */
  unknown?: (arg: string, key?: string, value?: unknown) => unknown;
}

/** Option values by name, and the plain arguments. */
export interface Args {
  // deno-lint-ignore no-explicit-any
  [name: string]: any;
  /** Arguments that belong to no option. */
  _: Array<string | number>;
}

/** Option values and plain arguments of a command line, by the rules of `@std/cli/parse-args` for declared options. */
export function parseArgs(
  args: readonly string[],
  options: ParseOptions = {},
): Args {
  const parser = new Parser(options);
  const end = args.indexOf("--");
  parser.readAll(end < 0 ? [...args] : args.slice(0, end));
  const rest = end < 0 ? [] : args.slice(end + 1);
  if (options["--"]) parser.values["--"] = [...rest];
  else parser.values._.push(...rest);
  parser.fillGaps();
  return parser.values;
}

function list(names: string | readonly string[] | undefined): string[] {
  return names === undefined ? [] : [names].flat() as string[];
}

const NUMBER = /^(?:0x[0-9a-f]+|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)$/i;

class Parser {
  readonly values: Args = { _: [] };
  readonly #options: ParseOptions;
  readonly #names = new Map<string, string[]>();
  readonly #booleans: Set<string>;
  readonly #strings: Set<string>;
  readonly #collected: Set<string>;
  readonly #negatable: Set<string>;

  constructor(options: ParseOptions) {
    this.#options = options;
    for (const [name, others] of Object.entries(options.alias ?? {})) {
      const all = [name, ...list(others)];
      for (const each of all) this.#names.set(each, all);
    }
    const withAliases = (names?: string | readonly string[]) =>
      new Set(list(names).flatMap((name) => this.#names.get(name) ?? [name]));
    this.#booleans = withAliases(options.boolean);
    this.#strings = withAliases(options.string);
    this.#collected = withAliases(options.collect);
    this.#negatable = withAliases(options.negatable);
  }

  readAll(args: string[]): void {
    for (let i = 0; i < args.length; i++) {
      const arg = args[i];
      if (arg.startsWith("--") && arg.length > 2) {
        i += this.#readLong(arg, args[i + 1]);
      } else if (arg.startsWith("-") && arg.length > 1) {
        i += this.#readLetters(arg, args[i + 1]);
      } else {
        if (this.#options.unknown?.(arg) !== false) this.#addPlain(arg);
        if (!this.#options.stopEarly) continue;
        this.values._.push(...args.slice(i + 1));
        return;
      }
    }
  }

  /** Reads `--key`, `--key value` or `--key=value`; returns how many further arguments it took. */
  #readLong(arg: string, next: string | undefined): number {
    const sign = arg.indexOf("=", 3);
    if (sign > 0 && sign < arg.length - 1) {
      const key = arg.slice(2, sign);
      const text = arg.slice(sign + 1);
      this.#set(key, this.#booleans.has(key) ? text !== "false" : text, arg);
      return 0;
    }
    const key = arg.slice(2);
    if (key.startsWith("no-") && this.#negatable.has(key.slice(3))) {
      this.#set(key.slice(3), false, arg, false);
      return 0;
    }
    return this.#readNext(
      key,
      arg,
      next !== undefined && /^-/.test(next) ? undefined : next,
    );
  }

  /** Reads `-k`, `-k value`, `-k=value`, `-k7` or several flags as `-abc`. */
  #readLetters(arg: string, next: string | undefined): number {
    for (let i = 1; i < arg.length - 1; i++) {
      const rest = arg.slice(i + 1);
      if (/^(?:=|-?\d|\W)/.test(rest)) {
        this.#set(arg[i], rest.replace(/^=/, ""), arg);
        return 0;
      }
      this.#set(arg[i], this.#strings.has(arg[i]) ? "" : true, arg);
    }
    const plain = next !== undefined && !/^--?[^-]/.test(next);
    return this.#readNext(arg.slice(-1), arg, plain ? next : undefined);
  }

  #readNext(key: string, arg: string, next: string | undefined): number {
    const boolean = this.#booleans.has(key);
    if (next && (!boolean || next === "true" || next === "false")) {
      this.#set(key, boolean ? next === "true" : next, arg);
      return 1;
    }
    this.#set(key, this.#strings.has(key) ? "" : true, arg);
    return 0;
  }

  #set(key: string, value: unknown, arg: string, collect = true): void {
    const declared = this.#booleans.has(key) || this.#strings.has(key) ||
      this.#names.has(key);
    if (!declared && this.#options.unknown?.(arg, key, value) === false) return;
    const read = typeof value === "string" && !this.#strings.has(key) &&
        NUMBER.test(value)
      ? Number(value)
      : value;
    for (const name of this.#names.get(key) ?? [key]) {
      this.values[name] = collect && this.#collected.has(name)
        ? [...this.values[name] ?? [], read]
        : read;
    }
  }

  #addPlain(arg: string): void {
    const text = this.#strings.has("_") || !NUMBER.test(arg);
    this.values._.push(text ? arg : Number(arg));
  }

  fillGaps(): void {
    const fill = (name: string, value: unknown) => {
      for (const each of this.#names.get(name) ?? [name]) {
        if (!Object.hasOwn(this.values, each)) this.values[each] = value;
      }
    };
    for (const [name, value] of Object.entries(this.#options.default ?? {})) {
      fill(name, value);
    }
    for (const name of this.#collected) fill(name, []);
    for (const name of this.#booleans) fill(name, false);
  }
}
