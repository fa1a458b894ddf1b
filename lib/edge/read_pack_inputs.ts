import { FormatError } from "../errors.ts";
import { readExactItems } from "../pack/facts/exact_items.ts";
import { outline, type Outliner } from "../pack/outlines/outline.ts";
import type { PackFile, PackInputs } from "../pack/plan/pack_inputs.ts";
import { readJUnit } from "./junit.ts";
import { parseJsonText } from "./parse_json_text.ts";
import type { RootedFiles } from "./rooted_files.ts";
import { typescriptOutliners } from "./typescript_outline.ts";

/** The files that a pack is made of, by what they are read as. */
export interface PackFileNames {
  /** Output of tools. */
  readonly logs?: readonly string[];
  /** Reports in JUnit's XML format. */
  readonly reports?: readonly string[];
  /** Source files, of which an outline is taken. */
  readonly sources?: readonly string[];
  /** Exact items as JSON. */
  readonly exact?: string;
}

const SCRIPT = /\.[cm]?[jt]sx?$/i;

/**
 * What a pack is made of, read from files inside a root.
 *
 * @param files The root.
 * @param names The files, from the working directory.
 * @throws {RangeError} If a file is outside the root, or is no file.
 * @throws {FormatError} If a report or the exact items are not what they should be; the message names the file.
 *
 * @example
 * ```ts ignore
 * const inputs = await readPackInputs(await rootedFiles("."), { logs: ["ci.log"], sources: ["mod.ts"] });
 * ```
 */
export async function readPackInputs(
  files: RootedFiles,
  { logs = [], reports = [], sources = [], exact }: PackFileNames,
): Promise<PackInputs> {
  const outliners = sources.some((path) => SCRIPT.test(path))
    ? await typescriptOutliners()
    : {};
  const readAll = async <T>(
    paths: readonly string[],
    read: (file: PackFile) => T,
  ) => {
    const all: T[] = [];
    for (const path of paths) all.push(read(await files.file(path)));
    return all;
  };
  return {
    logs: await readAll(logs, (file) => file),
    reports: await readAll(reports, (file) => ({
      ...file,
      report: about(file, () => readJUnit(file.text, file.path)),
    })),
    sources: await readAll(sources, (file) => outlined(file, outliners)),
    ...(exact === undefined ? {} : {
      exact: (await readAll([exact], (file) => ({
        ...file,
        items: about(
          file,
          () => readExactItems(parseJsonText(file.text, file.path)),
        ),
      })))[0],
    }),
  };
}

/** What `read` gives; an error names the file first. */
function about<T>({ path }: PackFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) {
      error.message = `${path}: ${error.message}`;
    }
    throw error;
  }
}

/** A source that is too much for its parser is one without an outline. */
function outlined(
  file: PackFile,
  outliners: Readonly<Record<string, Outliner>>,
): PackFile & { readonly outline?: ReturnType<typeof outline> } {
  try {
    return { ...file, outline: outline(file.path, file.text, outliners) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const warning = `${file.path}: no outline: ${error.message}`;
    return { ...file, warnings: [...file.warnings ?? [], warning] };
  }
}
