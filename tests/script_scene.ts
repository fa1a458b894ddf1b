import { assertEquals, assertStringIncludes } from "@std/assert";
import { type RunOptions, runScriptFile } from "./run_script_file.ts";

/** Whether scripts can be started and files made here. */
export const canRun =
  Deno.permissions.querySync({ name: "run" }).state === "granted" &&
  Deno.permissions.querySync({ name: "write" }).state === "granted";

/** A test that starts scripts. */
export function scriptTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: !canRun, fn });
}

/** Says at the end which of its permissions a script still has. */
export const REPORT_PERMISSIONS = `--preload=data:text/javascript,${
  encodeURIComponent(
    'addEventListener("unload",()=>console.error(["read","write","net"].map((name)=>Deno.permissions.querySync({name}).state).join(" ")))',
  )
}`;

/** Permission to read and write. */
export const WRITING: readonly string[] = ["--allow-read", "--allow-write"];

/** What a script refuses: in words, its arguments, what it says, and what stands on stdin. */
export type Refusal = readonly [
  what: string,
  args: readonly string[],
  message: string,
  input?: string,
];

/** A test for each refusal: one line on stderr, nothing on stdout, exit code 2. */
export function testRefusals(
  name: string,
  refusals: readonly Refusal[],
): void {
  for (const [what, args, message, input] of refusals) {
    scriptTest(
      `${name} refuses ${what} with one line and exit code 2`,
      async () => {
        const options: RunOptions = { input, flags: WRITING };
        const script = `scripts/${name}.ts`;
        const all = [...args, "--counter=characters"];
        const { code, out, err } = await runScriptFile(script, all, options);
        assertEquals([code, out], [2, ""], err);
        assertStringIncludes(err, message);
        assertEquals(err.trimEnd().split("\n").length, 1, err);
      },
    );
  }
}
