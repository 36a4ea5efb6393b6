import type { Page } from 'playwright-core';
import { transitionMs } from '../../../bundles/chess-match/src/show/transitions';
import { mustPost } from '../../../tests/support/commands';
import { readShow } from '../../../tests/support/directorDesk';
import type { TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';

/** One page at work, and what counts the time of its answers. */
export interface Desk {
  readonly server: TestServer;
  readonly page: Page;
  /** One line of the game per round. */
  readonly lines: readonly string[];
  time(what: string, press: () => Promise<void>, answer: string): Promise<void>;
}

export interface ClickPage {
  readonly panel: string;
  /** What has to be there before the first round. */
  open(desk: Desk): Promise<void>;
  round(desk: Desk, round: number): Promise<void>;
}

const find = (selector: string): string => `document.querySelector('${selector}')`;
const dataOf = (selector: string, name: string): string => `${find(selector)}?.dataset.${name}`;
const textOf = (selector: string): string => `${find(selector)}?.textContent`;

const operator: ClickPage = {
  panel: 'operator',
  open: ({ page }) => page.getByTestId('board-1').waitFor(),
  round: async ({ page, lines, time }, round) => {
    await page.getByTestId('turn-line').fill(lines[round] ?? '');
    await page.locator('[data-testid="press-clock"][data-readiness="ready"]').waitFor();
    await time('press of the clock', () => page.getByTestId('press-clock').click(), textOf('.turn-who'));
  },
};

const arbiter: ClickPage = {
  panel: 'arbiter',
  open: ({ page }) => page.getByTestId('clock-panel').waitFor(),
  round: ({ page, time }) =>
    time('start or stop of the clock', () => page.getByTestId('clock-toggle').click(), find('[data-running="true"]')),
};

const TILE = '[data-testid="tile-ticker"]';

/** A graphic that still moves is not to be taken. */
const atRest = (server: TestServer): Promise<void> =>
  until(async () => {
    const { takenAtMs } = (await readShow(server)).graphics.ticker;
    return takenAtMs === null || takenAtMs + transitionMs('ticker') <= Date.now();
  }, 'the ticker to be at rest');

/** Both monitors have drawn the show as it is, as a director waits for them who looks before he takes. */
const PICTURES_STAND = `[['program', 'air'], ['preview', 'show']].every(([kind, version]) =>
  [...document.querySelectorAll('.monitor-' + kind + ' iframe')].every(
    ({ contentDocument, dataset }) => dataset.screens.split(' ').every((graphic) => contentDocument.querySelector(
      '[data-graphic="' + graphic + '"] [data-show="' + document.querySelector('.desk').dataset[version] + '"]') !== null)))`;

/** Asked from outside again and again: a page that lets nobody make code out of text does not ask itself. */
const picturesStand = (page: Page): Promise<void> =>
  until(() => page.evaluate<boolean>(PICTURES_STAND), 'both monitors to have drawn the show');

const director: ClickPage = {
  panel: 'director',
  open: async ({ page }) => {
    await page.locator(TILE).waitFor();
    await picturesStand(page);
  },
  round: async ({ page, server, time }, round) => {
    await time('cue', () => page.getByTestId('press-ticker').click(), dataOf(TILE, 'cued'));
    const looks = round % 2 === 0;
    if (looks) await picturesStand(page);
    await atRest(server);
    const what = looks ? 'take' : 'take right after the cue';
    await time(what, () => page.getByTestId('take').click(), dataOf(TILE, 'on'));
    await picturesStand(page);
  },
};

const commentator: ClickPage = {
  panel: 'commentator',
  open: ({ page }) => page.getByTestId('own-board').waitFor(),
  round: async ({ page, time }, round) => {
    const key = round % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
    await time('key to the next place', () => page.keyboard.press(key), dataOf('main.commentator', 'node'));
    const state = dataOf('[data-testid="air"]', 'state');
    await time('propose', () => page.getByTestId('propose').click(), state);
    await time('withdrawal', () => page.getByTestId('withdraw').click(), state);
  },
};

const roster: ClickPage = {
  panel: 'roster',
  open: async ({ page, server }) => {
    const person = { id: 'w1', name: 'Anna', title: '', role: 'player', elo: null, seat: 1, photo: null };
    const team = { name: '', short: '', logo: null, colour: null, people: [] };
    const white = { ...team, people: [{ ...person, mic: null }] };
    await mustPost(server, { type: 'setPeople', people: { white, black: team, arbiters: [], commentators: [] } });
    await page.getByTestId('person-row').waitFor();
  },
  round: async ({ page, time }, round) => {
    await page.getByTestId('edit-person').click();
    await page.getByTestId('person-elo').fill(String(2000 + round));
    await time('rating saved', () => page.getByTestId('save-person').click(), textOf('[data-testid="person-row"]'));
    await page.getByTestId('person-dialog').waitFor({ state: 'detached' });
  },
};

const setup: ClickPage = {
  panel: 'setup',
  open: async ({ page }) => {
    await page.getByTestId('show-archive').click();
    await page.getByTestId('match-row').nth(1).waitFor();
  },
  round: async ({ page, time }) => {
    await page.getByTestId('match-menu').nth(1).click();
    const row = `document.querySelectorAll('[data-testid="match-row"] .tags')[1]?.childElementCount`;
    await time('match put away or taken out', () => page.getByTestId('menu-archive').click(), row);
  },
};

/** Places in the list of kinds: turns, clock. */
const KINDS = [1, 2];

const health: ClickPage = {
  panel: 'health',
  open: async ({ page }) => {
    await page.getByTestId('tab-log').click();
    await page.getByTestId('audit-row').first().waitFor();
  },
  round: async ({ page, time }, round) => {
    await page.getByTestId('audit-kind').click();
    const kind = page.getByRole('option').nth(KINDS[round % KINDS.length] ?? 0);
    await time('log by kind', () => kind.click(), textOf('[data-testid="audit-row"] td:nth-child(3)'));
  },
};

/** In this order: the later pages have the game that the operator played. */
export const CLICK_PAGES: readonly ClickPage[] = [operator, arbiter, director, commentator, roster, setup, health];
