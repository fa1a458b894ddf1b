import { PinMismatch } from "../../errors.ts";
import type { Tables } from "./tables.ts";
import { TABLES_LAYOUT } from "./tables_layout.ts";

/** What a tables file must agree with. */
export interface TablesPins {
  /** Name of the file, for the error. */
  readonly name: string;
  /** Hash of `tablesBody(file)` as it was found, 64 hex digits. */
  readonly bodyHash: string;
  /** Hash of the `tokenizer.json` that it must be made from, hex. */
  readonly sourceSha256: string;
  /** What the reader of an error can do about it. */
  readonly wayOut?: string;
}

/**
 * The tables that a file holds, as views on its bytes.
 *
 * A file that was cut off, altered, made by another version or from another tokenizer is refused.
 *
 * @param file The whole file.
 * @param pins What it must agree with.
 * @throws {PinMismatch} If it does not.
 *
 * @example
 * ```ts
 * import { assertThrows } from "@std/assert";
 * import { PinMismatch } from "../../errors.ts";
 * const pins = { name: "tables", bodyHash: "", sourceSha256: "" };
 * assertThrows(() => readTables(new Uint8Array(9), pins), PinMismatch);
 * ```
 */
export function readTables(
  file: Uint8Array<ArrayBuffer>,
  pins: TablesPins,
): Tables {
  const check = (expected: string | number, actual: string | number) => {
    if (expected !== actual) {
      throw new PinMismatch(pins.name, `${expected}`, `${actual}`, pins.wayOut);
    }
  };
  const { magic, version, bodyHash, body, sourceHash, numbers, sections } =
    TABLES_LAYOUT;
  check(`magic ${magic}`, `magic ${textOf(file, 0, bodyHash)}`);
  if (file.length < sections) {
    check(`${sections} bytes or more`, `${file.length}`);
  }
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const [found, length, longest, ...sizes] = new Uint32Array(
    bytes.buffer,
    bytes.byteOffset + numbers,
    (sections - numbers) / 4,
  );
  check(`version ${version}`, `version ${found}`);
  check(`${length} bytes`, `${file.length} bytes`);
  const held = sizes.reduce((sum, size) => sum + size, sections);
  check(`sections up to ${length}`, `sections up to ${held}`);
  check(`hash ${textOf(file, bodyHash, body)}`, `hash ${pins.bodyHash}`);
  check(
    `source sha256 ${pins.sourceSha256}`,
    `source sha256 ${textOf(file, sourceHash, numbers)}`,
  );
  return sectionsOf(bytes, longest, sizes);
}

function sectionsOf(
  { buffer, byteOffset }: Uint8Array<ArrayBuffer>,
  longest: number,
  sizes: readonly number[],
): Tables {
  let place = byteOffset + TABLES_LAYOUT.sections;
  const [starts, slots, firsts, ranks, pairs, units, lefts, reachable, head] =
    sizes.map(
      (
        size,
      ): [ArrayBuffer, number, number] => [
        buffer,
        (place += size) - size,
        size,
      ],
    );
  return {
    tokens: {
      starts: numbersOf(starts),
      slots: signedOf(slots),
      longest,
      units: new Uint16Array(units[0], units[1], units[2] / 2),
    },
    merges: {
      firsts: numbersOf(firsts),
      ranks: numbersOf(ranks),
      lefts: new Uint8Array(...lefts),
    },
    pairs: signedOf(pairs),
    reachable: new Uint8Array(...reachable),
    head: JSON.parse(new TextDecoder().decode(new Uint8Array(...head))),
  };
}

function numbersOf(section: [ArrayBuffer, number, number]): Uint32Array {
  return new Uint32Array(section[0], section[1], section[2] / 4);
}

function signedOf(section: [ArrayBuffer, number, number]): Int32Array {
  return new Int32Array(section[0], section[1], section[2] / 4);
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end));
}
