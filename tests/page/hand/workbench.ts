import { fromFileUrl } from "@std/path";

const ROOT = fromFileUrl(new URL("../../..", import.meta.url));

/** A workbench that runs as its users start it. */
export interface RunningWorkbench {
  /** The address that it printed. */
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Starts `deno task workbench` on a free port, with the permissions of the task. */
export async function startWorkbench(
  ...args: readonly string[]
): Promise<RunningWorkbench> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--quiet",
      "--no-check",
      "--allow-read",
      "--allow-net=127.0.0.1",
      "scripts/workbench.ts",
      "--port=0",
      ...args,
    ],
    cwd: ROOT,
    env: { NO_COLOR: "1" },
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream());
  let printed = "";
  for await (const text of lines.values({ preventCancel: true })) {
    printed += text;
    if (printed.includes("\n")) break;
  }
  const address = printed.split("\n")[0];
  if (!address.startsWith("http://127.0.0.1:")) {
    throw new Error(`The workbench printed ${JSON.stringify(printed)}`);
  }
  return {
    address,
    end: async () => {
      child.kill("SIGTERM");
      await Promise.all([lines.cancel(), child.status]);
    },
  };
}
