import { fromFileUrl } from "@std/path";
import {
  type Ended,
  type RunOptions,
  runScriptFile,
} from "./run_script_file.ts";

/** Whether a script can be started here with files and a server of the test's own. */
export const ignore = (["run", "write", "net"] as const).some((name) =>
  Deno.permissions.querySync(
    name === "net" ? { name, host: "127.0.0.1" } : { name },
  ).state !== "granted"
);

/** A test of the script. */
export function packTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore, fn });
}

const NAMES =
  "HOLDFAST_COMPRESS,HOLDFAST_COMPRESS_RATIO,HOLDFAST_COMPRESS_REQUIRE,HOLDFAST_COMPRESS_PRESERVE,HOLDFAST_HEADROOM_URL";

/** The permissions of the task, but with loopback for Headroom on any port. */
export const FLAGS = [
  "--allow-read",
  "--allow-write",
  `--allow-env=${NAMES}`,
  "--allow-net=127.0.0.1",
];

/** A folder with files in it, which is the root of the packs made there. */
export interface PackFolder {
  readonly path: string;
  /** Runs `pack`; `@name` stands for a file of the folder. */
  pack(args: readonly string[], options?: RunOptions): Promise<Ended>;
  write(name: string, text: string | Uint8Array): Promise<void>;
}

/** Calls `use` with a folder of these files, and removes it. */
export async function inFolder(
  files: Readonly<Record<string, string>>,
  use: (folder: PackFolder) => Promise<void>,
): Promise<void> {
  const path = await Deno.makeTempDir();
  const write = async (name: string, text: string | Uint8Array) => {
    const file = `${path}/${name}`;
    await Deno.mkdir(file.replace(/\/[^/]*$/, ""), { recursive: true });
    await (typeof text === "string"
      ? Deno.writeTextFile(file, text)
      : Deno.writeFile(file, text));
  };
  try {
    for (const [name, text] of Object.entries(files)) await write(name, text);
    await use({
      path,
      write,
      pack: (args, options) =>
        runScriptFile(
          "scripts/pack.ts",
          [
            `--root=${path}`,
            ...args.map((arg) => arg.replace(/(^|=)@/, `$1${path}/`)),
          ],
          { flags: FLAGS, ...options },
        ),
    });
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

/** A server in Headroom's place that gives back what `answer` makes of the text, and keeps every body. */
export function fakeHeadroom(
  answer: (text: string) => string | Response = (text) =>
    text.split("\n").filter((_, index) => index % 4 === 0).join("\n"),
) {
  const bodies: string[] = [];
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    async (request) => {
      const body = await request.text();
      bodies.push(body);
      const made = answer(JSON.parse(body).messages[0].content);
      return typeof made === "string"
        ? Response.json({ messages: [{ role: "user", content: made }] })
        : made;
    },
  );
  return {
    url: `http://127.0.0.1:${server.addr.port}`,
    bodies,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** The project's own folder. */
export const PROJECT = fromFileUrl(new URL("..", import.meta.url));
