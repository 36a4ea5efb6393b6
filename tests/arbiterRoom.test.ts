import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPage } from './support/browser';
import { mustPost, newMatch } from './support/commands';
import { issueCode } from './support/deviceCodes';
import { drawn } from './support/drawn';
import { recordedTurns } from './support/operatorBench';
import { lacksRoom } from './support/pageRoom';
import { openPanel } from './support/panels';
import { outOfReach } from './support/reach';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { tooLow } from './support/touch';

const SCREENS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const ZOOMS = [100, 125, 150] as const;
const WINDOWS = SCREENS.flatMap(([width, height]) =>
  ZOOMS.map((zoom) => ({
    name: `${width}x${height} ${zoom} %`,
    size: { width: Math.floor((width * 100) / zoom), height: Math.floor((height * 100) / zoom) },
    isWhole: zoom === 100,
  })),
);

/** The least height of what a mouse has to hit, px. */
const MOUSE = 28;

const NAMES = {
  event: 'Командный кубок Северо-Западного федерального округа',
  white: 'Федерация шахмат Санкт-Петербурга и Ленинградской области «А»',
  black: 'Объединённая команда Благовещенско-Петропавловского института',
};
/** Of one word that cannot be broken. */
const PERSON = 'Константинопольская-Белозёрская';
/** The last turn of these leaves five boards, of which the fifth came by it. */
const TO_FIVE = 36;
/** Three boards have ended, and two are played on. */
const TO_TWO = 61;
/** No folder, so that there is always something to be said about it. */
const NO_FOLDER = '/dev/null/резервная-копия-журнала-на-втором-диске';

/** What an arbiter needs at once when a board has come. */
const AT_HAND = ['clock-toggle', 'press', 'clock-white', 'clock-black', 'compare-5'].map(
  (id) => `[data-testid="${id}"]`,
);

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer({ pages: true, config: { copyTo: NO_FOLDER } });
  browser = await sharedShell();
  await newMatch(server, NAMES);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/**
 * In every window, the page as it stands has room for all that is on it.
 * @param first selectors of what is in sight before anything is scrolled, in windows that are not enlarged
 */
const expectRoom = async (
  { page, screenshot }: TestPage,
  state: string,
  first: readonly string[] = [],
): Promise<void> => {
  const wrong = new Map<string, string[]>();
  for (const { name, size, isWhole } of WINDOWS) {
    await page.setViewportSize(size);
    await drawn(page);
    await screenshot(`room-${state}-${name.replaceAll(/[ %]+/g, '-')}`);
    const lines = [
      ...(await page.evaluate(lacksRoom)),
      ...(await page.evaluate(outOfReach, isWhole ? first : [])),
      ...(await tooLow(page, MOUSE)),
    ];
    for (const line of lines) wrong.set(line, [...(wrong.get(line) ?? []), name]);
  }
  expect([...wrong].map(([line, windows]) => `${line} (${windows.join(', ')})`)).toEqual([]);
};

const play = async (lines: readonly string[]): Promise<void> => {
  for (const line of lines) await mustPost(server, { type: 'commitTurn', line });
};

