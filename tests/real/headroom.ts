/**
 * Claims about a real Headroom server; `deno task test:headroom` starts it and runs them.
 *
 * @module
 */
import { assert, assertEquals } from "@std/assert";
import { loadGemma4Counter } from "../../lib/edge/gemma4.ts";
import { compressed } from "../headroom_scene.ts";
import { recordingProxy } from "./recording_proxy.ts";

const url = Deno.env.get("HOLDFAST_HEADROOM_URL");
const { countText } = await loadGemma4Counter();

const RECORDS = JSON.stringify(
  Array.from({ length: 400 }, (_, i) => ({
    id: i,
    name: `item-${i}`,
    status: i % 97 === 13 ? "failed" : "ok",
    durationMs: 100 + i * 7 % 311,
    region: "eu-west-1",
  })),
);

const LOG = Array.from({ length: 600 }, (_, i) => {
  const level = i === 300 ? "ERROR" : i === 301 ? "WARN" : "INFO";
  const at = new Date(Date.UTC(2026, 10, 30, 10, 0, i)).toISOString();
  return `${at} ${level} worker-${i % 7} handled request ${
    i * 7919 % 10007
  } in ${i * 31 % 97} ms`;
}).join("\n");

const PROSE = Array.from(
  { length: 40 },
  (_, i) =>
    `On day ${i} the crew found that pump ${
      i * 7
    } had been left open, and they closed it before the rain came.`,
).join(" ");

function sizes(name: string, before: string, after: string): void {
  console.log(
    `${name}: ${countText(before)} → ${countText(after)} tokens, ${
      new TextEncoder().encode(before).length
    } → ${new TextEncoder().encode(after).length} bytes`,
  );
}

Deno.test("a real server shrinks JSON of 400 records to a table of all of them", async () => {
  const table = await compressed({ url }, RECORDS);
  sizes("JSON", RECORDS, table);
  console.log(table.slice(0, 200));
  assert(countText(table) < countText(RECORDS) / 2);
});

Deno.test("a real server shrinks 600 log lines to those around the error, and says how many it left out", async () => {
  const lines = await compressed({ url }, LOG);
  sizes("log", LOG, lines);
  console.log(lines);
  assert(countText(lines) < countText(LOG) / 10);
});

Deno.test("a real server leaves prose as it is", async () => {
  const text = await compressed({ url }, PROSE);
  sizes("prose", PROSE, text);
  assertEquals(text, PROSE);
});
