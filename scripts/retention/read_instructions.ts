import { readJsonFile } from "../read_json_file.ts";
import { UsageError } from "../usage_error.ts";

/**
 * The standing instructions that a JSON file lists.
 *
 * @throws {UsageError} If it is no list of one or more texts.
 */
export async function readInstructions(
  path: string,
): Promise<readonly string[]> {
  const value = await readJsonFile(path);
  const isList = Array.isArray(value) && value.length > 0 &&
    value.every((each) => typeof each === "string" && each.trim() !== "");
  if (isList) return value;
  throw new UsageError(
    `--constraints is a JSON list of one or more texts, ${path} is none`,
  );
}
