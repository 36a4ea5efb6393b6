import { describe, expect, it } from 'vitest';
import type { PlainState } from '../../games/testing/plainChess';
import { lastSignOfLifeMs, noteGap } from './gap';
import { createBench, listLog, type Bench } from '../testing/bench';

const gapOf = ({ commands }: Bench) => (commands.open()?.history.state as PlainState | undefined)?.gap;

describe('the clock through a crash', () => {
  it('B24 notes from when to when nobody could press', async () => {
    const bench = createBench();
    await bench.newMatch();
    await bench.send({ type: 'startClock' });
    const before = bench.commands.open()?.views.clocks.clocks;
    noteGap(bench.commands, { cause: 'down', fromMs: 5000, toMs: 9000 }, listLog([]));
    expect(gapOf(bench)).toMatchObject({ side: 'white', fromMs: 5000, toMs: 9000 });
    expect(bench.commands.open()?.views.clocks.clocks).toEqual(before);
  });

  it('notes nothing without a running clock, without a match, or when the last sign of life is unknown', async () => {
    const bench = createBench();
    noteGap(bench.commands, { cause: 'down', fromMs: 5000, toMs: 9000 }, listLog([]));
    await bench.newMatch();
    noteGap(bench.commands, { cause: 'down', fromMs: 5000, toMs: 9000 }, listLog([]));
    await bench.send({ type: 'startClock' });
    noteGap(bench.commands, { cause: 'down', fromMs: null, toMs: 9000 }, listLog([]));
    noteGap(bench.commands, { cause: 'down', fromMs: 9000, toMs: 9000 }, listLog([]));
    expect(gapOf(bench)).toBeNull();
    expect(bench.commands.version()).toBe(2);
  });

  it.each([
    [5000, 4000, 5000],
    [5000, 5600, 5600],
    [null, 4000, 4000],
    [5000, null, 5000],
    [null, null, null],
  ])('takes stamp %s and last entry %s for life until %s', (stamp, entry, life) => {
    expect(lastSignOfLifeMs(stamp, entry)).toBe(life);
  });
});
