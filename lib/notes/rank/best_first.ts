/** A heap of numbered entries: the one with the highest worth comes first, of equals the lowest number. */
export class BestFirst {
  readonly #ids: number[] = [];
  readonly #worths: number[] = [];

  /** Adds an entry; one number may stand in it several times. */
  push(id: number, worth: number): void {
    const [ids, worths] = [this.#ids, this.#worths];
    let at = ids.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(id, worth, ids[parent], worths[parent])) break;
      ids[at] = ids[parent];
      worths[at] = worths[parent];
      at = parent;
    }
    ids[at] = id;
    worths[at] = worth;
  }

  /** Takes the first entry out; undefined where there is none. */
  pop(): { readonly id: number; readonly worth: number } | undefined {
    const [ids, worths] = [this.#ids, this.#worths];
    if (ids.length === 0) return undefined;
    const first = { id: ids[0], worth: worths[0] };
    const [id, worth] = [ids.pop()!, worths.pop()!];
    const length = ids.length;
    if (length === 0) return first;
    let at = 0;
    for (let child = 1; child < length; child = 2 * at + 1) {
      const right = child + 1;
      if (
        right < length &&
        isBefore(ids[right], worths[right], ids[child], worths[child])
      ) child = right;
      if (!isBefore(ids[child], worths[child], id, worth)) break;
      ids[at] = ids[child];
      worths[at] = worths[child];
      at = child;
    }
    ids[at] = id;
    worths[at] = worth;
    return first;
  }
}

function isBefore(
  id: number,
  worth: number,
  otherId: number,
  otherWorth: number,
): boolean {
  return worth > otherWorth || (worth === otherWorth && id < otherId);
}
