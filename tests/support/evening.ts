import type { MatchView } from '@schemas/match';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { business } from '../../bundles/chess-match/src/games/business';
import { playedRecord } from '../../bundles/chess-match/src/games/testing/files';
import { openPage, overlayUrl, type TestPage } from './browser';
import { getJson } from './commands';
import type { DirectorDesk } from './directorDesk';
import { eventually } from './operatorBench';
import type { OperatorDesk } from './operatorDesk';
import { readReplicants } from './replicants';
import type { TestServer } from './server';
import { until } from './until';

/** What the game comes to: a branching, a pass, a selection, a turn that replaced a wrong one, a resignation. */
export const EVENING_LINES = [
  '1:e4',
  '1:e5',
  '1:Nf3 2:d4 branch 1>2 3+7',
  '1:Nc6 2:exd4',
  '1:Bc4 2:Qxd4 pass 2>1',
  '1:Bc5 2:Nc6',
  '2:Qe3 select 1>2:4',
  '2:Nf6',
  '2:Nc3',
  '2:Be7',
  'resign 2',
] as const;

/** The people of the evening as a file of the roster page. */
export const EVENING_ROSTER = [
  'group;name;role;title;elo;seat',
  'white;Анна Верн;captain;Гроссмейстер;2510;1',
  'white;Пётр Зимин;player;;2300;2',
  'white;Иван Лужин;reserve;;;',
  'black;Клара Норд;captain;;2480;1',
  'arbiters;Олег Судейкин;;;;',
].join('\n');

/** A turn line whose items stand in any order. */
export const itemsOf = (line: string): readonly string[] => line.split(' ').toSorted();

/** The record file of the match that is open. */
export const recordOf = async ({ url }: TestServer): Promise<string> =>
  (await fetch(`${url}/chess-match/record.bcr`)).text();

/** /chess-match/state as the rules have it after a record. */
export const stateAfter = (record: string): unknown => {
  const { initial, states } = playedRecord(record);
  return business.replayJson(states.at(-1) ?? initial);
};

export const stateOf = (server: TestServer): Promise<unknown> => getJson(server, '/chess-match/state');

interface Replicated {
  readonly match: MatchView;
  readonly people: RosterView;
  readonly protocol: { readonly entries: readonly { readonly kind: string }[] };
}

/** A replicant as a page that connects now would see it. */
export const replicant = async <N extends keyof Replicated>(server: TestServer, name: N): Promise<Replicated[N]> =>
  ((await readReplicants(server, [name])) as Pick<Replicated, N>)[name];

/** The graphics that the evening looks at. */
const OVERLAYS = ['boards', 'scorebug', 'key-change', 'result', 'teams', 'intro'] as const;
export type Overlays = Readonly<Record<(typeof OVERLAYS)[number], TestPage>>;

export const openOverlays = async (browser: Browser, server: TestServer): Promise<Overlays> => {
  const opened = await Promise.all(
    OVERLAYS.map(async (overlay) => {
      const page = await openPage(browser);
      await page.page.goto(overlayUrl(server.url, overlay));
      await page.page.locator('[data-root][data-version]').waitFor({ state: 'attached' });
      return [overlay, page] as const;
    }),
  );
  return Object.fromEntries(opened) as Overlays;
};

/** Both figures as a viewer of the overlay reads them, the ones that a motion leaves behind unread. */
const scoreOn = async (page: Page): Promise<readonly (string | null)[]> =>
  Promise.all(['white', 'black'].map((side) => page.locator(`[data-role="score-${side}"]`).textContent()));

/** The boards in play that a viewer sees. */
export const liveBoards = ({ page }: TestPage): Locator =>
  page.locator('[data-role="card"][data-status="live"]:visible');

/** Waits until the overlay reads so. */
export const expectScore = ({ page }: TestPage, white: string, black: string): Promise<void> =>
  eventually(() => scoreOn(page)).toEqual([white, black]);

/** Presses the clock and waits until the page shows the turn after it. */
export const pressClock = async (desk: OperatorDesk, turn: string): Promise<void> => {
  await eventually(() => desk.pressClock.getAttribute('data-readiness')).toBe('ready');
  await desk.pressClock.click();
  await desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
};

/** Types a turn on the line and presses the clock by its key. */
export const typeTurn = async (desk: OperatorDesk, line: string, turn: string): Promise<void> => {
  await desk.page.keyboard.press('F2');
  await desk.page.keyboard.type(line);
  await eventually(() => desk.pressClock.getAttribute('data-readiness')).toBe('ready');
  await desk.page.keyboard.press('Enter');
  await desk.page.getByTestId('turn-number').getByText(turn, { exact: true }).waitFor();
};

/** What a viewer of the program sees; the halls' screens and the test card have outputs of their own. */
const OTHER_OUTPUTS = ['audience-white', 'audience-black', 'test-card', 'stinger', 'vertical'];
const onAir = ({ graphics }: ShowView): readonly string[] =>
  Object.entries(graphics)
    .filter(([id, { on }]) => on && !OTHER_OUTPUTS.includes(id))
    .map(([id]) => id);

/** Puts the next item of the rundown on air by the two keys. @returns the graphics that are on air then */
export const nextItem = async (desk: DirectorDesk): Promise<readonly string[]> => {
  const { items, current } = (await desk.settled()).rundown;
  const next = items[items.findIndex(({ id }) => id === current) + 1]?.id;
  await desk.key('KeyN');
  await desk.page.locator(`[data-testid="item-${next}"][data-state="cued"]`).waitFor();
  await until(async () => {
    await desk.key('KeyT');
    return (await desk.settled()).rundown.current === next;
  }, `${next} on air`);
  return onAir(await desk.settled());
};

/** What went wrong on pages, by page. */
export const expectNoErrors = (pages: Readonly<Record<string, TestPage>>): void => {
  for (const [name, { errors }] of Object.entries(pages)) expect([name, errors]).toEqual([name, []]);
};

/** What of a panel tells of the match, and what is there once it does. */
export interface PanelFacts {
  readonly facts: string;
  readonly anchor: string;
}

/** What a person reads there once the panel shows the match. */
const readFacts = async ({ page }: TestPage, { facts, anchor }: PanelFacts): Promise<string> => {
  await page.locator('[data-connected="true"]').first().waitFor();
  await page.locator(anchor).first().waitFor();
  return page.locator(facts).first().innerText();
};

/** Reloads a panel: afterwards it shows the same facts as the same panel that was not reloaded. */
export const expectSameAfterReload = async (
  name: string,
  [reloaded, kept]: readonly [TestPage, TestPage],
  where: PanelFacts,
): Promise<void> => {
  expect([name, (await readFacts(reloaded, where)).length > 0]).toEqual([name, true]);
  await reloaded.page.reload();
  await until(
    async () => (await readFacts(reloaded, where)) === (await readFacts(kept, where)),
    `the ${name} page to show the same after its reload`,
  );
};