describe('the arbiter’s page, on four screens and at 100, 125 and 150 %', () => {
  let arbiter: TestPage;
  const press = (testId: string): Promise<void> => arbiter.page.getByTestId(testId).click();
  const seen = (testId: string): Promise<void> => arbiter.page.getByTestId(testId).waitFor();
  const gone = (testId: string): Promise<void> => arbiter.page.getByTestId(testId).waitFor({ state: 'detached' });
  beforeAll(async () => {
    arbiter = await openPanel(browser, server.url, 'arbiter', { name: PERSON });
    await seen('clock-panel');
  });
  afterAll(() => arbiter.close());

  it('one board', async () => {
    await expectRoom(arbiter, 'arbiter-one');
  });

  it('five boards, of which one is to be compared, and a window to compare it', async () => {
    await play(recordedTurns().slice(0, TO_FIVE));
    await seen('compare-5');
    await expectRoom(arbiter, 'arbiter-five', AT_HAND);
    await press('compare-5');
    await seen('compare');
    await expectRoom(arbiter, 'arbiter-compare');
    await arbiter.page.keyboard.press('Escape');
    await gone('compare');
  });

  it('a clock being set, with a refusal', async () => {
    await press('open-clock-form');
    await arbiter.page.getByTestId('clock-time').fill('45:00');
    await arbiter.page.getByTestId('preview-clock-white').first().waitFor();
    await press('clock-set');
    await arbiter.page.locator('[data-code="reason/missing"]').waitFor();
    await expectRoom(arbiter, 'arbiter-clock');
    await arbiter.page.keyboard.press('Escape');
    await gone('clock-dialog');
  });

  it('people punished and replaced, and everything taken down', async () => {
    await mustPost(server, { type: 'redLine', side: 'white', player: PERSON, penalty: 'warning', reason: 'x' });
    for (const text of [PERSON.repeat(3), 'В зале погас свет, и капитаны согласились подождать'])
      await mustPost(server, { type: 'noteIncident', kind: 'behaviour', text });
    await mustPost(server, { type: 'setDraft', line: 'claim 1' });
    for (const tab of ['cards', 'claims', 'corrections', 'incidents', 'protocol']) {
      await press(`tab-${tab}`);
      await arbiter.page.locator(`[data-testid="tab-${tab}"][data-state="active"]`).waitFor();
      await expectRoom(arbiter, `arbiter-${tab}`);
    }
    await mustPost(server, { type: 'setDraft', line: '' });
  });

  it('a past turn chosen that fits no more, and one that does', async () => {
    await press('tab-corrections');
    await press('open-past');
    await arbiter.page.getByTestId('past-search').fill('12');
    await arbiter.page.getByTestId('past-search').press('Enter');
    await arbiter.page.getByTestId('line-23').fill('1:a4 2:O-O 3:Be3');
    await arbiter.page.getByTestId('desk-29').getByTestId('misfit').waitFor();
    await expectRoom(arbiter, 'arbiter-past-misfit');
    await arbiter.page.getByTestId('desk-29').getByTestId('alternative').first().click();
    await seen('past-fits');
    await expectRoom(arbiter, 'arbiter-past-fits');
    await arbiter.page.keyboard.press('Escape');
    await gone('past');
  });

  it('two warnings', async () => {
    await mustPost(server, { type: 'startClock' });
    await server.kill('SIGKILL');
    await server.start();
    await seen('gap');
    await seen('trouble-journal/copy_failed');
    // On a crowded machine a server that has just begun may be late besides, and says so for a while.
    await arbiter.page.locator('[data-testid^="trouble-"]').nth(1).waitFor({ state: 'detached' });
    await expectRoom(arbiter, 'arbiter-warnings', AT_HAND);
    await arbiter.page.getByTestId('change-language').click();
    await expectRoom(arbiter, 'arbiter-warnings-en', AT_HAND);
    await arbiter.page.getByTestId('change-language').click();
    await press('gap-dismiss');
    await gone('gap');
  });

  it('most boards ended', async () => {
    await play(recordedTurns().slice(TO_FIVE, TO_TWO));
    await arbiter.page.locator('[data-testid="board-5"][data-status="ended"]').waitFor();
    await expectRoom(arbiter, 'arbiter-two');
    expect(arbiter.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
  });
});

describe('the set-up page, on four screens and at 100, 125 and 150 %', () => {
  let setup: TestPage;
  const press = (testId: string): Promise<void> => setup.page.getByTestId(testId).first().click();
  beforeAll(async () => {
    await newMatch(server, { ...NAMES, rehearsal: true });
    await issueCode(server, 'captain-white', PERSON);
    await issueCode(server, 'clock', PERSON);
    setup = await openPanel(browser, server.url, 'setup', { name: PERSON });
    await setup.page.getByTestId('match-row').nth(1).waitFor();
  });
  afterAll(() => setup.close());

  it('matches with long names', async () => {
    await expectRoom(setup, 'setup-matches');
  });

  it('a new match with everything refused that can be', async () => {
    await press('new-match');
    await setup.page.getByTestId('new-event').fill(NAMES.event);
    await setup.page.getByTestId('setting-gameRating').fill('0');
    await setup.page.getByTestId('setting-timePerTeamMs').fill('давно');
    await press('create-match');
    await setup.page.locator('[data-testid="new-white"][aria-invalid="true"]').waitFor();
    await expectRoom(setup, 'setup-wizard');
    await setup.page.keyboard.press('Escape');
    await setup.page.getByTestId('wizard').waitFor({ state: 'detached' });
  });

  it('a match’s names', async () => {
    await press('match-menu');
    await press('menu-rename');
    await setup.page.getByTestId('rename').waitFor();
    await expectRoom(setup, 'setup-rename');
    await setup.page.keyboard.press('Escape');
    await setup.page.getByTestId('rename').waitFor({ state: 'detached' });
  });

  it.each(['rehearsal', 'backups', 'hall'])('%s', async (tab) => {
    await press(`tab-${tab}`);
    await setup.page.locator(`[data-testid="tab-${tab}"][data-state="active"]`).waitFor();
    if (tab === 'hall') await setup.page.getByTestId('crew').waitFor();
    await expectRoom(setup, `setup-${tab}`);
    expect(setup.errors).toEqual([]);
  });
});
