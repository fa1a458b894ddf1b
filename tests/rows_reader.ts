const ROW = new TextEncoder().encode(`{"text":"${"x".repeat(1012)}"}\n`);

/** A file of so many times 256 lines of 1 KiB, made while it is read. */
export function rowsReader(times: number) {
  const rows = new Uint8Array(256 * ROW.length);
  for (let at = 0; at < rows.length; at += ROW.length) rows.set(ROW, at);
  let given = 0;
  return {
    get given() {
      return given;
    },
    readSync(buffer: Uint8Array): number | null {
      if (given === times) return null;
      given++;
      buffer.set(rows);
      return rows.length;
    },
  };
}
