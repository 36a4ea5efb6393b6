import type { MatchView } from '@schemas/match';
import type { PastView } from '@schemas/past';
import type { ShowView } from '@schemas/show';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatHalves } from '../bundles/chess-match/src/view/halves';
import { recapOf, replayOf, type Telling } from '../bundles/chess-match/src/show/telling';
import { seenIn, stoodIn } from '../graphics/telling/told';
import { longGame } from '../scripts/proof/bench/longGame';
import { openPage, overlayUrl, type TestPage } from './support/browser';
import { mustPost, newMatch, openSocket, postCommand } from './support/commands';
import { openDirector } from './support/directorDesk';
import { keepState } from './support/keptState';
import { eventually, recordedTurns } from './support/operatorBench';
import { readReplicants } from './support/replicants';
import { startTestServer, type TestServer } from './support/server';
import { sharedShell } from './support/shell';
import { until } from './support/until';

type Teller = 'replay' | 'recap';

const LAST_TURNS = { board: null, ply: null, turns: 4 } as const;
const SHORT = { seconds: 20 } as const;
const WORDS = {
  nothing: 'No turn has been made yet',
  none: 'There was no such turn on this board',
  gone: 'This turn does not count any more',
};
const PLAYED = recordedTurns();

let browser: Browser;
let server: TestServer;
let begin: () => Promise<void>;
let opened: TestPage | null = null;
beforeAll(async () => {
  [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true })]);
  await newMatch(server);
  for (const line of PLAYED.slice(0, 24)) await mustPost(server, { type: 'commitTurn', line });
  begin = await keepState(server);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(() => begin());
afterEach(async () => {
  const errors = opened?.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error));
  await opened?.close();
  opened = null;
  expect(errors ?? []).toEqual([]);
});

const views = async (): Promise<{ readonly past: PastView; readonly show: ShowView }> =>
  (await readReplicants(server, ['past', 'show'])) as { past: PastView; show: ShowView };

const take = async (graphic: Teller, content: object): Promise<void> => {
  await mustPost(server, { type: 'cueGraphic', graphic, on: true, content });
  const { takes } = (await views()).show.graphics[graphic];
  await mustPost(server, { type: 'takeGraphic', graphic, takes });
};

const goBack = async (type: 'undo' | 'redo'): Promise<unknown> => {
  const { match } = (await readReplicants(server, ['match'])) as { match: MatchView };
  const command = { type, expectedVersion: match.version };
  return mustPost(server, type === 'undo' ? { ...command, reason: null } : command);
};

const hold = (graphic: Teller, positionMs: number): Promise<unknown> =>
  mustPost(server, { type: 'steerTelling', graphic, positionMs, isRunning: false });

/** Board, arrow, squares that are taken, and the score as it was then: what a viewer sees change. */
const SEEN = `(() => {
  const root = document.querySelector('[data-root]');
  const told = root?.querySelector('[data-told]');
  if (!told) return root?.innerText ?? '';
  const squares = [...told.querySelectorAll('[data-piece]')].map(({ dataset }) => dataset.piece).sort();
  const score = root.querySelectorAll('[data-role="score-then"] b, [data-role="score-white"], [data-role="score-black"]');
  const points = [...score].map(({ textContent }) => textContent).join(':');
  return [told.dataset.told, told.querySelector('[data-arrow]')?.dataset.arrow ?? '', squares.join(' '), points].join('|');
})()`;

const seen = (page: Page): Promise<string> => page.evaluate(SEEN);

/** What the timetable says for each of its steps. */
const told = (past: PastView, telling: Telling): readonly string[] =>
  telling.steps.map((step) => {
    const { view, move } = seenIn(past, step);
    const arrow = move?.from && move.from !== move.to ? `${move.from}${move.to}` : '';
    const { white, black } = stoodIn(past, step);
    const board = telling.chapters[step.chapter]?.board ?? '';
    const points = `${formatHalves(white)}:${formatHalves(black)}`;
    return [board, arrow, Object.keys(view.pieces).sort().join(' '), points].join('|');
  });

