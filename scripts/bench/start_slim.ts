/**
 * Starts a file of the bench in a process of its own and prints what that took, as JSON.
 *
 * It is small itself: a process counts the memory of the one that starts it to its own peak.
 */
const [file] = Deno.args;
const start = performance.now();
const { success, stdout, stderr } = await new Deno.Command("deno", {
  args: [
    "run",
    "--no-prompt",
    "--no-lock",
    "--allow-read=.cache/gemma4",
    new URL(file, import.meta.url).href,
  ],
}).output();
const wallMs = performance.now() - start;
if (!success) {
  console.error(`${file}: ${new TextDecoder().decode(stderr).trim()}`);
  Deno.exit(1);
}
const report = JSON.parse(new TextDecoder().decode(stdout));
console.log(JSON.stringify({ ...report, wallMs }));
