import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastOf } from './contrast';
import { deskTexts, WITHOUT_DESK_TEXT, type DeskText } from './deskTexts';
import { readPicture } from './pixels';
import { styled } from './styled';

/** WCAG 2 AA; what cannot be used now is to be readable as such. */
const LEAST = { text: 4.5, large: 3, disabled: 3 } as const;
const THEMES = ['dark', 'light'] as const;
type DeskTheme = (typeof THEMES)[number];

const STILL = '*, *::before, *::after { transition: none !important; animation: none !important; }';

const inTheme = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);

/** What moved while the picture was taken stands on something else in it. */
const placed = ({ text, x, y, width }: DeskText): string => JSON.stringify([text, x, y, width]);

/** On a page that paints no text: what its texts would be painted in is read all the same. */
const faintIn = async (page: Page, theme: DeskTheme): Promise<readonly string[]> => {
  await inTheme(page, theme);
  const texts = await page.evaluate(deskTexts);
  // With a caret hidden by the page's style already, no other style has the page painted once more.
  const plates = readPicture(await page.screenshot({ caret: 'initial' }));
  const faint = texts
    .map((text) => ({ text, ratio: contrastOf(text, plates, 1) }))
    .filter(({ text, ratio }) => ratio < LEAST[text.kind]);
  if (faint.length === 0) return [];
  const after = new Set((await page.evaluate(deskTexts)).map(placed));
  return faint
    .filter(({ text }) => after.has(placed(text)))
    .map(({ text, ratio }) => `${theme}: "${text.text}" (${text.kind}) has ${ratio.toFixed(1)}`);
};

/**
 * The texts of a desk page that do not stand out from what is painted behind them, in either theme; the page stays as
 * it was.
 */
export const faintTexts = async (page: Page): Promise<readonly string[]> => {
  const before = String(await page.evaluate('document.documentElement.dataset.theme'));
  // One style for all of it: the whole page is painted for each that comes or goes.
  const restore = await styled(page, STILL + WITHOUT_DESK_TEXT);
  const faint = [];
  for (const theme of THEMES) faint.push(...(await faintIn(page, theme)));
  await restore();
  await inTheme(page, before);
  return faint;
};

/** Asserts that every text of a desk page as it stands can be read, in both themes. */
export const expectReadable = async (page: Page): Promise<void> => {
  expect(await faintTexts(page)).toEqual([]);
};
