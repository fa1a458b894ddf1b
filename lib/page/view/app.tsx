import { printable } from "../../text/printable.ts";
import type { PageModel } from "../model/page_model.ts";
import { Announcer } from "./announcer.tsx";
import { ArrivalTable } from "./arrival_table.tsx";
import { BesideCard, ChartCard } from "./chart_card.tsx";
import { Controls } from "./controls.tsx";
import { Evidence } from "./evidence.tsx";
import { Guide } from "./guide.tsx";
import { Limits } from "./limits.tsx";
import { Losses } from "./losses.tsx";
import { ReaderNotesCard } from "./reader_notes_card.tsx";
import { Status } from "./status.tsx";
import { Steps } from "./steps.tsx";

/** The whole page. */
export function App({ model }: { model: PageModel }) {
  const { data } = model;
  return (
    <main class={model.expanded.value ? "expanded" : ""}>
      <header>
        <h1>
          Context compression: compare space saved with evidence retained
        </h1>
        <p>{subtitleOf(model)}</p>
      </header>
      <Controls model={model} />
      <div class="work">
        <ChartCard model={model} />
        <BesideCard model={model} />
        <Steps model={model} />
        <Evidence model={model} />
        <ArrivalTable model={model} />
      </div>
      <aside aria-label="Status, guide and notes">
        <Status model={model} />
        {data.kind === "lesson"
          ? <Guide model={model} />
          : <Losses model={model} />}
        <ReaderNotesCard model={model} />
      </aside>
      <Limits kind={data.kind} />
      <Announcer model={model} />
    </main>
  );
}

function subtitleOf({ data, main }: PageModel): string {
  if (data.kind === "lesson") {
    const { title, turns } = data.lesson;
    const end = turns[turns.length - 1].seconds;
    return `${
      printable(title)
    } The built-in lesson: ${turns.length} arrivals in ${end} s, teaching tokens (fixed weights, not tokenizer output)`;
  }
  const counter = main.replay.value?.counter;
  const counted = counter
    ? `, counted with ${counter.name} (${
      counter.exact ? "exact" : "an estimate"
    })`
    : "";
  return `${printable(data.title)}${counted}`;
}
