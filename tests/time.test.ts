import type { ClocksView } from '@schemas/clocks';
import type { ProtocolView } from '@schemas/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestPage } from './support/browser';
import { sharedShell } from './support/shell';
import { mustPost, newMatch } from './support/commands';
import { eventually } from './support/operatorBench';
import { openPanel } from './support/panels';
import { readReplicants } from './support/replicants';
import { startShiftedServer, type ShiftedServer } from './support/shiftedServer';

const HOUR_MS = 3_600_000;
const HAD_MS = 5_400_000;

let server: ShiftedServer;
let browser: Browser;
const opened: TestPage[] = [];

beforeAll(async () => {
  server = await startShiftedServer({ pages: true });
  browser = await sharedShell();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

const view = async <T>(name: string): Promise<T> => (await readReplicants(server, [name]))[name] as T;
const clocks = (): Promise<ClocksView> => view('clocks');
const whiteMs = ({ clocks: all }: ClocksView): number => all.find(({ side }) => side === 'white')?.remainingMs ?? NaN;
const protocol = async () => (await view<ProtocolView>('protocol')).entries;
/** What waits for the arbiter's word, once something of this cause does. */
const gapOf = async (cause: string): Promise<NonNullable<ClocksView['gap']>> => {
  await eventually(async () => (await clocks()).gap?.cause).toBe(cause);
  const { gap } = await clocks();
  if (gap === null) throw new Error(`No gap: ${cause}`);
  return gap;
};
/** Time that really goes by: what is measured, not waited for. */
const realTime = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** White's clock runs. @returns how long it can have run since, at most */
const startMatch = async (): Promise<() => number> => {
  await newMatch(server);
  const startedMs = performance.now();
  await mustPost(server, { type: 'startClock' });
  return () => performance.now() - startedMs;
};

const openPage = async (panel: string, language: 'en' | 'ru'): Promise<Page> => {
  const page = await openPanel(browser, server.url, panel, { language, name: 'Anna' });
  opened.push(page);
  return page.page;
};

const inSeconds = (ms: number): number => Math.round(ms / 1000);

/** What a clock says: "1:29:59", "59:59", "0:09.5". */
const shownMs = async (page: Page): Promise<number> => {
  const text = (await page.getByTestId('clock-white').textContent()) ?? '';
  return text.split(':').reduce((ms, part) => ms * 60 + Number(part) * 1000, 0);
};

/** Never more than the side had, and no less than what really passed leaves of it. */
const expectWithin = (leftMs: number, ranMs: number): void => {
  expect(leftMs).toBeLessThanOrEqual(HAD_MS);
  expect(leftMs).toBeGreaterThanOrEqual(HAD_MS - ranMs * 1.1);
};

describe('a server that stands still', () => {
  it('B24 notes how long, offers it to the arbiter, and gives it back', async () => {
    const ranMs = await startMatch();
    const stoppedAtMs = performance.now();
    process.kill(server.pid(), 'SIGSTOP');
    await realTime(5000);
    process.kill(server.pid(), 'SIGCONT');
    const stoodMs = performance.now() - stoppedAtMs;
    const gap = await gapOf('stalled');
    expect(gap).toMatchObject({ side: 'white', byMs: 0 });
    expect(gap.lostMs).toBeLessThanOrEqual(ranMs());
    expect(gap.lostMs / stoodMs).toBeGreaterThan(0.9);
    expect(gap.lostMs / stoodMs).toBeLessThan(1.5);

    await mustPost(server, { type: 'dismissGap', giveBack: true });
    await mustPost(server, { type: 'stopClock', reason: 'test' });
    const entries = await protocol();
    const at = (kind: string): number => entries.find((entry) => entry.kind === kind)?.atMs ?? NaN;
    expect(entries.map(({ kind }) => kind)).toEqual(['clockStarted', 'stalled', 'gapDecided', 'clockStopped']);
    expect(whiteMs(await clocks())).toBe(HAD_MS - (at('clockStopped') - at('clockStarted')) + gap.lostMs);
  });
});

describe('a computer that sleeps', () => {
  it('B24 counts on, offers the time, and every page follows', async () => {
    const page = await openPage('arbiter', 'ru');
    const ranMs = await startMatch();
    await page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    expectWithin(await shownMs(page), ranMs());
    server.shift({ wallMs: 60_000, upMs: 60_000 });
    const gap = await gapOf('suspended');
    expect(gap.lostMs).toBeGreaterThanOrEqual(60_000);
    expect(gap.lostMs).toBeLessThanOrEqual(60_000 + ranMs());
    await eventually(() => page.getByTestId('gap').textContent()).toContain('Компьютер сервера спал 1:00');
    await eventually(() => shownMs(page)).toBeLessThanOrEqual(HAD_MS - 59_000);
    expectWithin((await shownMs(page)) + 60_000, ranMs());
    await page.getByTestId('gap-give').click();
    await page.getByTestId('gap').waitFor({ state: 'detached' });
    expectWithin(await shownMs(page), ranMs());
  });
});

describe('a system’s clock that is set', () => {
  it.each([
    [HOUR_MS, 'en', 'set forward by 1:00:00', 'переведены вперёд на 1:00:00'],
    [-HOUR_MS, 'ru', 'set back by 1:00:00', 'переведены назад на 1:00:00'],
  ] as const)('by %i ms moves no match clock, and everybody is told', async (byMs, operators, english, russian) => {
    const operator = await openPage('operator', operators);
    const arbiter = await openPage('arbiter', operators === 'en' ? 'ru' : 'en');
    const ranMs = await startMatch();
    await arbiter.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    server.shift({ wallMs: byMs, upMs: 0 });
    const step = await gapOf('stepped');
    expect([inSeconds(step.byMs), step.lostMs]).toEqual([inSeconds(byMs), 0]);
    expectWithin(await shownMs(arbiter), ranMs());

    const [onOperators, onArbiters] = operators === 'en' ? [english, russian] : [russian, english];
    await eventually(() => operator.getByTestId('gap').textContent()).toContain(onOperators);
    await eventually(() => arbiter.getByTestId('gap').textContent()).toContain(onArbiters);
    // A press of a page that knew the time from before is taken.
    await arbiter.getByTestId('gap-dismiss').click();
    await operator.getByTestId('gap').waitFor({ state: 'detached' });
    expect(await protocol()).toMatchObject([
      { kind: 'clockStarted' },
      { kind: 'stepped', what: String(step.byMs) },
      { kind: 'gapDecided' },
    ]);
    await arbiter.getByTestId('clock-toggle').click();
    await eventually(async () => (await clocks()).running).toBe(false);
    expectWithin(whiteMs(await clocks()), ranMs());
  });

  it.each([HOUR_MS, -HOUR_MS])(
    'by %i ms while the server is down changes nothing of how long that was',
    async (byMs) => {
      const ranMs = await startMatch();
      await server.kill('SIGKILL');
      const diedAtMs = performance.now();
      server.shift({ wallMs: byMs, upMs: 0 });
      await realTime(500);
      const downMs = performance.now() - diedAtMs;
      await server.start();
      const gap = await gapOf('down');
      expect(gap.lostMs).toBeGreaterThanOrEqual(downMs * 0.9);
      expect(gap.lostMs).toBeLessThanOrEqual(ranMs());
      await mustPost(server, { type: 'dismissGap', giveBack: true });
      expect(inSeconds((await gapOf('stepped')).byMs)).toBe(inSeconds(byMs));
      await mustPost(server, { type: 'stopClock', reason: 'test' });
      expectWithin(whiteMs(await clocks()), ranMs());
    },
  );

  it('before a start with no clock running is simply the time', async () => {
    await newMatch(server);
    await server.kill('SIGTERM');
    server.shift({ wallMs: -HOUR_MS, upMs: 0 });
    await server.start();
    await mustPost(server, { type: 'startClock', issuedAt: server.wallMs() });
    expect((await clocks()).gap).toBeNull();
  });
});

/** Somebody sets the clock of the page's computer. */
const setPageClock = (byMs: number): string => `{
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) { super(...(args.length === 0 ? [RealDate.now() + ${byMs}] : args)); }
    static now() { return RealDate.now() + ${byMs}; }
  };
}`;

describe('a page whose computer has the wrong time', () => {
  it.each([
    ['set forward while it is open', HOUR_MS, 'later'],
    ['set back while it is open', -HOUR_MS, 'later'],
    ['wrong from the beginning', HOUR_MS, 'before'],
  ])('%s, shows the right clocks and is obeyed', async (_name, byMs, when) => {
    const page = await openPage('arbiter', 'en');
    if (when === 'before') {
      await page.addInitScript(setPageClock(byMs));
      await page.reload();
      await page.getByTestId('clock-panel').waitFor();
    }
    const ranMs = await startMatch();
    await page.locator('.big-clock[data-side="white"][data-running="true"]').waitFor();
    if (when === 'later') await page.evaluate(setPageClock(byMs));
    const before = await shownMs(page);
    await eventually(() => shownMs(page)).toBeLessThan(before);
    expectWithin(await shownMs(page), ranMs());
    await page.getByTestId('clock-toggle').click();
    await eventually(async () => (await clocks()).running).toBe(false);
    expect(await page.getByTestId('problem-clock').count()).toBe(0);
    expectWithin(await shownMs(page), ranMs());
  });
});
