/** Colours of a chart in one theme, each with a contrast of at least 4.5 to 1 on `ground`, but for `grid`. */
export interface ChartColours {
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly grid: string;
  readonly lines: readonly string[];
}

/** The colours of the replay page, in both themes. */
export const CHART_COLOURS: Readonly<Record<"light" | "dark", ChartColours>> = {
  light: {
    ground: "#ffffff",
    ink: "#1a1c20",
    soft: "#5b6068",
    grid: "#dfddd6",
    lines: [
      "#2a69ad",
      "#8a4a1c",
      "#0a655f",
      "#74489d",
      "#a83a25",
      "#5f636d",
      "#1d6a42",
      "#7d6118",
    ],
  },
  dark: {
    ground: "#1b1e25",
    ink: "#e9eaed",
    soft: "#a3a9b4",
    grid: "#31353f",
    lines: [
      "#84b9f0",
      "#e3a377",
      "#55c9be",
      "#bd9de0",
      "#f29780",
      "#a0a6b2",
      "#72c99a",
      "#dcbd66",
    ],
  },
};

const SHAPES = ".chart{font:13px system-ui,sans-serif}" +
  ".chart .title{font-size:15px;font-weight:600}" +
  ".chart .curve{fill:none;stroke-width:2}.chart .lead{opacity:.6}" +
  ".chart .area{fill:currentColor;stroke:none;opacity:.16}" +
  ".chart .bar{stroke-width:6;opacity:.3}" +
  ".chart .open,.chart .full{stroke-width:1.8;fill:currentColor}";

/** The styles of a chart: light, and dark where the reader asks for it. */
export function chartStyle(): string {
  const { light, dark } = CHART_COLOURS;
  return SHAPES + rules(light) +
    `@media(prefers-color-scheme:dark){${rules(dark)}}`;
}

function rules({ ground, ink, soft, grid, lines }: ChartColours): string {
  return [
    `.chart{background:${ground};fill:${ink}}`,
    `.chart .ground{fill:${ground}}`,
    `.chart .soft{fill:${soft}}`,
    `.chart .grid{stroke:${grid}}`,
    `.chart .axis{stroke:${soft}}`,
    `.chart .open{fill:${ground}}`,
    ...lines.map((colour, index) =>
      `.chart .l${index}{stroke:${colour};color:${colour}}`
    ),
  ].join("");
}
