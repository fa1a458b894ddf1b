/**
 * What `contextPack` of `./pack` needs from the disk: files inside a root, settings, and secretlint's rules for them.
 *
 * @module
 */
export { FormatError } from "../errors.ts";
export type * from "../pack/facts/exact_items.ts";
export type { NumberedLine } from "../pack/numbered_line.ts";
export type * from "../pack/plan/pack_inputs.ts";
export type * from "../pack/settings/compression_settings.ts";
export type * from "../pack/test_report.ts";
export type { SecretFinder, SecretSpan } from "../text/secrets/secret_span.ts";
export { packSettings, type SettingSources } from "./pack_settings.ts";
export { type PackFileNames, readPackInputs } from "./read_pack_inputs.ts";
export { type RootedFiles, rootedFiles } from "./rooted_files.ts";
export { secretlintFor } from "./secretlint_for.ts";
