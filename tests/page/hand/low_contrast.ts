/// <reference lib="dom" />

/**
 * Runs in the page: every visible text whose contrast to what lies under it is below `least`, as `ratio: text (where)`.
 *
 * Backgrounds are those of the element and of all around it, one over the other; of a gradient each stop counts, and
 * the worst is taken. Opacity takes part. No text is exempt: not large, not disabled, not a placeholder.
 */
export function lowContrast(least: number): string[] {
  type Colour = readonly [number, number, number, number];
  /** A ground, and what lies under each half-transparent group around it. */
  interface Ground {
    readonly colour: Colour;
    readonly groups: readonly { under: Colour; opacity: number }[];
  }
  const COLOUR = /(?:rgba?|color)\([^()]*\)|transparent/g;
  const colourOf = (text: string): Colour => {
    if (text === "transparent") return [0, 0, 0, 0];
    const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const [r, g, b, alpha = 1] = numbers;
    if (text.startsWith("rgb")) return [r / 255, g / 255, b / 255, alpha];
    if (text.startsWith("color(srgb ")) return [r, g, b, alpha];
    throw new Error(`Cannot read the colour ${text}`);
  };
  const over = (top: Colour, under: Colour, part = 1): Colour => {
    const alpha = top[3] * part;
    const mix = (at: number) => top[at] * alpha + under[at] * (1 - alpha);
    return [mix(0), mix(1), mix(2), 1];
  };
  const lightness = ([r, g, b]: Colour) => {
    const linear = (part: number) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const ratioOf = (a: Colour, b: Colour) => {
    const [light, dark] = [lightness(a), lightness(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const known = new Map<Element, readonly Ground[]>();
  const groundsOf = (element: Element | null): readonly Ground[] => {
    if (element === null) return [{ colour: [1, 1, 1, 1], groups: [] }];
    const found = known.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const opacity = Number(style.opacity);
    const plain = colourOf(style.backgroundColor);
    const stops = style.backgroundImage.match(COLOUR) ?? ["transparent"];
    const grounds = groundsOf(element.parentElement).flatMap((ground) => {
      const groups = opacity < 1
        ? [...ground.groups, { under: ground.colour, opacity }]
        : ground.groups;
      const base = over(plain, ground.colour);
      return stops.map((stop) => ({
        colour: over(colourOf(stop), base),
        groups,
      }));
    });
    known.set(element, grounds);
    return grounds;
  };
  const worst = (element: Element, colour: Colour) =>
    Math.min(
      ...groundsOf(element).map((ground) => {
        const seen = (top: Colour) =>
          ground.groups.reduceRight<Colour>(
            (shown, { under, opacity }) => over(shown, under, opacity),
            top,
          );
        return ratioOf(
          seen(over(colour, ground.colour)),
          seen(ground.colour),
        );
      }),
    );
  const low: string[] = [];
  const check = (element: Element, text: string, colour: string) => {
    const ratio = worst(element, colourOf(colour));
    if (ratio >= least) return;
    const where = `${element.tagName.toLowerCase()}.${element.className}`;
    low.push(`${ratio.toFixed(2)}: ${text.trim().slice(0, 40)} (${where})`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (text.data.trim() === "" || element.closest(".unseen, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isSeen = element.checkVisibility({ visibilityProperty: true }) &&
      [...range.getClientRects()].some(({ width, height }) => width * height);
    if (isSeen) check(element, text.data, getComputedStyle(element).color);
  }
  for (
    const field of document.querySelectorAll<HTMLInputElement>(
      "select, textarea, input[type=number]",
    )
  ) {
    check(field, field.value || "value", getComputedStyle(field).color);
    if (!field.placeholder) continue;
    const { color } = getComputedStyle(field, "::placeholder");
    check(field, field.placeholder, color);
  }
  return [...new Set(low)];
}
