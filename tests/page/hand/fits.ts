/// <reference lib="dom" />
import type { Page } from "playwright-core";

/** What makes the page wider than its window: elements whose box or words stick out; none where it fits. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const range = document.createRange();
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      range.selectNodeContents(element);
      const right = Math.max(
        element.getBoundingClientRect().right,
        range.getBoundingClientRect().right,
      );
      return right > clientWidth && !element.closest(".scroll, pre");
    });
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...wide.map(({ tagName, className, textContent }) =>
        `${tagName} ${className}: ${textContent?.slice(0, 40)}`
      ),
    ];
  });
}

/** Words in the chart's columns that are cut off at their column's edge; none where each is whole or not shown. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.locator(".column").evaluateAll((columns) =>
    columns.flatMap((column) => {
      const { left, right } = column.getBoundingClientRect();
      const words = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const cut: string[] = [];
      while (words.nextNode()) {
        range.selectNodeContents(words.currentNode);
        const word = range.getBoundingClientRect();
        const isWhole = word.left > left - 1 && word.right < right + 1;
        if (word.width > 0 && !isWhole) cut.push(range.toString());
      }
      return cut;
    })
  );
}
