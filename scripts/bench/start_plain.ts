/** A process that counts one message with the plain library and says what that took; `start_up.ts` starts it. */
import { GEMMA4_FOLDER } from "../../lib/edge/prepared_folder.ts";
import { PLAIN_PACKAGE } from "./plain_package.ts";
import { printStart } from "./print_start.ts";

const { Tokenizer } = await import(PLAIN_PACKAGE);
const json = JSON.parse(
  Deno.readTextFileSync(`${GEMMA4_FOLDER}/tokenizer.json`),
);
const { ids } = new Tokenizer(json, {}).encode(
  "<bos><|turn>user\nHello<turn|>\n<|turn>model\n",
  { add_special_tokens: false },
);
await printStart(ids.length);
