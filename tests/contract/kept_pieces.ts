import { assert, assertEquals } from "@std/assert";

/** A foreign value taken apart. */
export interface ValueParts {
  /** Messages, items, lines or parts, in order. */
  readonly pieces: readonly unknown[];
  /** All around them: top-level fields, without the pieces. */
  readonly frame: unknown;
}

const BLOCKS = /(?:<notes>\\n(?:\[[^\]]+\] (?:(?!\\n).)*\\n)+<\/notes>\\n\\n)+/;

/**
 * Nothing, if the output's pieces are pieces of the input in their order, apart from a block of notes at the start of
 * a text, and the frame is the same JSON; one message that holds only a block may be new.
 */
export function assertPiecesKept(input: ValueParts, output: ValueParts): void {
  assertEquals(JSON.stringify(output.frame), JSON.stringify(input.frame));
  const given = input.pieces.map((piece) => JSON.stringify(piece));
  let from = 0;
  let added = 0;
  for (const piece of output.pieces) {
    const json = JSON.stringify(piece);
    const plain = withoutBlock(json);
    const found = given.findIndex((one, index) =>
      index >= from &&
      [json, plain].some((each) => each === one || each === withoutBlock(one))
    );
    if (found >= 0) from = found + 1;
    else {
      assert(plain !== json, `no piece of the input: ${json}`);
      added++;
    }
  }
  assert(added <= 1, `${added} messages are new`);
}

function withoutBlock(json: string): string {
  return json.replace(BLOCKS, "");
}
