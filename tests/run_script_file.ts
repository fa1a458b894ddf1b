import { fromFileUrl } from "@std/path";

/** How a script ended, and what it said. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a script is run with. */
export interface RunOptions {
  /** What stands on stdin. */
  readonly input?: string;
  readonly env?: Record<string, string>;
  /** Permissions, and other flags of `deno run`. */
  readonly flags?: readonly string[];
}

/** A script of the project as a process that has not been started: no prompt, no colours, all pipes. */
export function scriptCommand(
  script: string,
  args: readonly string[],
  { env = {}, flags = ["--allow-read"] }: RunOptions = {},
): Deno.Command {
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      ...flags,
      script,
      ...args,
    ],
    cwd: fromFileUrl(new URL("..", import.meta.url)),
    env: { NO_COLOR: "1", ...env },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  });
}

/** Runs a script of the project to its end. */
export async function runScriptFile(
  script: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  const child = scriptCommand(script, args, options).spawn();
  const ended = child.output();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(options.input ?? ""))
    .catch(() => {});
  await writer.close().catch(() => {});
  const { code, stdout, stderr } = await ended;
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: text(stdout), err: text(stderr) };
}

/** What a run with `DENO_AUDIT_PERMISSIONS` asked for, once it has written its log there. */
export async function auditUses(
  log: string,
): Promise<readonly { readonly permission: string; readonly value: string }[]> {
  const lines = (await Deno.readTextFile(log)).trim().split("\n");
  return lines.filter((line) => line !== "").map((line) => {
    const { permission, value } = JSON.parse(line);
    return { permission, value: String(value) };
  });
}
