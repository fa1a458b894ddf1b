import type { PackedReplay } from "../../replay/pack_replay.ts";
import { unpackReplay } from "../../replay/unpack_replay.ts";
import type { ReplaySource } from "./replay_source.ts";

/** A source of replays that were made before: a file that was sent has nothing to count with. */
export function givenSource(replays: readonly PackedReplay[]): ReplaySource {
  return {
    play: ({ budget, policy }, report) => {
      const found = replays.find(({ head }) =>
        head.policy === policy && head.budgetTokens === budget
      );
      if (found === undefined) {
        throw new RangeError(
          `This file holds no replay with ${policy} and a budget of ${budget}; play it with deno task workbench`,
        );
      }
      report({ replay: unpackReplay(found), done: true });
      return Promise.resolve();
    },
  };
}
