/**
 * The functions of `@std/assert` that this project uses, with the same signatures and the same meaning of "equal".
 *
 * @module
 */
export * from "./assertion_error.ts";
export * from "./compare.ts";
export * from "./equal.ts";
export * from "./equals.ts";
export * from "./includes.ts";
export * from "./object_match.ts";
export * from "./throws.ts";
export * from "./truth.ts";
