import { replayTime } from "../../report/replay_time.ts";
import type { PageModel } from "./page_model.ts";
import { settingsWords } from "./settings.ts";

/** The reader's notes as a file: what they are about, where the reader stood, and the notes as they were written. */
export function readerNotesText(
  { data, main, player, readerNotes }: PageModel,
): string {
  const title = data.kind === "lesson" ? data.lesson.title : data.title;
  const settings = main.settings.value;
  const at = settings === null
    ? ""
    : `${settingsWords(data.kind, settings)}, at ${
      replayTime(player.position.value)
    }`;
  return `# Notes on a replay: ${title}\n\n${at}\n\n${readerNotes.text.value}\n`;
}
