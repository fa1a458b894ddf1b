import { show } from "../conversation/check_message.ts";
import { camelFields } from "../conversation/read_request.ts";
import { FormatError } from "../errors.ts";

/** The model that answers, pinned: by name, digest and options. */
export interface AnswerPin {
  /** Name that the server knows it by. */
  readonly model: string;
  /** SHA-256 of its manifest, as the server lists it, hex. */
  readonly digest: string;
  /** Options of the sampling, beside seed and context. */
  readonly options: {
    /** Sampling temperature. */
    readonly temperature: number;
    /** How many likely tokens are looked at. */
    readonly topK: number;
    /** Share of likelihood that is looked at. */
    readonly topP: number;
    /** Most tokens of an answer. */
    readonly numPredict: number;
    /** Tokens of context, where they should not be worked out from the prompt. */
    readonly numCtx?: number;
  };
  /** Whether the model may think before it answers; it may not. */
  readonly think: false;
  /** The counter that counts as the model does: `gemma4`, or null where there is none at hand. */
  readonly countedWith: "gemma4" | null;
  /** Tokens that the server's count of a prompt may differ from ours. */
  readonly countAllowanceTokens: number;
}

const FIELDS = [
  "think",
  "model",
  "digest",
  "options",
  "countedWith",
  "countAllowanceTokens",
];
const OPTIONS = ["temperature", "topK", "topP", "numPredict", "numCtx"];

/**
 * The pin that a parsed JSON file holds; snake-case names are understood.
 *
 * @param value The parsed file.
 * @throws {FormatError} If it is no pin; the message names the field.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * const pin = readPin({
 *   model: "gemma4:e2b",
 *   digest: "0".repeat(64),
 *   options: { temperature: 1, top_k: 64, top_p: 0.95, num_predict: 512 },
 *   counted_with: "gemma4",
 *   count_allowance_tokens: 0,
 * });
 * assertEquals(pin.options.topK, 64);
 * ```
 */
export function readPin(value: unknown): AnswerPin {
  const fields = fieldsOf(value, FIELDS, "");
  const options = fieldsOf(fields.options, OPTIONS, "options");
  const { model, digest, countedWith } = fields;
  if (typeof model !== "string" || model === "") {
    throw fault("model", "the model's name", model);
  }
  if (typeof digest !== "string" || !/^[0-9a-f]{64}$/.test(digest)) {
    throw fault(
      "digest",
      "64 hex digits, as `ollama list` begins them",
      digest,
    );
  }
  if (fields.think !== undefined && fields.think !== false) {
    throw fault("think", "false", fields.think);
  }
  if (countedWith !== "gemma4" && countedWith !== null) {
    throw fault("countedWith", '"gemma4" or null', countedWith);
  }
  return {
    model,
    digest,
    options: {
      temperature: numberOf(options.temperature, "options.temperature"),
      topK: numberOf(options.topK, "options.topK"),
      topP: numberOf(options.topP, "options.topP"),
      numPredict: tokensOf(options.numPredict, "options.numPredict"),
      ...(options.numCtx === undefined
        ? {}
        : { numCtx: tokensOf(options.numCtx, "options.numCtx") }),
    },
    think: false,
    countedWith,
    countAllowanceTokens: tokensOf(
      fields.countAllowanceTokens,
      "countAllowanceTokens",
    ),
  };
}

function fieldsOf(
  value: unknown,
  names: readonly string[],
  path: string,
): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw fault(path, "an object", value);
  }
  return camelFields(value, names, "model pin");
}

function numberOf(value: unknown, path: string): number {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) {
    return value;
  }
  throw fault(path, "a number of 0 or more", value);
}

function tokensOf(value: unknown, path: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) {
    return value as number;
  }
  throw fault(path, "a whole number of tokens", value);
}

function fault(path: string, expected: string, found: unknown): FormatError {
  return new FormatError(
    "model pin",
    path,
    `expected ${expected}, found ${show(found)}`,
  );
}
