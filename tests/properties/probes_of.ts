import type { CompactionRequest } from "../../lib/conversation/request.ts";
import { checkProbeSources } from "../../lib/probe/check_probe_sources.ts";
import type { Probe } from "../../lib/probe/probe.ts";

/** Those of the probes whose sources the request has; none is replaced by one that is left out. */
export function probesOf(
  request: CompactionRequest,
  list: readonly Probe[],
): readonly Probe[] {
  const known = list.filter((probe) => isKnown(probe, request));
  const ids = new Set(known.map(({ id }) => id));
  return known.map(({ supersededBy, ...probe }) =>
    supersededBy !== undefined && ids.has(supersededBy)
      ? { ...probe, supersededBy }
      : probe
  );
}

function isKnown(probe: Probe, request: CompactionRequest): boolean {
  try {
    checkProbeSources([probe], request);
    return true;
  } catch {
    return false;
  }
}
