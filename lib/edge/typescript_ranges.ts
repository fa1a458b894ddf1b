import type ts from "typescript";

/** A part of a source whose lines belong to an outline, as offsets. */
export interface LineRange {
  /** Offset of its first character. */
  readonly start: number;
  /** Offset of its last character. */
  readonly end: number;
}

/**
 * The parts of a file that its outline shows: imports, exports, signatures, types.
 *
 * @param ts The package `typescript`.
 * @param file The parsed file.
 */
export function outlineRanges(
  ts: typeof import("typescript"),
  file: ts.SourceFile,
): readonly LineRange[] {
  return rangesOf(ts, file, file.statements);
}

type Ts = typeof import("typescript");

function rangesOf(
  ts: Ts,
  file: ts.SourceFile,
  statements: readonly ts.Node[],
): readonly LineRange[] {
  const ranges: LineRange[] = [];
  for (const node of statements) {
    const start = node.getStart(file);
    const end = headerEnd(ts, file, node);
    if (end !== undefined) ranges.push({ start, end });
    const inner = innerNodes(ts, node);
    for (const range of rangesOf(ts, file, inner)) ranges.push(range);
    // An interface is a signature as a whole, so its last line stays, too.
    if (isWholeBlock(ts, node)) {
      ranges.push({ start: node.end - 1, end: node.end - 1 });
    }
  }
  return ranges;
}

/** What stands in a class, an interface, an enum or a namespace; the further variables of a statement. */
function innerNodes(ts: Ts, node: ts.Node): readonly ts.Node[] {
  if (ts.isClassLike(node) || isWholeBlock(ts, node)) return node.members;
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.slice(1);
  }
  if (!ts.isModuleDeclaration(node) || node.body === undefined) return [];
  return ts.isModuleBlock(node.body) ? node.body.statements : [node.body];
}

function isWholeBlock(
  ts: Ts,
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.EnumDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);
}

/** Offset of the last character of what the outline shows of a node; `undefined` where it shows nothing. */
function headerEnd(
  ts: Ts,
  file: ts.SourceFile,
  node: ts.Node,
): number | undefined {
  if (ts.isClassLike(node) || isWholeBlock(ts, node)) {
    return node.members.pos - 1;
  }
  if (ts.isModuleDeclaration(node)) {
    return (node.body?.getStart(file) ?? node.end) - (node.body ? 0 : 1);
  }
  if (ts.isFunctionLike(node)) return functionEnd(ts, file, node);
  if (ts.isVariableStatement(node)) {
    return valueEnd(ts, file, node.declarationList.declarations[0]);
  }
  if (ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) {
    return valueEnd(ts, file, node);
  }
  if (ts.isExportAssignment(node)) {
    return functionEnd(ts, file, node.expression) ??
      node.expression.getStart(file);
  }
  if (ts.isExpressionStatement(node)) return commonJsEnd(ts, file, node);
  const isWhole = ts.isImportDeclaration(node) ||
    ts.isImportEqualsDeclaration(node) || ts.isExportDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) || ts.isTypeElement(node) ||
    ts.isEnumMember(node) || ts.isNamespaceExportDeclaration(node);
  return isWhole ? node.end - 1 : undefined;
}

/** Where the body of a function starts: at its `{`, or at the `=>` before an expression. */
function functionEnd(
  ts: Ts,
  file: ts.SourceFile,
  node: ts.Node,
): number | undefined {
  if (ts.isClassExpression(node)) return node.members.pos - 1;
  if (!ts.isFunctionLike(node)) return;
  const body = "body" in node ? node.body : undefined;
  if (body === undefined) return node.end - 1;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return node.equalsGreaterThanToken.end - 1;
  }
  return (body as ts.Node).getStart(file);
}

/** Where a variable's or property's value starts; where a function's body starts that is the value. */
function valueEnd(
  ts: Ts,
  file: ts.SourceFile,
  node: ts.VariableDeclaration | ts.PropertyDeclaration,
): number {
  const { initializer } = node;
  if (initializer === undefined) return node.end - 1;
  return functionEnd(ts, file, initializer) ?? initializer.getStart(file);
}

/** `module.exports = …` and `exports.name = …`. */
function commonJsEnd(
  ts: Ts,
  file: ts.SourceFile,
  { expression }: ts.ExpressionStatement,
): number | undefined {
  if (!ts.isBinaryExpression(expression)) return;
  const { left, operatorToken, right } = expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
  if (!/^(?:module\.)?exports\b/.test(left.getText(file))) return;
  return functionEnd(ts, file, right) ?? right.getStart(file);
}
