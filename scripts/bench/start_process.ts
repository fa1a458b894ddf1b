import { ASKS_MEMORY, type StartReport } from "./print_start.ts";

/** What a process said about itself, and how long it took as seen from outside. */
export interface Started extends StartReport {
  /** From the start to the end of the process, in milliseconds. */
  readonly wallMs: number;
}

/** What a process is given. */
export interface ProcessInput {
  readonly args?: readonly string[];
  readonly stdin?: Uint8Array<ArrayBuffer>;
  /** What a file run by Deno may read; the tokenizer's files unless given. */
  readonly read?: string;
  /** Whether it says its peak of memory, for which its time is no measure. */
  readonly asksMemory?: boolean;
}

/**
 * Runs a file of the bench to its end in a process of its own.
 *
 * @param file A TypeScript file, run by Deno, or a Python file.
 * @throws {Error} If it fails; the message is what it said.
 */
export async function startProcess(
  file: string,
  {
    args = [],
    stdin = new Uint8Array(0),
    read = "=.cache/gemma4",
    asksMemory = false,
  }: ProcessInput = {},
): Promise<Started> {
  const url = new URL(file, import.meta.url);
  const program = file.endsWith(".py")
    ? ["python3", decodeURIComponent(url.pathname)]
    : ["deno", ...RUN, `--allow-read${read}`, url.href];
  const process = new Deno.Command("deno", {
    args: [
      ...RUN,
      `--allow-run=${program[0]}`,
      new URL("start_slim.ts", import.meta.url).href,
      ...program,
      ...args,
      ...(asksMemory ? [ASKS_MEMORY] : []),
    ],
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = process.stdin.getWriter();
  const written = writer.write(stdin).then(() => writer.close())
    .catch(() => {}); // a process that failed says why below
  const { success, stdout, stderr } = await process.output();
  await written;
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
  if (!success) throw new Error(`${file}: ${reasonIn(text(stderr))}`);
  return JSON.parse(text(stdout));
}

const RUN = ["run", "--no-prompt", "--no-lock"];

/** The line that says what went wrong: Deno's own, or the last one, as Python has it. */
function reasonIn(stderr: string): string {
  const lines = stderr.split("\n");
  return lines.find((line) => line.startsWith("error: ")) ?? lines.at(-1)!;
}
