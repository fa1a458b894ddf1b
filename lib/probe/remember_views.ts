import { type LevelView, levelView } from "./level_view.ts";
import type { MatchLevel } from "./match_level.ts";

/**
 * `levelView` that remembers each text and what was found in it: for many windows of one conversation and one set of
 * facts, which must not change between them.
 *
 * @param loosest The last level to try.
 *
 * @example The same text gives the same view
 * ```ts
 * import { assertStrictEquals } from "@std/assert";
 * const viewOf = rememberViews("normalised");
 * assertStrictEquals(viewOf("It holds 41250 rows."), viewOf("It holds 41250 rows."));
 * ```
 */
export function rememberViews(
  loosest: MatchLevel,
): (text: string) => LevelView {
  const views = new Map<string, LevelView>();
  return (text) => {
    const known = views.get(text);
    if (known !== undefined) return known;
    const view = remembered(levelView(text, loosest));
    views.set(text, view);
    return view;
  };
}

function remembered(view: LevelView): LevelView {
  const levels = new Map<string, MatchLevel | undefined>();
  return {
    levelOf(value) {
      const [words] = value.forms;
      if (!levels.has(words)) levels.set(words, view.levelOf(value));
      return levels.get(words);
    },
  };
}
