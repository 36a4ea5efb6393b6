import type { TestPage } from './browser';
import { drawn } from './drawn';
import { outOfReach } from './reach';
import { clipped } from './touch';

/**
 * Parts of a captain's page that stand whole without any scrolling: on a phone what can be done and the turn lie lower.
 */
const PHONE = '.captain-head, .thumbs, .beside, .active-board, .press';

/** A tablet either way up, a squarer one, and a phone; the last is how the page is left. */
const SCREENS = [
  { name: 'wide', width: 1280, height: 800, whole: '.captain' },
  { name: 'square', width: 1024, height: 768, whole: PHONE },
  { name: 'upright', width: 768, height: 1024, whole: PHONE },
  { name: 'phone', width: 390, height: 844, whole: PHONE },
  { name: 'tall', width: 800, height: 1280, whole: '.captain' },
] as const;

const CLOCKS = ['white', 'black'].map((team) => `.captain-head [data-team="${team}"] time`);
/** Whatever is the matter: a lost connection is told elsewhere. In one's own turn taking back is among it. */
const FIRST = ['[data-testid="press-clock"]', '.active-board .board', '.captain-head output', ...CLOCKS];

const OWN_TURN = '.captain-whole[data-own-turn="true"]';
const TAKING_BACK = '[data-testid="undo-step"]';
/** So little room beside the board that the turn is scrolled with all that is in it. */
const SCROLLED: readonly string[] = ['square', 'upright'];

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
 * What a captain cannot read or press on his page as it stands, in both languages, on a tablet either way up and on a
 * phone.
 * @param state what the page is in, as pictures are named
 */
export const captainFaults = async (screen: TestPage, state: string): Promise<readonly string[]> => {
  const { page, screenshot } = screen;
  const found: string[] = [];
  for (const language of ['en', 'ru'] as const) {
    await speak(screen, language);
    for (const { name, width, height, whole } of SCREENS) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      if (language === 'ru') await screenshot(`captain-${state}-${name}`);
      const isOwnTurn = (await page.locator(OWN_TURN).count()) > 0;
      const first = isOwnTurn && !SCROLLED.includes(name) ? [...FIRST, TAKING_BACK] : FIRST;
      const faults = [...(await page.evaluate(outOfReach, first)), ...(await clipped(page, whole))];
      for (const fault of faults) found.push(`${state}, ${name}, ${language}: ${fault}`);
    }
  }
  return found;
};
