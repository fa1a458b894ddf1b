/** A process that counts one message with a peer and says what that took; `start_up.ts` starts it with its name. */
import { loadPeer, PEER_KEYS } from "./peers.ts";
import { printStart } from "./print_start.ts";

const key = PEER_KEYS.find((each) => each === Deno.args[0])!;
const { countMessage } = await loadPeer(key);
await printStart(countMessage({ role: "user", content: "Hello" }));
