/** 400 records with the same five keys. */
export const JSON_RECORDS: string = JSON.stringify(
  Array.from({ length: 400 }, (_, i) => ({
    id: i,
    name: `item-${i}`,
    status: i % 97 === 13 ? "failed" : "ok",
    durationMs: 100 + i * 7 % 311,
    region: "eu-west-1",
  })),
);

/** 600 lines of a log, an error and a warning in their middle. */
export const LOG_LINES: string = Array.from({ length: 600 }, (_, i) => {
  const level = i === 300 ? "ERROR" : i === 301 ? "WARN" : "INFO";
  const at = new Date(Date.UTC(2026, 10, 30, 10, 0, i)).toISOString();
  const [request, ms] = [i * 7919 % 10007, i * 31 % 97];
  return `${at} ${level} worker-${
    i % 7
  } handled request ${request} in ${ms} ms`;
}).join("\n");

/** 40 sentences, one a line. */
export const PROSE: string = Array.from(
  { length: 40 },
  (_, i) =>
    `On day ${i} the crew found that pump ${
      i * 7
    } had been left open, and they closed it before the rain came.`,
).join("\n");
