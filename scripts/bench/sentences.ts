import type { Random } from "./random.ts";
import { CHINESE, ENDS, ENGLISH, JAPANESE, ROOTS, STARTS } from "./words.ts";

/** An English sentence: common words by their frequency, one in eight a rarer one, now and then a number. */
export function english(random: Random): string {
  const count = 5 + random.below(14);
  let text = "";
  for (let i = 0; i < count; i++) {
    const word = englishWord(random);
    text += i === 0 ? word[0].toUpperCase() + word.slice(1) : word;
    if (i < count - 1) text += random.below(9) ? " " : ", ";
  }
  return text + random.pick([".", ".", ".", ".", "?", "!"]);
}

/** A function in the manner of TypeScript. */
export function codeBlock(random: Random): string {
  const lines = [`// ${english(random)}`];
  const parameter = identifier(random);
  lines.push(
    `export function ${identifier(random)}(${parameter}: string): number {`,
  );
  for (let count = 2 + random.below(6); count > 0; count--) {
    const name = identifier(random);
    lines.push(
      random.pick([
        () =>
          `  const ${name} = ${parameter}.length + ${random.below(10_000)};`,
        () => `  if (${name} === null) return ${random.below(100)};`,
        () => `  for (const item of ${name}) {\n    ${parameter}(item);\n  }`,
        () => `  ${name}.set("${englishWord(random)}", [${parameter}, true]);`,
      ])(),
    );
  }
  return [...lines, `  return ${parameter};`, "}"].join("\n");
}

/** A line of a service's log, as JSON. */
export function logLine(random: Random): string {
  const two = (limit: number) => `${random.below(limit)}`.padStart(2, "0");
  return JSON.stringify({
    time: `2026-03-${two(28)}T${two(24)}:${two(60)}:${two(60)}.${two(100)}0Z`,
    level: random.pick(["info", "info", "info", "warn", "error"]),
    service: `${random.often(ENGLISH)}-${random.below(20)}`,
    request: hex(random, 16),
    ms: random.below(5_000),
    message: english(random),
  });
}

/** A Chinese sentence. */
export function mandarin(random: Random): string {
  return unspaced(random, CHINESE, ["，", "、"], ["。", "。", "？", "！"]);
}

/** A Japanese sentence. */
export function japanese(random: Random): string {
  return unspaced(random, JAPANESE, ["、"], ["。", "。", "？"]);
}

function englishWord(random: Random): string {
  const kind = random.below(48);
  if (kind === 0) return `${random.below(3_000)}`;
  if (kind > 6) return random.often(ENGLISH);
  return (random.below(3) ? "" : random.pick(STARTS)) + random.pick(ROOTS) +
    random.pick(ENDS);
}

function identifier(random: Random): string {
  const second = random.pick(ENGLISH);
  return random.pick(ROOTS) + second[0].toUpperCase() + second.slice(1) +
    (random.below(3) ? "" : random.below(100));
}

function hex(random: Random, digits: number): string {
  let text = "";
  while (text.length < digits) text += random.below(16).toString(16);
  return text;
}

function unspaced(
  random: Random,
  words: readonly string[],
  commas: readonly string[],
  ends: readonly string[],
): string {
  const count = 6 + random.below(14);
  let text = "";
  for (let i = 0; i < count; i++) {
    text += random.often(words);
    if (i < count - 1 && random.below(7) === 0) text += random.pick(commas);
  }
  return text + random.pick(ends);
}
