import type { Message } from "../conversation/message.ts";
import { checkMessage, show } from "../conversation/check_message.ts";
import type { GuardOptions } from "./guard_options.ts";
import type { GuardReason, GuardResult } from "./guard_result.ts";
import { inspect, type Inspection } from "./inspect.ts";

/**
 * What a compactor made, if it keeps enough; else the original, the same list, with the reasons.
 *
 * It works around anybody's compactor and fails closed: what cannot be read, is empty, keeps too few facts or has lost one
 * of `mustKeep` is refused. It cannot see a paraphrase, so a bound near 1 refuses every summary. Role changes, tool
 * messages that lost their other half and invented values are reported, and refused only on demand.
 *
 * @param before The messages as they were.
 * @param after What the compactor made of them.
 * @param options What must hold.
 * @throws {RangeError} If `minRetention` is not a number from 0 to 1.
 * @throws {TypeError} If `refuse` names something else than can be refused.
 *
 * @example The rule is gone, so the original stays
 * ```ts
 * import { assert, assertEquals } from "@std/assert";
 * const before = [
 *   { role: "user" as const, content: "Exports must stay in eu-west-1." },
 *   { role: "assistant" as const, content: "Noted." },
 *   { role: "user" as const, content: "Go on." },
 * ];
 * const { messages, accepted, reasons } = guard(before, before.slice(2), { minRetention: 0.9 });
 * assert(messages === before && !accepted);
 * assertEquals(reasons[0].message, "0 of 1 facts are kept (0 %), the bound is 90 %");
 * ```
 */
export function guard(
  before: readonly Message[],
  after: readonly Message[],
  options: GuardOptions = {},
): GuardResult {
  const { minRetention, onRefusal = "before" } = options;
  if (minRetention !== undefined && !(minRetention >= 0 && minRetention <= 1)) {
    throw new RangeError(
      `Cannot guard a compaction: minRetention must be from 0 to 1, it is ${minRetention}`,
    );
  }
  const unknown = options.refuse?.find((code) => !REFUSABLE.includes(code));
  if (unknown !== undefined) {
    throw new TypeError(
      `Cannot guard a compaction: refuse takes ${REFUSABLE.join(", ")}; found ${
        show(unknown)
      }`,
    );
  }
  const seen = tryInspect(before, after, options);
  const reasons = "message" in seen ? [seen] : reasonsOf(seen, after, options);
  const accepted = reasons.length === 0;
  return {
    messages: accepted || onRefusal === "after" ? after : before,
    accepted,
    reasons,
    ...("message" in seen ? NOTHING_SEEN : {
      report: seen.report,
      mustKeepLost: seen.mustKeepLost,
      mustKeepUnknown: seen.mustKeepUnknown,
      roleChanges: seen.roleChanges,
      orphans: seen.orphans,
    }),
  };
}

const REFUSABLE: readonly string[] = ["role-change", "orphan", "invented"];

const NOTHING_SEEN = {
  report: null,
  mustKeepLost: [],
  mustKeepUnknown: [],
  roleChanges: [],
  orphans: [],
} as const;

/** Whatever goes wrong while checking is a reason to refuse. */
function tryInspect(
  before: readonly Message[],
  after: readonly Message[],
  options: GuardOptions,
): Inspection | GuardReason {
  try {
    for (const [name, list] of Object.entries({ before, after })) {
      if (!Array.isArray(list)) {
        throw new TypeError(
          `${name}: expected a list of messages, found ${show(list)}`,
        );
      }
      list.forEach((message, index) =>
        checkMessage(message, `${name}[${index}]`)
      );
    }
    return inspect(before, after, options);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { code: "unreadable", message: `It could not be checked: ${why}` };
  }
}

/** Rounded down, so that what is below a bound never reads as the bound. */
function percent(share: number): string {
  return `${Math.floor(share * 1000 + 1e-9) / 10} %`;
}

function reasonsOf(
  seen: Inspection,
  after: readonly Message[],
  { minRetention = 0, refuse = [] }: GuardOptions,
): readonly GuardReason[] {
  const { report, kept, current, mustKeepLost, roleChanges, orphans } = seen;
  const share = report.retention ?? (report.lost.length > 0 ? 0 : 1);
  const reasons: GuardReason[] = [];
  const add = (code: GuardReason["code"], message: string) =>
    reasons.push({ code, message });
  if (after.length === 0) add("empty", "It has no message");
  if (share < minRetention) {
    add(
      "below-retention",
      `${kept} of ${current} facts are kept (${percent(share)}), the bound is ${
        percent(minRetention)
      }`,
    );
  }
  for (const words of mustKeepLost) {
    add("must-keep", `It has lost ${JSON.stringify(words)}`);
  }
  const counts = {
    "role-change": [roleChanges.length, "messages have another role"],
    "orphan": [orphans.length, "calls or results lost their other half"],
    "invented": [report.invented.length, "values stand in no source"],
  } as const;
  for (const code of refuse) {
    const [found, what] = counts[code];
    if (found > 0) add(code, `${found} ${what}`);
  }
  return reasons;
}
