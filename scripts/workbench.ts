import { conversationHash } from "../lib/edge/conversation_hash.ts";
import type { Workbench } from "../lib/edge/workbench_handler.ts";
import {
  serveWorkbench,
  WORKBENCH_PORT,
  type WorkbenchServer,
} from "../lib/edge/workbench_server.ts";
import { budgetRange } from "../lib/replay/budget_range.ts";
import { replayLesson } from "../lib/replay/replay_lesson.ts";
import { startReplay } from "../lib/replay/start_replay.ts";
import { replayPage } from "../lib/report/replay_page.ts";
import { REPLAY_PAGE } from "../recorded/replay_page.ts";
import {
  type LessonSource,
  readReplaySource,
  type RequestSource,
  SOURCE_HELP,
  SOURCE_OPTIONS,
} from "./replay_source.ts";
import { runScript, UsageError } from "./run_script.ts";

const HELP = `
Usage: deno task workbench [REQUEST.json [PROBES.json]] [options]

Serves the replay page on this machine: a conversation arriving turn by turn under a budget that you move, with what
stays, and whether each fact is still backed by its source. Without a file it is the built-in lesson. A file named - is
read from stdin. Nothing leaves the machine: the page's own address is printed, and only that is answered.

Options:
  ${SOURCE_HELP}
  --at SECONDS       where the page starts (default: 0)
  --port N           port on 127.0.0.1 (default: ${WORKBENCH_PORT}, or a free one where that is taken; 0: a free one)
  -h, --help         this text

Example:
  deno task workbench fixtures/request.json fixtures/probes.json

Strictest permissions:
  deno run --no-prompt --allow-read=.cache,my-request.json,my-probes.json --allow-net=127.0.0.1 jsr:@holdfast/holdfast/cli/workbench my-request.json my-probes.json
`;

if (import.meta.main) {
  await runScript({
    help: HELP,
    string: [...SOURCE_OPTIONS, "port"],
    main: async ({ port, ...args }) => {
      const wanted = port === undefined ? undefined : portOf(port);
      const source = await readReplaySource(args);
      await Deno.permissions.revoke({ name: "read" });
      const workbench = source.kind === "lesson"
        ? await lessonWorkbench(source)
        : await requestWorkbench(source);
      const server = serve(workbench, wanted);
      await Deno.permissions.revoke({ name: "net" });
      console.log(server.address);
      console.log("Open it in a browser; Ctrl-C ends it.");
      if (wanted === undefined && server.port !== WORKBENCH_PORT) {
        console.error(
          `Port ${WORKBENCH_PORT} is taken, so it is ${server.port}: notes that a browser keeps under another port are not shown here`,
        );
      }
      await server.finished;
      return 0;
    },
  });
}

/** The page plays the lesson by itself; here it is only seen to play. */
async function lessonWorkbench(
  { kind, lesson, settings, seconds = 0 }: LessonSource,
): Promise<Workbench> {
  replayLesson(lesson, settings);
  const hash = await conversationHash(lesson);
  const data = { kind, hash, lesson, settings, seconds };
  return { page: replayPage(REPLAY_PAGE, data), start: null };
}

async function requestWorkbench(
  { kind, title, request, probes, counter, settings, seconds = 0 }:
    RequestSource,
): Promise<Workbench> {
  const { head } = startReplay(request, probes, counter, settings);
  const data = {
    kind,
    hash: await conversationHash(head),
    title,
    settings,
    seconds,
    replays: [],
    served: budgetRange(request, counter),
  };
  return {
    page: replayPage(REPLAY_PAGE, data),
    start: (options) => startReplay(request, probes, counter, options),
  };
}

function serve(
  workbench: Workbench,
  port: number | undefined,
): WorkbenchServer {
  try {
    return serveWorkbench(workbench, port);
  } catch (error) {
    if (!(error instanceof Deno.errors.AddrInUse)) throw error;
    throw new UsageError(
      `Port ${port} is taken: end what uses it, or give another --port`,
    );
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`--port is a number up to 65535, found ${text}`);
}