/** Of what is on air now, with what is to be seen in each step of it. */
const onAir = async (graphic: Teller): Promise<{ readonly telling: Telling; readonly steps: readonly string[] }> => {
  const { past, show } = await views();
  const begunAtMs = show.tellings[graphic]?.begunAtMs ?? 0;
  const { replay, recap } = show.graphics;
  const telling =
    graphic === 'replay'
      ? replayOf(past, replay.content, begunAtMs)
      : recapOf(past, recap.content.seconds * 1000, begunAtMs);
  if (telling === null) throw new Error('Nothing is told.');
  return { telling, steps: told(past, telling) };
};

const open = async (graphic: Teller): Promise<Page> => {
  opened = await openPage(browser);
  const { page } = opened;
  await page.goto(`${overlayUrl(server.url, graphic)}?lang=en`);
  await page.locator('[data-root]').waitFor({ state: 'attached' });
  return page;
};

/** From now on the page notes what it shows, each thing once, and when. */
const note = (page: Page): Promise<unknown> =>
  page.evaluate(`{
    window.noted = [];
    const look = () => {
      const seen = ${SEEN};
      if (window.noted.at(-1)?.seen !== seen) window.noted.push({ seen, atMs: Date.now() });
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  }`);
interface Noted {
  readonly seen: string;
  readonly atMs: number;
}
const noted = (page: Page): Promise<readonly Noted[]> => page.evaluate('window.noted');

/** Each of them once where one stands through several steps. */
const changes = (steps: readonly string[]): readonly string[] => steps.filter((step, at) => step !== steps[at - 1]);

/** Waits for the last step; then all that was noted has been steps of this telling, none skipped, none again. */
const expectToldToTheEnd = async (page: Page, steps: readonly string[]): Promise<void> => {
  await eventually(() => seen(page)).toBe(steps.at(-1));
  const shown = (await noted(page)).map((each) => each.seen);
  expect(shown).toEqual(changes(steps).slice(-shown.length));
};

