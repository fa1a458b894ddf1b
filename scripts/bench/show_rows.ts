import { type Cell, textTable } from "../../lib/report/text_table.ts";
import type { Paint } from "../../lib/report/paint.ts";
import type { Measured, Row } from "./row.ts";

/** The table that people read, and the sum of it. */
export function rowsText(rows: readonly Row[], paint: Paint): string {
  const heads = [
    "#",
    "what",
    "ours",
    "peer",
    "ratio",
    "exponent",
    "target",
    "met",
  ];
  const lines = textTable(
    [heads.map((text): Cell => ({ text, colour: "bold" })), ...rows.map(cells)],
    paint,
  );
  const bounds = rows.flatMap(({ bound }) => bound ?? []);
  const met = bounds.filter((bound) => bound.met).length;
  const skipped = rows.flatMap(({ peer }) =>
    peer && "missing" in peer && peer.missing.startsWith("SKIPPED")
      ? peer.missing
      : []
  );
  const notes = [...new Set(skipped)].map((line) => `  Peer ${line}\n`);
  return `${lines.join("\n")}\n\n${
    notes.join("")
  }  ${met} of ${bounds.length} targets met\n`;
}

/** The rows as JSON, with what they were measured on. */
export function rowsJson(
  rows: readonly Row[],
  { quick, seconds }: {
    quick: boolean;
    seconds: Readonly<Record<string, number>>;
  },
): string {
  const { hardwareConcurrency: cores } = navigator;
  const missed = rows.filter(({ bound }) => bound?.met === false)
    .map(({ target, what }) => `${target} ${what}`);
  return JSON.stringify(
    {
      deno: Deno.version.deno,
      v8: Deno.version.v8,
      machine: Deno.build.target,
      cores,
      quick,
      seconds,
      missed,
      rows,
    },
    null,
    2,
  ) + "\n";
}

function cells(row: Row): Cell[] {
  const { target, what, ours, peer, ratio, exponent, bound } = row;
  const peerText = peer && "missing" in peer
    ? peer.missing.split(";")[0]
    : shown(peer);
  return [
    { text: target },
    { text: what },
    { text: shown(ours), right: true },
    { text: peerText, right: true },
    { text: ratio === undefined ? "" : significant(ratio), right: true },
    { text: exponent?.toFixed(2) ?? "", right: true },
    { text: bound?.text ?? "" },
    bound === undefined
      ? { text: "" }
      : { text: bound.met ? "yes" : "NO", colour: bound.met ? "green" : "red" },
  ];
}

function shown(measured: Measured | undefined): string {
  if (measured === undefined) return "";
  const { value, unit, detail } = measured;
  const text = unit === "ms"
    ? milliseconds(value)
    : unit === "bytes"
    ? `${Math.round(value / 1e6)} MB`
    : `${significant(value)} ${unit}`.trim();
  return detail === undefined ? text : `${text} (${detail})`;
}

function milliseconds(ms: number): string {
  return ms < 1_000 ? `${significant(ms)} ms` : `${significant(ms / 1_000)} s`;
}

/** Three digits that say something, and all digits of a whole number. */
function significant(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100) {
    return Math.round(value).toLocaleString("en");
  }
  return value.toPrecision(value < 1 ? 2 : 3);
}
