import type { TestPage } from './browser';
import { outOfReach } from './reach';
import { clipped } from './touch';

/** Parts of a captain's page that stand whole without any scrolling: on a phone the turn itself scrolls. */
const PHONE = '.captain-head, .thumbs, .partner, .active-board, .board-side, .press';

/** A tablet either way up, and a phone; the last is how the page is left. */
const SCREENS = [
  { name: 'wide', width: 1280, height: 800, whole: '.captain' },
  { name: 'phone', width: 390, height: 844, whole: PHONE },
  { name: 'tall', width: 800, height: 1280, whole: '.captain' },
] as const;

const NAMES = { ru: 'Русский', en: 'English' } as const;
type Language = keyof typeof NAMES;

const speak = async ({ page }: TestPage, language: Language): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator('.settings-button').click();
  await page.locator('.settings').getByRole('button', { name: NAMES[language] }).click();
  await page.locator('.settings .row button').last().click();
  await page.locator('.settings').waitFor({ state: 'detached' });
};

/**
 * What a captain cannot read or press on his page as it stands, in both languages, on a tablet either way up and on a phone.
 * @param state what the page is in, as pictures are named
 */
export const captainFaults = async (screen: TestPage, state: string): Promise<readonly string[]> => {
  const { page, screenshot } = screen;
  const found: string[] = [];
  for (const language of ['en', 'ru'] as const) {
    await speak(screen, language);
    for (const { name, width, height, whole } of SCREENS) {
      await page.setViewportSize({ width, height });
      // Drawn to the new size in the next frames.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      await screenshot(`captain-${state}-${name}-${language}`);
      const faults = [
        ...(await page.evaluate(outOfReach, ['[data-testid="press-clock"]', '.active-board .board'])),
        ...(await clipped(page, whole)),
      ];
      for (const fault of faults) found.push(`${state}, ${name}, ${language}: ${fault}`);
    }
  }
  return found;
};