describe.each([
  ['replay', LAST_TURNS],
  ['recap', SHORT],
] as const)('a %s on air', (graphic, content) => {
  it('shows in every moment what its timetable says, and a page that comes later the same', async () => {
    const page = await open(graphic);
    expect(await seen(page)).toBe('');
    await take(graphic, content);
    const { telling, steps } = await onAir(graphic);
    for (const [index, { fromMs }] of telling.steps.entries()) {
      await hold(graphic, fromMs);
      await eventually(() => seen(page)).toBe(steps[index]);
    }
    await hold(graphic, telling.steps[2]?.fromMs ?? 0);
    await page.reload();
    await eventually(() => seen(page)).toBe(steps[2]);
  });

  it('is told once, step by step, and is as long as it says', async () => {
    const page = await open(graphic);
    await note(page);
    await take(graphic, content);
    const { telling, steps } = await onAir(graphic);
    const { begunAtMs = NaN } = (await views()).show.tellings[graphic] ?? {};
    await eventually(() => seen(page)).toBe(steps.at(-1));
    const [, ...shown] = await noted(page);
    expect(shown.map((each) => each.seen)).toEqual(changes(steps));
    const end = telling.steps[steps.indexOf(steps.at(-1) ?? '')]?.fromMs ?? NaN;
    const ratio = ((shown.at(-1)?.atMs ?? NaN) - begunAtMs) / end;
    expect(ratio).toBeGreaterThanOrEqual(0.99);
    expect(ratio).toBeLessThan(1.2);
  });

  it('keeps its picture while the server is gone, and goes on where it would be', async () => {
    const page = await open(graphic);
    await take(graphic, content);
    const { telling, steps } = await onAir(graphic);
    await hold(graphic, telling.steps[3]?.fromMs ?? 0);
    await eventually(() => seen(page)).toBe(steps[3]);
    await note(page);
    await server.kill('SIGKILL');
    await server.start();
    const { runningSinceMs, positionMs } = (await views()).show.tellings[graphic] ?? {};
    expect([runningSinceMs, positionMs]).toEqual([null, telling.steps[3]?.fromMs]);
    // A page that is not back yet would rightly leave out the steps that pass meanwhile.
    const { version } = await mustPost(server, { type: 'commitTurn', line: PLAYED[24] });
    await page.locator(`[data-root][data-version="${version}"]`).waitFor({ state: 'attached' });
    await mustPost(server, { type: 'steerTelling', graphic, positionMs: null, isRunning: true });
    await expectToldToTheEnd(page, steps);
  });

  it('is the same, whatever is played meanwhile', async () => {
    const page = await open(graphic);
    await take(graphic, content);
    const { telling, steps } = await onAir(graphic);
    await hold(graphic, telling.steps[3]?.fromMs ?? 0);
    await eventually(() => seen(page)).toBe(steps[3]);
    await note(page);
    let version = 0;
    for (const line of PLAYED.slice(24, 27)) ({ version } = await mustPost(server, { type: 'commitTurn', line }));
    await page.locator(`[data-root][data-version="${version}"]`).waitFor({ state: 'attached' });
    await mustPost(server, { type: 'steerTelling', graphic, positionMs: null, isRunning: true });
    await expectToldToTheEnd(page, steps);
  });

  it('goes with its match when another one is open, and tells nothing of it there', async () => {
    const page = await open(graphic);
    await take(graphic, content);
    await eventually(() => seen(page)).toContain('|');
    const { matchId } = (await views()).past;
    const names = { event: 'Cup', white: 'Greens', black: 'Greys' };
    await mustPost(server, { type: 'newMatch', ...names, settings: {}, returnOf: null, leave: matchId });
    await eventually(() => seen(page)).toBe('');
    expect((await views()).show.tellings[graphic]).toBeNull();
    await take(graphic, content);
    await eventually(() => seen(page)).toContain(WORDS.nothing);
  });

  it('of two hundred turns tells what its timetable says', async () => {
    await newMatch(server, { white: 'Greens', black: 'Greys' });
    for (const line of longGame(200, 20_261_127)) await mustPost(server, { type: 'commitTurn', line });
    const page = await open(graphic);
    await take(graphic, graphic === 'replay' ? { board: 1, ply: 3, turns: 8 } : { seconds: 180 });
    const { telling, steps } = await onAir(graphic);
    expect(telling.totalMs).toBeLessThanOrEqual(180_000);
    for (const index of [0, Math.floor(steps.length / 2), steps.length - 1]) {
      await hold(graphic, telling.steps[index]?.fromMs ?? 0);
      await eventually(() => seen(page)).toBe(steps[index]);
    }
  });
});

it('a replay is taken, held, skipped and let go on by the director', async () => {
  const page = await open('replay');
  const desk = await openDirector(browser, server, { language: 'en' });
  await desk.press('press-replay');
  await desk.take();
  const { steps } = await onAir('replay');
  await desk.press('telling-hold');
  await eventually(async () => (await views()).show.tellings.replay?.runningSinceMs).toBe(null);
  await until(async () => {
    await desk.press('telling-back');
    return (await views()).show.tellings.replay?.positionMs === 0;
  }, 'the beginning of the replay');
  await eventually(() => seen(page)).toBe(steps[0]);
  await desk.press('telling-hold');
  await eventually(() => seen(page)).toBe(steps.at(-1));
  expect(desk.errors).toEqual([]);
  await desk.close();
});

it('a replay of a turn that is taken back says so, and comes back with it', async () => {
  const page = await open('replay');
  await take('replay', LAST_TURNS);
  const { steps } = await onAir('replay');
  await hold('replay', 3_600_000);
  await eventually(() => seen(page)).toBe(steps.at(-1));
  await goBack('undo');
  await eventually(() => seen(page)).toContain(WORDS.gone);
  await goBack('redo');
  await eventually(() => seen(page)).toBe(steps.at(-1));
});

