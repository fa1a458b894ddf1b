/**
 * Decides where `@std` comes from: from JSR where it answers within two seconds, from the stand-ins in `.std` elsewhere.
 *
 * An empty `deno.json` in a stand-in's folder hides its `deno.jsonc`, so the folder is no member of the workspace and
 * Deno takes the real package. The file is always empty and only ever added or removed, so that two tasks may do this
 * at the same time. It runs with `--no-config`, before anything could be resolved: it imports nothing.
 */
const FOLDERS = ["assert", "cli", "path", "testing"];
const MOST_MILLISECONDS = 2000;

/** Whether the registry itself answers, and not a page that asks for a login. */
async function jsrAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    const response = await fetch("https://jsr.io/@std/assert/meta.json", {
      signal,
    });
    return response.ok && (await response.json()).scope === "std";
  } catch {
    return false;
  }
}

function hideStandIn(folder: string): void {
  Deno.writeTextFileSync(`.std/${folder}/deno.json`, "");
}

function showStandIn(folder: string): void {
  try {
    Deno.removeSync(`.std/${folder}/deno.json`);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

if (import.meta.main) {
  const answers = await jsrAnswers();
  try {
    FOLDERS.forEach(answers ? hideStandIn : showStandIn);
    console.error(
      answers
        ? "@std: the packages on JSR"
        : "@std: the stand-ins in .std, JSR does not answer",
    );
    Deno.exit(0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Cannot switch @std in .std: ${reason}`);
    Deno.exit(2);
  }
}
