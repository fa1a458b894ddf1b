import { exportReplay } from "../../replay/export_replay.ts";
import { replayJson } from "../../report/replay_json.ts";
import type { RequestPageData } from "../../report/page_data.ts";
import { useSignal } from "@preact/signals";
import { ActionButton } from "./action_button.tsx";
import { download } from "../model/download.ts";
import type { PageModel } from "../model/page_model.ts";
import { pageCopy } from "../model/page_copy.ts";
import { readerNotesText } from "../model/reader_notes_text.ts";

/** What the reader writes, and everything that can be taken away. */
export function ReaderNotesCard({ model }: { model: PageModel }) {
  const { text, problem, write } = model.readerNotes;
  return (
    <section class="card" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes, kept in this browser</h2>
      <textarea
        rows={4}
        autocomplete="off"
        aria-labelledby="notes-title"
        placeholder="What did you see?"
        value={text.value}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      {problem.value && <p class="problem" role="alert">{problem.value}</p>}
      <p class="buttons">
        <ActionButton
          able={text.value !== ""}
          act={() =>
            download(
              `${nameOf(model)}.notes.md`,
              "text/markdown",
              readerNotesText(model),
            )}
        >
          Export notes
        </ActionButton>
      </p>
      <ExportFixture model={model} />
    </section>
  );
}

function ExportFixture({ model }: { model: PageModel }) {
  const replay = model.main.replay.value;
  const ready = replay !== null && !model.main.working.value;
  return (
    <>
      <h3>Take it away</h3>
      <p class="buttons">
        <button
          type="button"
          disabled={!ready}
          onClick={() => {
            if (replay === null) return;
            const position = model.player.position.value;
            download(
              `${nameOf(model)}.replay.json`,
              "application/json",
              replayJson(exportReplay(replay, position)),
            );
          }}
        >
          Export fixture JSON
        </button>
        {model.data.kind === "request" && model.data.served && (
          <SaveButton model={model} data={model.data} />
        )}
      </p>
      <p class="label">
        The export includes all computed arrivals and a separately labeled
        inspection position.
      </p>
    </>
  );
}

/** The page as one file; a policy that is not there is played first. */
function SaveButton(
  { model, data }: { model: PageModel; data: RequestPageData },
) {
  const saving = useSignal(false);
  const problem = useSignal("");
  const save = async () => {
    saving.value = true;
    problem.value = "";
    try {
      const page = await pageCopy(model, data, model.template);
      download(`${nameOf(model)}.replay.html`, "text/html", page);
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    } finally {
      saving.value = false;
    }
  };
  return (
    <>
      <ActionButton able={!saving.value} act={save}>
        Save as one file
      </ActionButton>
      {problem.value && (
        <span class="problem" role="alert">{problem.value}</span>
      )}
    </>
  );
}

function nameOf({ data }: PageModel): string {
  const name = data.kind === "lesson" ? data.lesson.fact.id : data.title;
  return name.replace(/\.json$/, "").replace(/[^\p{L}\p{N}._-]+/gu, "-");
}
