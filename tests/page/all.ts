/**
 * Every test of the page in one process, so that one browser serves them all; `deno task test:page` runs it.
 *
 * @module
 */
const here = new URL(".", import.meta.url);
const names = [...Deno.readDirSync(here)].filter(({ isFile }) => isFile)
  .map(({ name }) => name).sort();
for (const name of names) {
  if (name !== "all.ts") await import(new URL(name, here).href);
}
