import { checkDeep, show } from "../conversation/check_message.ts";
import type { ToolDeclaration } from "../conversation/message.ts";
import {
  at,
  isObject,
  listAt,
  objectAt,
  type Place,
  refusal,
  textAt,
  warn,
} from "./place.ts";
import { LONE_HALF, wellFormed } from "./well_formed.ts";

/**
 * The declared tools; one that runs on the provider's side, without a name or schema of its own, is a warning.
 *
 * OpenAI's `{ function: { name, parameters } }` is understood, and so are flat ones with `parameters` or `input_schema`.
 */
export function readTools(value: unknown, place: Place): ToolDeclaration[] {
  return listAt(value, place).flatMap((item, index) => {
    const here = at(place, `[${index}]`);
    const outer = objectAt(item, here);
    const tool = isObject(outer.function) ? outer.function : outer;
    const parameters = tool.parameters ?? tool.input_schema;
    const isOurs = [undefined, null, "function", "custom"].includes(
      outer.type as string,
    );
    if (!isOurs) {
      warn(here, `a tool of type ${show(outer.type)} is not counted`);
      return [];
    }
    const given: ToolDeclaration = {
      name: textAt(tool.name, at(here, ".name")),
      ...(typeof tool.description === "string"
        ? { description: tool.description }
        : {}),
      ...(isObject(parameters) ? { parameters } : {}),
    };
    if (!isObject(parameters ?? {})) {
      warn(here, "its parameters are no object; they are not counted");
    }
    return [checked(given, here)];
  });
}

/** The tool as it can be counted. */
function checked(given: ToolDeclaration, place: Place): ToolDeclaration {
  const tool = wellFormed(given) as ToolDeclaration;
  if (tool !== given) warn(place, LONE_HALF);
  try {
    checkDeep(tool, "");
  } catch (error) {
    throw refusal(place, (error as Error).message.replace(/^[.:]*\s*/, ""));
  }
  return tool;
}
