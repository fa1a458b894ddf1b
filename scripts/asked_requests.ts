import probesFixture from "../fixtures/probes.json" with { type: "json" };
import requestFixture from "../fixtures/request.json" with { type: "json" };
import { loadGemma4Counter } from "../lib/edge/gemma4.ts";
import {
  type AnswerRequest,
  checkProbeSources,
  compact,
  decisionsOf,
  dropOldest,
  type Probe,
  readProbes,
  readRequest,
} from "../mod.ts";
import { readJsonFile } from "./read_json_file.ts";
import { UsageError } from "./usage_error.ts";

/** What is asked, what is graded, and the files that said so. */
export interface AskedRequests {
  readonly files: readonly string[];
  readonly requests: readonly AnswerRequest[];
  readonly probes: readonly Probe[];
}

/** The compacted and the drop-oldest request of two files, or of the example. */
export async function askedRequests(
  files: readonly string[],
): Promise<AskedRequests> {
  if (files.includes("")) {
    throw new UsageError("a file's name is empty; see --help");
  }
  if (files.length === 1 || files.length > 2) {
    throw new UsageError(
      `expected a request and its probes, found ${files.join(", ")}`,
    );
  }
  const [requestFile, probesFile] = files;
  const request = readRequest(
    requestFile ? await readJsonFile(requestFile) : requestFixture,
  );
  const probes = readProbes(
    probesFile ? await readJsonFile(probesFile) : probesFixture,
  );
  checkProbeSources(probes, request);
  if (request.thinking) {
    throw new UsageError(
      "the answer check asks with thinking off: take thinking out of the request",
    );
  }
  if (!decisionsOf(probes).some(({ current }) => current)) {
    throw new UsageError(
      'no current probe has answer: { "values": […] }, so no answer could be graded',
    );
  }
  const counter = await loadGemma4Counter();
  return {
    files,
    probes,
    requests: [
      { name: "compacted" as const, result: compact(request, counter) },
      { name: "drop-oldest" as const, result: dropOldest(request, counter) },
    ].map(({ name, result }) => ({
      name,
      messages: result.messages,
      tools: request.tools,
      countedTokens: result.tokens.total,
    })),
  };
}
