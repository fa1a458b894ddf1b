import type { Message, Role } from "../conversation/message.ts";
import { roleRuns } from "../conversation/role_runs.ts";
import type { Turn } from "../conversation/turn.ts";
import type { TokenCounter } from "../count/token_counter.ts";
import { firstFittingStart } from "../policy/first_fitting_start.ts";
import { firstKeptTurn } from "../policy/first_kept_turn.ts";

/** What the newest turns cost, asked from any start. */
export interface TurnPrices {
  /** Tokens that the turns from this start on add to the required part. */
  keptTokens(start: number): number;
  /** The earliest start whose turns cost at most this much. */
  firstWithin(roomTokens: number): number;
}

/** Turns and the roles that stand around them in the window. */
export interface PricedTurns {
  /** Earlier turns; the question follows them. */
  readonly earlier: readonly Turn[];
  /** Closed rounds of the question; the open round follows them. */
  readonly rounds: readonly Turn[];
}

/**
 * Prices by role runs: each message is tokenised once, and a start is found by adding up.
 *
 * It is exact where no template joins an assistant's texts across two turns.
 */
export function pricesByRun(
  { earlier, rounds }: PricedTurns,
  price: NonNullable<TokenCounter["price"]>,
): TurnPrices {
  const turns = [...earlier, ...rounds];
  const before: (Role | undefined)[] = [];
  let role: Role | undefined;
  turns.forEach((turn, index) => {
    before.push(index < earlier.length ? role : "assistant");
    role = lastRole(turn.messages) ?? role;
  });
  const priceTurn = (index: number, previous: Role | undefined) =>
    roleRuns(turns[index].messages, previous, roleAfter(index)).reduce(
      (sum, run) => sum + price(run.messages, run.previousRole, run.nextRole),
      0,
    );
  const nextRoles = firstRolesAfter(earlier);
  const roleAfter = (index: number): Role => {
    if (index >= earlier.length) return "assistant";
    return nextRoles[index];
  };
  const tokens = turns.map((_, index) => priceTurn(index, before[index]));
  const sums = suffixSums(tokens);
  const keptTokens = (start: number): number =>
    start < earlier.length && before[start] === "assistant"
      ? sums[start + 1] + priceTurn(start, undefined)
      : sums[start];
  return {
    keptTokens,
    firstWithin(roomTokens) {
      let start = firstKeptTurn(tokens, roomTokens);
      while (start < turns.length && keptTokens(start) > roomTokens) start++;
      return start;
    },
  };
}

/** Prices by counting whole requests, a few for each question: for counters without `price`. */
export function pricesByRequest(
  length: number,
  countFrom: (start: number) => number,
): TurnPrices {
  const known = new Map<number, number>();
  const count = (start: number): number => {
    const tokens = known.get(start) ?? countFrom(start);
    known.set(start, tokens);
    return tokens;
  };
  const keptTokens = (start: number) =>
    start === length ? 0 : count(start) - count(length);
  return {
    keptTokens,
    firstWithin: (roomTokens) =>
      firstFittingStart(length, (start) => keptTokens(start) <= roomTokens),
  };
}

/** For each turn, the role that the next message has: the question's user where there is none. */
function firstRolesAfter(turns: readonly Turn[]): Role[] {
  const roles = new Array<Role>(turns.length);
  let next: Role = "user";
  for (let index = turns.length - 1; index >= 0; index--) {
    roles[index] = next;
    next = turns[index].messages[0]?.role ?? next;
  }
  return roles;
}

function suffixSums(tokens: readonly number[]): number[] {
  const sums = new Array<number>(tokens.length + 1).fill(0);
  for (let index = tokens.length - 1; index >= 0; index--) {
    sums[index] = sums[index + 1] + tokens[index];
  }
  return sums;
}

function lastRole(messages: readonly Message[]): Role | undefined {
  return messages.findLast((message) => message.role !== "tool")?.role;
}
