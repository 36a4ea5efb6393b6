import type { DevicesView } from '@schemas/devices';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Place } from '../../bundles/chess-match/src/contract/venue';
import { openPage, type TestPage } from './browser';
import { newMatch } from './commands';
import { issueCode } from './deviceCodes';
import { openPanel } from './panels';
import { readReplicants } from './replicants';
import { startTestServer, type TestServer } from './server';
import { sharedShell } from './shell';
import { createVenue, type TestVenue } from './venue';

/** Screens of the hall answer in milliseconds; a busy machine may take longer. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

/** What a show begins with, besides who enters and who sees. */
export const HALL_RULES = { analysisOnProgram: 'never', analysisDelayMin: 10 } as const;

/** Names as long as they come. */
export const TEAMS = {
  white: 'Сборная шахматной федерации Ханты-Мансийского автономного округа',
  black: 'Команда гроссмейстеров клуба «Петровская ладья», Санкт-Петербург',
};

export const EVENT = 'Кубок города';

/** What a test of the hall works with; to be read inside tests and hooks only. */
export interface HallBench {
  readonly server: TestServer;
  readonly venue: TestVenue;
  readonly browser: Browser;
  /** Set-up, at the hall. */
  readonly setup: TestPage;
  /** Every screen, in the order in which they came. */
  readonly screens: readonly TestPage[];
  devices(): Promise<DevicesView>;
  /** A browser in the hall that was not let in yet. */
  openScreen(width?: number, height?: number, hasTouch?: boolean): Promise<TestPage>;
  /** A screen that came by the picture for a camera. */
  screenOf(place: Place, width?: number, height?: number, hasTouch?: boolean): Promise<TestPage>;
  /** No page told of an error that was not made on purpose. */
  expectNoErrors(): void;
}

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('Only inside tests and hooks.');
  return value;
};

/**
 * A screen whose server was killed on purpose reports that its socket failed, that it closed under a word to it, or
 * that what it was fetching at that moment was cut off.
 */
const ON_SCREENS = /WebSocket connection|WebSocket is already in CLOSING|ERR_CONNECTION_(REFUSED|RESET)/;
const IN_SETUP = /WebSocket|ERR_CONNECTION_(REFUSED|RESET)|polling/;

/** Both servers, a match and set-up for the file. */
export const hallBench = (): HallBench => {
  let server: TestServer | null = null;
  let venue: TestVenue | null = null;
  let browser: Browser | null = null;
  let setup: TestPage | null = null;
  const screens: TestPage[] = [];
  beforeAll(async () => {
    const started = await startTestServer({ pages: true });
    server = started;
    venue = await createVenue(started.root);
    await venue.start();
    browser = await sharedShell();
    await newMatch(started, { event: EVENT, ...TEAMS });
    setup = await openPanel(browser, started.url, 'setup', { language: 'ru' });
    await setup.page.getByTestId('tab-hall').click();
  });
  afterAll(async () => {
    await browser?.close();
    await venue?.kill('SIGTERM');
    await server?.dispose();
  });
  const openScreen = async (width = 1920, height = 1080, hasTouch = false): Promise<TestPage> => {
    const screen = await openPage(present(browser), { width, height, locale: 'ru', hasTouch });
    screens.push(screen);
    return screen;
  };
  return {
    get server() {
      return present(server);
    },
    get venue() {
      return present(venue);
    },
    get browser() {
      return present(browser);
    },
    get setup() {
      return present(setup);
    },
    screens,
    devices: async () =>
      ((await readReplicants(present(server), ['devices'])) as { readonly devices: DevicesView }).devices,
    openScreen,
    screenOf: async (place, width, height, hasTouch) => {
      const { secret } = await issueCode(present(server), place);
      const screen = await openScreen(width, height, hasTouch);
      await screen.page.goto(`${present(venue).url}/#c=${secret}`);
      await screen.page.locator('.device').waitFor();
      return screen;
    },
    expectNoErrors: () => {
      for (const { errors } of screens) expect(errors.filter((text) => !ON_SCREENS.test(text))).toEqual([]);
      expect(present(setup).errors.filter((text) => !IN_SETUP.test(text))).toEqual([]);
    },
  };
};
