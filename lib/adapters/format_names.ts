import { adapters } from "./adapters.ts";
import type { FormatName } from "./format_name.ts";

/** The names of the formats, in the order in which a shape that several share is looked at. */
export const FORMAT_NAMES: readonly FormatName[] = adapters.map(({ name }) =>
  name
);
