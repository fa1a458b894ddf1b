/** A process that counts what it reads as one message and says what that took; `memory.ts` starts it. */
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { printStart } from "./print_start.ts";

let content = "";
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
for await (const bytes of Deno.stdin.readable) {
  content += decoder.decode(bytes, { stream: true });
}
const counter = await loadGemma4Counter();
await printStart(counter.count([{ role: "user", content }]));
