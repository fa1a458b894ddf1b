/** A script for `run_script_test.ts`, started as a child: prints what it was told, or ends in the way it is asked to. */
import {
  FormatError,
  PinMismatch,
  RequiredContextTooLarge,
} from "../lib/errors.ts";
import { runScript, UsageError } from "../scripts/run_script.ts";
import { writeTextFile } from "../scripts/write_output.ts";

const ENDINGS: Record<string, () => unknown> = {
  "too-large": () => {
    throw new RequiredContextTooLarge(640, 512);
  },
  pin: () => {
    throw new PinMismatch("tokenizer.json", "aa", "bb");
  },
  format: () => {
    throw new FormatError(
      "request",
      "turns[2].id",
      "expected text,\n found a number",
    );
  },
  usage: () => {
    throw new UsageError("Cannot compare: two files are needed, found 1");
  },
  range: () => {
    throw new RangeError("the budget must be 1 or more tokens, it is 0");
  },
  json: () => JSON.parse("{"),
  bug: () => {
    throw new Error("two\n  lines");
  },
  text: () => {
    throw "just text";
  },
  missing: () => Deno.readTextFile("no/such.json"),
  folder: () => Deno.readTextFile("tests"),
  "not-allowed": () => Deno.writeTextFile("out.json", ""),
  "in-timer": () =>
    new Promise(() =>
      setTimeout(() => {
        throw new RangeError("late");
      }, 1)
    ),
  "in-promise": () =>
    new Promise(() => void Promise.reject(new RangeError("loose"))),
};

if (import.meta.main) {
  await runScript({
    writes: true,
    help: "Usage: sample [--end HOW]",
    string: ["end", "budget", "write", "hang"],
    boolean: ["json", "flood"],
    collect: ["fact"],
    default: { budget: "512" },
    alias: { budget: "b" },
    main: async (args) => {
      if (args.end !== undefined) await ENDINGS[args.end]();
      if (args.write !== undefined) await writeTextFile(args.write, "whole\n");
      if (args.hang !== undefined) {
        Deno.rename = () => {
          console.log("hanging");
          return new Promise((resolve) => setTimeout(resolve, 60_000));
        };
        await writeTextFile(args.hang, "half");
      }
      const line = new TextEncoder().encode("line\n");
      while (args.flood) await Deno.stdout.write(line);
      console.log(JSON.stringify(args));
      return args._.includes("fail") ? 1 : 0;
    },
  });
}
