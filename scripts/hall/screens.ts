import type { Browser, Page } from 'playwright-core';
import type { Place } from '../../bundles/chess-match/src/contract/venue';
import type { PairResult } from '../../bundles/venue/src/wire/wire';
import { mustPost } from '../../tests/support/commands';
import { issueCode } from '../../tests/support/deviceCodes';
import type { TestServer } from '../../tests/support/server';
import type { TestVenue } from '../../tests/support/venue';

export type Language = 'ru' | 'en';

/** How a screen of the hall is looked at. */
export interface Setting {
  readonly width: number;
  readonly height: number;
  readonly look: 'night' | 'paper';
}

/** Who sees what a team prepares; both captains and the crew enter turns. */
export const setDraftSeenBy = async (server: TestServer, draftSeenBy: 'team' | 'hall'): Promise<void> => {
  const tables = { analysisOnProgram: 'never', analysisDelayMin: 10 };
  await mustPost(server, { type: 'setHallRules', entry: 'both', draftSeenBy, ...tables });
};

/** A code for a place, used at once. @returns the token of the new device */
export const pairedAt = async (server: TestServer, venue: Pick<TestVenue, 'url'>, place: Place): Promise<string> => {
  const { code } = await issueCode(server, place);
  const body = JSON.stringify({ codeOrSecret: code });
  const answer = (await (await fetch(`${venue.url}/pair`, { method: 'POST', body })).json()) as PairResult;
  if (!answer.ok) throw new Error(`No device was let in as ${place}: ${answer.problem}.`);
  return answer.token;
};

/** The screens of a hall, each let in by a code of its own, in contexts of one browser. */
export interface Screens {
  /** The screen of a place, in a language; resolves when it shows the match. */
  open(place: Place, language: Language, hasTouch?: boolean): Promise<Page>;
}

/** Resolves when the page is drawn in another size and look, as its settings would have it. */
export const setUp = async (page: Page, { width, height, look }: Setting): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(`document.documentElement.dataset.look = '${look}'; document.fonts.ready`);
};

export const openScreens = (browser: Browser, server: TestServer, venue: Pick<TestVenue, 'url'>): Screens => {
  const tokens = new Map<Place, string>();
  return {
    open: async (place, language, hasTouch = false) => {
      const token = tokens.get(place) ?? (await pairedAt(server, venue, place));
      tokens.set(place, token);
      const context = await browser.newContext({ hasTouch, locale: language });
      const kept = { 'venue.token': token, 'venue.language': language };
      await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
      const page = await context.newPage();
      await page.goto(venue.url);
      // What waits for the server has no name of its place.
      await page.locator('.device main:not(.notice), .device main.notice h1').first().waitFor();
      await page.locator('.truth').waitFor({ state: 'detached' });
      return page;
    },
  };
};
