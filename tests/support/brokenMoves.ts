import type { Page } from 'playwright-core';

/** Moves with a hyphen that a page shows, and texts in which one stands on two lines, each with where it is. */
interface MovesShown {
  readonly shown: readonly string[];
  readonly broken: readonly string[];
}

/** Whatever element shows them: every text of the page is looked at. */
export const movesShown = (page: Page): Promise<MovesShown> =>
  page.evaluate(() => {
    const shown: string[] = [];
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const found of (node.nodeValue ?? '').matchAll(/[a-i][1-9]-[a-i][1-9]|[O0]-[O0]/g)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 0) shown.push(found[0]);
        if (lines.size > 1)
          broken.push(`${node.parentElement?.closest('[class]')?.className ?? ''}: ${node.nodeValue ?? ''}`);
      }
    }
    return { shown, broken };
  });
