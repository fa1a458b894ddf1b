/** For `secretlint_test.ts`, started as a child without any permission. */
import { secretlintFinder } from "../lib/edge/secretlint.ts";
import { redact } from "../lib/text/redact.ts";

if (import.meta.main) {
  const token = ["np", "m_0123456789abcdefABCDEF0123456789abcd"].join("");
  const text = `registry //${token}\nHOME is where the heart is`;
  console.log(redact(text, [await secretlintFinder([text])]).text);
}
