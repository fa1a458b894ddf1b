import { assertEquals } from "@std/assert";
import { findFacts, giveBack } from "../mod.ts";
import { charactersCounter } from "../lib/count/characters.ts";
import { callFailed } from "../lib/probe/facts/call_failed.ts";

const FAILED = [
  "Exit code 1\nFAILED",
  "<tool_use_error>Sibling tool call errored</tool_use_error>",
  "The user doesn't want to proceed with this tool use. The tool use was rejected.",
  "Claude requested permissions to write to /srv/a.md, but you haven't granted it yet.",
  "Pre-commit validation failed:\\n\\n[FORMAT] Code is not formatted.",
  'Bash command failed for pattern "!`git log`": [stderr]\nfatal: ambiguous argument',
  "lsd: 3: No such file or directory (os error 2).\n\nDemo",
  "zsh: command not found: bd",
  "rm: cannot remove 'a': Permission denied",
  "..F\n14 doctests, 297 tests, 11 failures",
  "===== 1 failed, 3 passed in 0.12s =====",
  "FAILED | 3 passed | 1 failed (12ms)",
  "running 2 tests\ntest result: FAILED. 1 passed",
  "src/a.ts\nerror TS2322: no",
  "   Compiling pump\nerror[E0308]: mismatched types",
  "TypeError: pump is not a function\n    at pump.ts:3",
  '** (Mix) The task "ash" could not be found',
  "Command timed out after 2m",
  "--- FAIL: TestPump (0.00s)\nFAIL\nFAIL\tharbour/jobs\t0.012s",
  "[INFO] Tests run: 5, Failures: 2\n[INFO] BUILD FAILURE",
  "TAP version 13\nok 1 - reads\nnot ok 2 - adds",
  "cc -c a.c\nmake: *** [Makefile:10: all] Error 2",
  "src/a.ts(3,5): error TS2322: Type",
  "Found 1 error in src/a.ts:3",
  "npm error code E404",
  "3 pass\n1 fail",
  "CONFLICT (content): a.ts\nAutomatic merge failed; fix conflicts",
  "[main 6b2a91c] docs: names\nerror: failed to push some refs",
];
const DONE = [
  "",
  "[main 6b2a] feat: retry failed uploads\n 1 file changed",
  "14 doctests, 297 tests, 0 failures",
  "ok | 12 passed | 0 failed (90ms)",
  "Failed: 0, passed: 3",
  "0 failed: none",
  "✓ Closed spotter-4te.3: Dialyzer false positive acknowledged",
  "Successfully installed errors-1.0.2",
  "v1.11 failed-login.log",
  "error.log\nmain.ts",
  "[main 6b2a91c] ci: what failed: try it again\n 1 file changed",
  `${
    "a".repeat(260)
  }\n[fix/a 6b2a91c] fix 3 failing tests, permission denied\n 2 files changed`,
  "[main (root-commit) 6b2a91c] Error: say no such file or directory",
  "6b2a91c upload failed: back off\n5c3b012 FAILED is a state",
  "HEAD is now at 6b2a91c fix: 2 failed uploads",
  "12 PASSED, 0 FAILED",
  "PASSED 12 FAILED 0",
  "PASSED: 12 FAILED: 0",
  "# PASS:  3\n# FAIL:  0",
  "Tests run: 5, Failures: 0, Errors: 0",
  "None failed: all of them say so",
];

Deno.test("callFailed() knows the words of shells, test runners, hooks and clients that say no", () => {
  for (const result of FAILED) {
    assertEquals([result, callFailed(result)], [result, true]);
  }
  for (const result of DONE) {
    assertEquals([result, callFailed(result)], [result, false]);
  }
});

Deno.test("callFailed() reads the subjects of commits as no outcome", () => {
  const commit = "[main 6b2a91c] fix: 2 failing tests";
  assertEquals(callFailed(commit), false);
  assertEquals(callFailed(`${commit}\nfatal: no upstream; exit code 1`), true);
});

Deno.test("callFailed() does not say how a call ended that goes on in the background", () => {
  assertEquals(
    callFailed("Command running in background with ID: b0be39e. Output is"),
    undefined,
  );
});

Deno.test("giveBack() never gives a commit back that a hook refused", () => {
  const command = 'git add -A && git commit --no-verify -m "feat: spans"';
  const lost = findFacts([{
    id: "T1",
    messages: [
      { role: "user", content: "Exports must stay in the EU." },
      {
        role: "assistant",
        content: "",
        toolCalls: [{ id: "1", name: "Bash", arguments: { command } }],
      },
      {
        role: "tool",
        toolCallId: "1",
        content: "Pre-commit validation failed:\n\n[DIALYZER] the pattern",
      },
    ],
  }]);
  const { text, left } = giveBack(lost, 400, charactersCounter());
  assertEquals(
    text,
    "<notes>\n[T1 user] Exports must stay in the EU.\n</notes>",
  );
  assertEquals(left.map(({ value }) => value), [command]);
});
