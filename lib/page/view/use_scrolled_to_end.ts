/// <reference lib="dom" />
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * A list's own scrolling, at its newest entry whenever `what` changes; the page is not moved.
 *
 * @param what What the list shows.
 */
export function useScrolledToEnd(
  what: unknown,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [what]);
  return list;
}
