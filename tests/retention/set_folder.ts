import { inFolder } from "../temp_folder.ts";
import {
  BEAM_SAMPLE,
  LOCOMO_SAMPLE,
  LONGMEMEVAL_SAMPLE,
  TRACE_SAMPLE,
} from "./made_up_sets.ts";

/** Does something with a folder of made-up sets. */
export function withSets<T>(job: (folder: string) => Promise<T>): Promise<T> {
  return inFolder({}, async (folder) => {
    const { id, chat, probes } = BEAM_SAMPLE;
    const conversation = {
      messages: [
        { role: "user", content: "The gate code is 7741. It must stay shut." },
        { role: "assistant", content: "Noted, it stays shut." },
        { role: "user", content: "What is the code?" },
      ],
    };
    const files: readonly (readonly [string, unknown])[] = [
      ["locomo/locomo10.json", LOCOMO_SAMPLE],
      [`beam/${id}/chat.json`, chat],
      [`beam/${id}/probing_questions/probing_questions.json`, probes],
      ["longmemeval/longmemeval_s.json", LONGMEMEVAL_SAMPLE],
      ["claude-code/s.json", TRACE_SAMPLE],
      ["facts/own.json", conversation],
      ["facts/own.probes.json", [{ id: "code", text: "7741", source: "T1" }]],
    ];
    for (const [name, value] of files) {
      const path = `${folder}/data/${name}`;
      await Deno.mkdir(path.replace(/\/[^/]*$/, ""), { recursive: true });
      await Deno.writeTextFile(path, JSON.stringify(value));
    }
    return await job(folder);
  });
}
