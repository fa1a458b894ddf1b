import type { Page } from "playwright-core";

/** A control as assistive technology has it. */
export interface Control {
  readonly role: string;
  readonly name: string;
}

const ROLES: ReadonlySet<string> = new Set([
  "button",
  "checkbox",
  "combobox",
  "DisclosureTriangle",
  "link",
  "listbox",
  "radio",
  "slider",
  "spinbutton",
  "textbox",
]);

/** They take the focus when a reader is led there, and are read by their words. */
const READ: ReadonlySet<string> = new Set(["RootWebArea", "listitem", "mark"]);

/** Every control, and whatever else takes the focus, by the browser's own accessibility tree. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored, role, properties = [] }) =>
    !ignored && !READ.has(role?.value) && (
      ROLES.has(role?.value) ||
      properties.some(({ name, value }) => name === "focusable" && value.value)
    )
  ).map(({ role, name }) => ({ role: role?.value, name: name?.value ?? "" }));
}
