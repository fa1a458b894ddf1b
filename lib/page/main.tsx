/// <reference lib="dom" />
import { render } from "preact";
import type { ReplayPageData } from "../report/page_data.ts";
import { pageModel } from "./model/page_model.ts";
import { App } from "./view/app.tsx";

const template = `<!doctype html>\n${document.documentElement.outerHTML}\n`;
const data: ReplayPageData = JSON.parse(
  document.getElementById("replay-data")?.textContent ?? "null",
);
if (data.kind === "request") {
  document.title = `${data.title}: ${document.title}`;
}
const model = pageModel(data, template);
render(<App model={model} />, document.getElementById("app")!);