it('a recap of which the last turn is taken back ends where the match is', async () => {
  const page = await open('recap');
  await take('recap', SHORT);
  await hold('recap', 3_600_000);
  await goBack('undo');
  const { steps } = await onAir('recap');
  await eventually(() => seen(page)).toBe(steps.at(-1));
});

it('a replay of an early turn tells nothing of how the match ended', async () => {
  for (const line of PLAYED.slice(24)) await mustPost(server, { type: 'commitTurn', line });
  const page = await open('replay');
  await take('replay', { board: 1, ply: 3, turns: 3 });
  const { steps } = await onAir('replay');
  await hold('replay', 0);
  await eventually(() => page.locator('[data-role="score-then"]').textContent()).toBe('The startReds0Blues0');
  await hold('replay', 3_600_000);
  await eventually(() => seen(page)).toBe(steps.at(-1));
  expect(await page.locator('[data-role="score-then"]').textContent()).toBe('Score after 2.Reds0Blues0');
});

it('what is told of the past comes to an open page as what changed in it, and is the whole of it', async () => {
  const page = await open('replay');
  const replicant = `nodecg.Replicant('past', 'chess-match')`;
  await page.evaluate(`window.asked = 0; ${replicant}.on('fullUpdate', () => window.asked++)`);
  const socket = await openSocket(server, '/');
  await new Promise<void>((resolve) => socket.emit('joinRoom', 'replicant:chess-match:past', resolve));
  const sent: number[] = [];
  socket.on('replicant:operations', (told: unknown) => sent.push(JSON.stringify(told).length));
  /** As long as the page and one that comes now have the same of so many turns. */
  const follows = async (turns: number): Promise<number> => {
    await until(async () => (await views()).past.turns.length === turns, `${turns} turns`);
    const whole = JSON.stringify((await views()).past);
    await eventually(() => page.evaluate(`JSON.stringify(${replicant}.value)`)).toBe(whole);
    return whole.length;
  };
  for (const [index, line] of PLAYED.slice(24, 32).entries()) {
    await mustPost(server, { type: 'commitTurn', line });
    await follows(25 + index);
  }
  const length = await follows(32);
  expect(Math.max(...sent)).toBeLessThan(length / 4);
  for (const way of ['undo', 'redo', 'undo'] as const) {
    await goBack(way);
    await follows(way === 'undo' ? 31 : 32);
  }
  expect(await page.evaluate('window.asked')).toBe(0);
  socket.close();
});

describe('what is asked wrongly', () => {
  it.each([
    ['replay', { board: 12, ply: null, turns: 1 }, 'show/bad_content'],
    ['replay', { board: null, ply: 0, turns: 1 }, 'show/bad_content'],
    ['replay', { board: null, ply: null, turns: 9 }, 'show/bad_content'],
    ['recap', { seconds: 30 }, 'show/bad_content'],
    ['turning-point', { which: 'first' }, 'show/bad_content'],
  ])('is refused: %s of %j', async (graphic, content, code) => {
    const { answer } = await postCommand(server, { type: 'cueGraphic', graphic, on: true, content });
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['a board that is not there', { board: 9, ply: 3, turns: 1 }],
    ['a turn that was never made', { board: 1, ply: 999, turns: 1 }],
  ])('shows no board: %s', async (_, content) => {
    const page = await open('replay');
    await take('replay', content);
    await eventually(() => seen(page)).toContain(WORDS.none);
  });

  it('is refused: to hold what is not on air, and a moment that no telling has', async () => {
    const steer = async (positionMs: number) =>
      (await postCommand(server, { type: 'steerTelling', graphic: 'recap', positionMs, isRunning: false })).answer;
    expect(await steer(0)).toMatchObject({ ok: false, error: { code: 'show/not_on_air' } });
    expect(await steer(-1)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
    expect(await steer(3_600_001)).toMatchObject({ ok: false, error: { code: 'command/malformed' } });
  });
});
