/**
 * The functions of `@std/cli` that this project uses.
 *
 * @module
 */
export * from "./parse_args.ts";
