import type { Locator, Page } from 'playwright-core';
import { until } from './until';

const STEP_LIMIT_MS = 500;

/**
 * Moves one row of a sorted list by the keyboard, with what screen readers are told as the only witness.
 * A key pressed in the first moments after the row is picked up moves nothing, so it is pressed again.
 * @param handle of the row
 * @param at what is said when the row is at a place, the first is 1
 */
export const sortByKeys = async (
  page: Page,
  handle: Locator,
  at: (place: number) => string,
  [from, to]: readonly [number, number],
): Promise<void> => {
  const isAt = async (place: number): Promise<boolean> => (await page.getByText(at(place)).count()) > 0;
  const isReached = (): Promise<boolean> =>
    page
      .getByText(at(to))
      .waitFor({ state: 'attached', timeout: STEP_LIMIT_MS })
      .then(() => true)
      .catch(() => false);
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText(at(from)).waitFor({ state: 'attached' });
  await until(async () => {
    const places = Array.from({ length: Math.max(from, to) }, (_, index) => index + 1);
    for (const place of places)
      if (place !== to && (await isAt(place))) await page.keyboard.press(place > to ? 'ArrowUp' : 'ArrowDown');
    return isReached();
  }, `place ${to}`);
  await page.keyboard.press('Space');
};
