/**
 * Starts a program in a process of its own, on the same stdin, and prints what it said and took, as JSON.
 *
 * It is small itself: a process counts the memory of the one that starts it to its own peak.
 */
const [program, ...args] = Deno.args;
const start = performance.now();
const { success, stdout, stderr } = await new Deno.Command(program, {
  args,
  stdin: "inherit",
}).output();
const wallMs = performance.now() - start;
if (!success) {
  console.error(new TextDecoder().decode(stderr).trim());
  Deno.exit(1);
}
const report = JSON.parse(new TextDecoder().decode(stdout));
console.log(JSON.stringify({ ...report, wallMs }));
