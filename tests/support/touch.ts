import type { Page } from 'playwright-core';

/** The least height of what a finger has to hit on a page that is worked with a mouse too, px. */
export const FINGER = 40;
/** And on a tablet, where there are fingers alone. */
export const TABLET = 44;

/**
 * What a finger is to press or to type in and is too low for it, read in the page: a text, so that no build tool's
 * helpers get into it. What has a label is as high as its label. What is not seen or switched off is left out.
 */
const tooLowFor = (
  least: number,
): string => `[...document.querySelectorAll('button, input, select, textarea, summary, [role="slider"], [role="switch"], [role="tab"]')]
  .filter((element) => !element.disabled && element.closest('[aria-hidden="true"]') === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((element) => {
    const height = Math.max(...[element, ...(element.labels ?? [])].map((part) => part.getBoundingClientRect().height));
    const name = element.dataset.testid ?? element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return { height, name: element.className + ' ' + name };
  })
  .filter(({ height }) => height > 1 && height < ${least} - 0.5)
  .map(({ height, name }) => Math.round(height) + ' px: ' + name)`;

/** @returns what is too low for a finger, each with its height. */
export const tooLow = async (page: Page, least = FINGER): Promise<readonly string[]> => [
  ...new Set((await page.evaluate(tooLowFor(least))) as readonly string[]),
];

/**
 * Texts of which a part cannot be seen, read in the page: cut by a box around them, or outside the window. What ends
 * with an ellipsis must say in its \`title\` what was left out.
 */
const clippedBelow = (root: string): string => `(() => {
  const found = [];
  for (const top of document.querySelectorAll('${root}')) {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const parent = node.parentElement;
      if (text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 && box.height <= 1) continue;
      for (let around = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        const room = around === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : around.getBoundingClientRect();
        const isHidden = around.closest('.visually-hidden') !== null;
        const cutsX = (overflowX !== 'visible' || around === document.documentElement) && (box.left < room.left - 1 || box.right > room.right + 1);
        const cutsY = (overflowY !== 'visible' || around === document.documentElement) && (box.top < room.top - 2 || box.bottom > room.bottom + 2);
        const isTold = textOverflow === 'ellipsis' && (around.closest('[title]')?.title ?? '').includes(text) && !cutsY;
        if (!isHidden && (cutsX || cutsY) && !isTold) found.push(text + ' is cut by .' + around.className);
        if (cutsX && isTold) break;
      }
    }
  }
  return found;
})()`;

/** @param root selector of the parts of the page to be read */
export const clipped = async (page: Page, root: string): Promise<readonly string[]> =>
  (await page.evaluate(clippedBelow(root))) as readonly string[];
