import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainState } from '../../games/testing/plainChess';
import { createBench, listLog, type Bench } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { createServerTime } from './serverTime';
import { signFile } from './signFile';
import { heldClocks, MORNING_MS } from './testing/heldClocks';
import { POLL_INTERVAL_MS, watchTime, type TimeWatch } from './watch';

const folder = disposableFolders();
const gapOf = ({ commands }: Bench) => (commands.open()?.history.state as PlainState | undefined)?.gap ?? null;

/** Commands whose time is the server's, and the watch over it. */
const setUp = async () => {
  const clocks = heldClocks();
  const time = createServerTime(clocks.machine);
  const watched: { watch: TimeWatch | null } = { watch: null };
  const bench = createBench({ parts: { now: time.now, lookAtClocks: () => watched.watch?.look() } });
  const log: string[] = [];
  const file = signFile(join(folder(), 'time.json'), damagedFilesIn('/'), listLog(log));
  const { commands, journal } = bench;
  const watch = watchTime({ time, file, commands, lastEntryAtMs: () => journal.lastEntryAtMs(), log: listLog(log) });
  watched.watch = watch;
  watch.start();
  const send = (command: { readonly type: string; readonly [field: string]: unknown }) =>
    bench.send({ issuedAt: time.now(), ...command });
  await bench.newMatch({ issuedAt: time.now() });
  await send({ type: 'startClock' });
  const tick = (): void => {
    clocks.run(POLL_INTERVAL_MS);
    vi.advanceTimersByTime(POLL_INTERVAL_MS);
  };
  return { clocks, time, bench, send, watch, log, tick };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

describe('the watch over the clocks', () => {
  it('notes nothing of minutes like any other', async () => {
    const { bench, tick, watch } = await setUp();
    for (let look = 0; look < 500; look += 1) tick();
    expect([gapOf(bench), bench.commands.version()]).toEqual([null, 2]);
    watch.stop();
  });

  it('notes a standstill from the last look on, for the side whose clock ran', async () => {
    const { bench, tick, clocks, watch } = await setUp();
    tick();
    clocks.run(5000);
    tick();
    expect(gapOf(bench)).toEqual({
      side: 'white',
      cause: 'stalled',
      byMs: 0,
      fromMs: MORNING_MS + 250,
      toMs: MORNING_MS + 5500,
    });
    watch.stop();
  });

  it('notes it before a press that comes first, so that it is not the other side’s', async () => {
    const { bench, clocks, send, watch } = await setUp();
    clocks.run(5000);
    expect(await send({ type: 'commitTurn', line: 'e4', expectedVersion: null })).toMatchObject({ ok: true });
    expect(gapOf(bench)).toMatchObject({ side: 'white', cause: 'stalled' });
    watch.stop();
  });

  it('notes no more than what passed since the last entry', async () => {
    const { bench, tick, clocks, send, watch } = await setUp();
    clocks.run(200);
    await send({ type: 'setDraft', line: 'e4' });
    clocks.run(5000);
    tick();
    expect(gapOf(bench)).toMatchObject({ fromMs: MORNING_MS + 200 });
    watch.stop();
  });

  it('notes sleep, all of it counted on the clock that ran', async () => {
    const { bench, tick, clocks, time, watch } = await setUp();
    clocks.sleep(60_000);
    tick();
    expect(time.now()).toBe(MORNING_MS + 60_250);
    expect(gapOf(bench)).toMatchObject({ side: 'white', cause: 'suspended', toMs: MORNING_MS + 60_250 });
    watch.stop();
  });

  it.each([3_600_000, -3_600_000])('tells a step of %i ms, which changes no clock', async (byMs) => {
    const { bench, tick, clocks, time, watch, log } = await setUp();
    const before = bench.commands.open()?.views.clocks.clocks;
    clocks.step(byMs);
    tick();
    expect(gapOf(bench)).toMatchObject({ cause: 'stepped', byMs, toMs: MORNING_MS + 250 });
    expect(bench.commands.open()?.views.clocks.clocks).toEqual(before);
    expect(time.now()).toBe(MORNING_MS + 250);
    expect(log.join()).toContain(String(byMs));
    watch.stop();
  });

  it('looks no more once it has stopped', async () => {
    const { bench, tick, clocks, watch } = await setUp();
    watch.stop();
    clocks.run(9000);
    tick();
    watch.look();
    expect(gapOf(bench)).toBeNull();
  });
});
