import type { SecretName } from "./secret_name.ts";

/** A name that says secret, and the sign behind it. */
export interface Assignment extends SecretName {
  /** What stands between name and sign. */
  readonly closing: string;
  readonly sign: string;
  /** Offset after the sign. */
  readonly after: number;
}

/**
 * Whether a value looks made by a machine: no spaces, and digits among letters or both cases in a long one.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["9f3c2a7e", "identifier"].map(isTokenLike), [true, false]);
 * ```
 */
export function isTokenLike(value: string): boolean {
  if (/\s/.test(value.trim())) return false;
  return value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) ||
    value.length >= 20 && /[a-z]/.test(value) && /[A-Z]/.test(value);
}

/**
 * Whether the value is the folder that a shell works in, which is called PWD.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * assert(isFolder("PWD", "/home/ann"));
 * ```
 */
export function isFolder(name: string, value: string): boolean {
  return /^(?:old)?pwd$/i.test(name) && /^(?:[~./]|[A-Z]:\\)/i.test(value);
}

/**
 * Whether the name is one of the environment, in capitals.
 *
 * @example
 * ```ts
 * import { assert } from "@std/assert";
 * assert(isVariable({ name: "DB_PASSWORD" }));
 * ```
 */
export function isVariable({ name }: { readonly name: string }): boolean {
  return /^[A-Z0-9_]+$/.test(name);
}
