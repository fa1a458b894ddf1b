import { PinMismatch, RequiredContextTooLarge } from "../lib/errors.ts";
import { UsageError } from "./usage_error.ts";

/** 1: a demand was not met, or the script has a bug; 2: the command line or the input is wrong. First match wins. */
const CODES: readonly [abstract new (...args: never[]) => Error, 1 | 2][] = [
  [RequiredContextTooLarge, 1],
  [PinMismatch, 1],
  [UsageError, 2],
  [SyntaxError, 2],
  [RangeError, 2],
  [TypeError, 2],
  [Deno.errors.NotFound, 2],
  [Deno.errors.IsADirectory, 2],
  [Deno.errors.NotADirectory, 2],
  [Deno.errors.FilesystemLoop, 2],
  [Deno.errors.AlreadyExists, 2],
  [Deno.errors.PermissionDenied, 2],
  [Deno.errors.NotCapable, 2],
];

/** The exit code of an error that a script ended with. */
export function exitCodeOf(error: unknown): 1 | 2 {
  if ((error as { code?: unknown })?.code === "ENAMETOOLONG") return 2;
  return CODES.find(([known]) => error instanceof known)?.[1] ?? 1;
}
