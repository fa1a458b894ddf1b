import type { ToolDeclaration } from "../../conversation/message.ts";
import { stripWhitespace } from "../../text/strip_whitespace.ts";
import { renderArgument, sortedEntries } from "./render_argument.ts";

type Schema = Readonly<Record<string, unknown>>;

const SCHEMA_KEYWORDS = [
  "description",
  "type",
  "properties",
  "required",
  "nullable",
];

/** One tool as the pinned template declares it in the system turn. */
export function renderToolDeclaration(tool: ToolDeclaration): string {
  const parameters = isFilled(tool.parameters)
    ? `,parameters:{${renderParameters(tool.parameters)}`
    : "";
  const declaration = `declaration:${tool.name}{description:${
    quote(tool.description ?? "")
  }${parameters}}`;
  return `<|tool>${stripWhitespace(declaration)}<tool|>`;
}

/** The template closes this brace only behind a type, so a schema without one stays open; kept as it is. */
function renderParameters(schema: Schema): string {
  const properties = isFilled(schema.properties)
    ? `properties:{${renderProperties(schema.properties)}},`
    : "";
  const required = isFilledList(schema.required)
    ? `required:[${quoteAll(schema.required)}],`
    : "";
  const type = schema.type ? `type:${quote(upperType(schema.type))}}` : "";
  return properties + required + type;
}

function renderProperties(properties: Schema, skipKeywords = false): string {
  return sortedEntries(properties)
    .filter(([key]) => !skipKeywords || !SCHEMA_KEYWORDS.includes(key))
    .map(([key, value]) => `${key}:{${renderProperty(asSchema(value))}}`)
    .join(",");
}

function renderProperty(schema: Schema): string {
  const type = upperType(schema.type);
  const fields: string[] = [];
  if (schema.description) {
    fields.push(`description:${quote(String(schema.description))}`);
  }
  if (type === "STRING" && isFilledList(schema.enum)) {
    fields.push(`enum:${renderArgument(schema.enum, true)}`);
  }
  if (type === "ARRAY" && isFilled(schema.items)) {
    fields.push(`items:{${renderItems(schema.items)}}`);
  }
  if (schema.nullable) fields.push("nullable:true");
  if (type === "OBJECT") {
    const nested = isObject(schema.properties)
      ? renderProperties(schema.properties)
      : renderProperties(schema, true);
    fields.push(`properties:{${nested}}`);
    if (isFilledList(schema.required)) {
      fields.push(`required:[${quoteAll(schema.required)}]`);
    }
  }
  fields.push(`type:${quote(type)}`);
  return fields.join(",");
}

function renderItems(items: Schema): string {
  return sortedEntries(items).filter(([, value]) => value !== null)
    .map(([key, value, written]) =>
      `${key}:${renderItemField(key, value, written)}`
    ).join(",");
}

function renderItemField(
  key: string,
  value: unknown,
  written?: string,
): string {
  if (key === "properties") {
    return `{${isObject(value) ? renderProperties(value) : ""}}`;
  }
  if (key === "required" && Array.isArray(value)) return `[${quoteAll(value)}]`;
  if (key === "type" && Array.isArray(value)) {
    return renderArgument(
      value.map((type) => String(type).toUpperCase()),
      true,
    );
  }
  if (key === "type") return quote(upperType(value));
  return renderArgument(value, true, written);
}

/** Jinja's `upper` prints a list of types as Python prints a list. */
function upperType(type: unknown): string {
  if (type === undefined || type === null) return "";
  return Array.isArray(type)
    ? `[${type.map((name) => `'${name}'`).join(", ")}]`.toUpperCase()
    : String(type).toUpperCase();
}

function quote(text: string): string {
  return `<|"|>${text}<|"|>`;
}

function quoteAll(texts: readonly unknown[]): string {
  return texts.map((text) => quote(String(text))).join(",");
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is Schema {
  return isObject(value) && Object.keys(value).length > 0;
}

function isFilledList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function asSchema(value: unknown): Schema {
  return isObject(value) ? value : {};
}
