/** A process that counts one message with ours and says what that took; `start_up.ts` starts it. */
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { printStart } from "./print_start.ts";

const counter = await loadGemma4Counter();
await printStart(counter.count([{ role: "user", content: "Hello" }]));
