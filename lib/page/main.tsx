/// <reference lib="dom" />
import { render } from "preact";
import type { ReplayPageData } from "../report/page_data.ts";
import { pageModel } from "./model/page_model.ts";
import { App } from "./view/app.tsx";

const data: ReplayPageData = JSON.parse(
  document.getElementById("replay-data")?.textContent ?? "null",
);
const model = pageModel(data);
render(<App model={model} />, document.getElementById("app")!);
