import { type NumberedLine, numberLines } from "../numbered_line.ts";
import { bracketDepths } from "./bracket_depths.ts";
import { type Hidden, maskSource } from "./mask_source.ts";

const HIDDEN: readonly Hidden[] = [
  { open: "//", close: "(?=\\n)" },
  { open: "/\\*", close: "\\*/" },
  { open: "`", close: "`", showsOpening: true },
  { open: '"', close: '"', escapes: true, oneLine: true, showsOpening: true },
  { open: "'", close: "'", escapes: true, oneLine: true, showsOpening: true },
];
const DECLARATION = /^(package|import|func|type|var|const)\b/;

/**
 * The package, imports, types with their fields and methods, variables, constants and functions of a Go file.
 *
 * Bodies of functions and values of several lines are left out.
 */
export function outlineGo(text: string): readonly NumberedLine[] {
  const masked = maskSource(text, HIDDEN).split("\n");
  const depths = bracketDepths(masked);
  const roundDepths = bracketDepths(masked, "()");
  let word = "";
  let isHeader = false;
  return numberLines(text).filter((_, at) => {
    if (masked[at].trim() === "") return false;
    const depth = depths[at];
    if (depth === 0) {
      word = DECLARATION.exec(masked[at])?.[1] ?? "";
      isHeader = true;
    }
    const isKept = word === "import" || word === "type" ||
      (word === "func" ? isHeader : isHeader && word !== "" && depth < 2);
    // A function's header ends where its round brackets do, a value's block goes on in them.
    if (word === "func" && roundDepths[at + 1] === 0) isHeader = false;
    if (depth === 0 && depths[at + 1] > 0 && roundDepths[at + 1] === 0) {
      isHeader = false;
    }
    return isKept;
  });
}
