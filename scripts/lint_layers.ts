/**
 * Lint plugin that keeps the arrows of the project: who may import whom, and what the pure rows must not touch.
 *
 * A file of `lib` imports from its own folder and from rows above its own in this table; folders on one row don't know
 * each other. It reads imports, not what happens at run time: a function that is handed over crosses any row.
 *
 * @module
 */
const ROWS: readonly (readonly string[])[] = [
  ["errors.ts", "text"],
  ["conversation"],
  ["count", "adapters"],
  ["policy", "notes", "compress"],
  ["compact"],
  ["probe"],
  ["replay", "answer", "pack", "guard", "agents", "measure"],
  ["report"],
  ["edge", "page"],
];
const OUTER_ROW = ROWS.length;
const BANNED_GLOBALS = ["Deno", "fetch", "console", "process", "localStorage"];
const GLOBAL_OBJECTS = ["globalThis", "self", "window"];
const ROOT = new URL("..", import.meta.url).href;

/** Where a file stands: its top-level folder or file, and for `lib` the folder in it and that folder's row, from 1. */
interface Place {
  readonly top: string;
  readonly folder: string;
  readonly row: number;
}

/** The place of a file; for a path outside the project, one with the top "". */
function placeOf(url: URL): Place {
  if (!url.href.startsWith(ROOT)) return { top: "", folder: "", row: 0 };
  const [top, folder = ""] = url.href.slice(ROOT.length).split("/");
  const row = top === "lib"
    ? ROWS.findIndex((folders) => folders.includes(folder)) + 1
    : 0;
  return { top, folder, row };
}

function isPure(place: Place): boolean {
  return place.top === "mod.ts" ||
    (place.top === "lib" && place.row !== OUTER_ROW);
}

/** Why a file at `from` must not import the file at `to`; undefined where it may. */
function fileProblem(from: Place, to: Place): string | undefined {
  if (from.top === "mod.ts") {
    if (to.top === "lib" && to.row < OUTER_ROW) return;
    return `mod.ts exports from rows 1 to ${OUTER_ROW - 1} of lib only`;
  }
  if (from.top === "scripts") {
    if (to.top !== "tests" && to.top !== "") return;
    return `scripts do not import ${to.top || "from outside the project"}`;
  }
  if (from.top !== "lib") return;
  if (to.top !== "lib") {
    if (to.top === "fixtures" && from.folder === "edge") return;
    return `lib/${from.folder} does not import from ${
      to.top || "outside the project"
    }`;
  }
  if (to.folder === from.folder || to.row < from.row) return;
  return to.row === from.row
    ? `lib/${from.folder} and lib/${to.folder} share row ${from.row} and don't know each other`
    : `lib/${from.folder} (row ${from.row}) does not import from lib/${to.folder} (row ${to.row})`;
}

/** Why a file at `from` must not import the package `name`; undefined where it may. */
function packageProblem(from: Place, name: string): string | undefined {
  if (isPure(from)) {
    return `${name} is a package: only row ${OUTER_ROW} of lib imports packages`;
  }
  if (from.top === "scripts" && !name.startsWith("@std/")) {
    return `${name} is a package: scripts import @std and lib`;
  }
}

function importProblem(file: URL, specifier: string): string | undefined {
  const from = placeOf(file);
  return /^(?:\.{0,2}\/|file:)/.test(specifier)
    ? fileProblem(from, placeOf(new URL(specifier, file)))
    : packageProblem(from, specifier);
}

function urlOf(context: Deno.lint.RuleContext): URL {
  return new URL(context.filename.replaceAll("\\", "/"), ROOT);
}

/** The text of a literal or of a template without placeholders. */
function textOf(node: Deno.lint.Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") {
    return node.value;
  }
  if (node.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0].cooked;
  }
}

const arrows: Deno.lint.Rule = {
  create(context) {
    const file = urlOf(context);
    const from = placeOf(file);
    const check = (source: Deno.lint.Node | null) => {
      if (source === null) return;
      const specifier = textOf(source);
      const message = specifier === undefined
        ? isPure(from) ? "import() here needs a literal" : undefined
        : importProblem(file, specifier);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      Program(node) {
        if (from.top !== "lib" || from.row > 0) return;
        const message =
          `lib/${from.folder} has no row in scripts/lint_layers.ts`;
        context.report({ node, message });
      },
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) =>
        check(
          node.argument.type === "TSLiteralType"
            ? node.argument.literal
            : node.argument,
        ),
    };
  },
};

/** Whether an identifier is only the name of a property, as in `a.fetch` and `{ fetch: 1 }`. */
function isPropertyName(node: Deno.lint.Identifier): boolean {
  const parent = node.parent as Deno.lint.Node & Record<string, unknown>;
  if (parent.computed) return false;
  if (parent.type === "Property" && parent.shorthand) return false;
  const { key, property, right } = parent;
  return key === node || property === node ||
    (parent.type === "TSQualifiedName" && right === node);
}

const pure: Deno.lint.Rule = {
  create(context) {
    if (!isPure(placeOf(urlOf(context)))) return {};
    const report = (node: Deno.lint.Node, name: string) =>
      context.report({
        node,
        message: `${name} is for row ${OUTER_ROW} of lib and for scripts`,
      });
    return {
      Identifier(node) {
        if (BANNED_GLOBALS.includes(node.name) && !isPropertyName(node)) {
          report(node, node.name);
        }
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (object.type !== "Identifier") return;
        if (!GLOBAL_OBJECTS.includes(object.name)) return;
        const name = property.type === "Identifier" && !node.computed
          ? property.name
          : textOf(property);
        if (name !== undefined && BANNED_GLOBALS.includes(name)) {
          report(node, name);
        }
      },
    };
  },
};

const door: Deno.lint.Rule = {
  create(context) {
    if (placeOf(urlOf(context)).top !== "mod.ts") return {};
    return {
      Program(program) {
        for (const node of program.body) {
          const isExportLine = node.type === "ExportAllDeclaration" ||
            (node.type === "ExportNamedDeclaration" && node.source !== null);
          if (isExportLine) continue;
          context.report({ node, message: "mod.ts holds export lines only" });
        }
      },
    };
  },
};

const plugin: Deno.lint.Plugin = {
  name: "holdfast",
  rules: { arrows, pure, door },
};
export default plugin;
