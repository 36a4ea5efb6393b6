import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import type { LiveMessage } from '../../contract/live';
import { createBench, listLog, type Bench } from '../testing/bench';
import { noSources, sourcesOf } from '../home/testing';
import { createLive, type From } from './live';
import { nothingApart } from './testing';

const DELAY_MS = 60_000;

/** A match whose moments are told, with a clock and a timer that the test holds. */
const evening = async (game = 'progressive') => {
  const bench: Bench = createBench({ parts: { games: GAMES, defaultGame: game } });
  const planned: { at: number; action: () => void }[] = [];
  const heard: From[] = [];
  const live = createLive({
    sources: () => {
      const standing = bench.published.at(-1);
      return { ...(standing === undefined ? noSources() : sourcesOf(standing)), ...nothingApart() };
    },
    open: () => bench.commands.open(),
    delayMs: DELAY_MS,
    now: () => bench.time.nowMs,
    later: (action, ms) => planned.splice(0, 1, { at: bench.time.nowMs + ms, action }),
    log: listLog([]),
  });
  live.listen((from) => heard.push(from));
  const goOn = (ms: number): void => {
    const until = bench.time.nowMs + ms;
    for (;;) {
      const [next] = planned;
      if (next === undefined || next.at > until) break;
      planned.shift();
      bench.time.nowMs = Math.max(bench.time.nowMs, next.at);
      next.action();
    }
    bench.time.nowMs = until;
  };
  const send = async (command: Parameters<Bench['send']>[0]): Promise<void> => {
    const answer = await bench.send(command);
    if (!answer.ok) throw new Error(answer.error.code);
    live.changed();
    goOn(0);
  };
  const told = (from: From): LiveMessage | null => {
    const message = live.message(from);
    return message === null ? null : (JSON.parse(message) as LiveMessage);
  };
  live.changed();
  goOn(0);
  await bench.newMatch();
  live.changed();
  goOn(0);
  return { bench, send, goOn, told, heard };
};

describe('what other programs are told', () => {
  it('is the newest at once in the house, and later outside of it', async () => {
    const { send, goOn, told } = await evening();
    goOn(DELAY_MS);
    await send({ type: 'commitTurn', line: 'e4' });
    expect([told('house')?.state.match.ply, told('outside')?.state.match.ply]).toEqual([1, 0]);
    goOn(DELAY_MS - 1);
    expect(told('outside')?.state.match.ply).toBe(0);
    goOn(1);
    expect(told('outside')?.state.match.ply).toBe(1);
  });

  it('never was outside, where it was taken back in the meantime', async () => {
    const { bench, send, goOn, told, heard } = await evening();
    goOn(DELAY_MS);
    heard.length = 0;
    await send({ type: 'commitTurn', line: 'e4' });
    goOn(DELAY_MS / 2);
    await send({ type: 'undo', reason: null, expectedVersion: bench.commands.version() });
    await send({ type: 'commitTurn', line: 'd4' });
    goOn(2 * DELAY_MS);
    expect(heard.filter((from) => from === 'outside')).toHaveLength(1);
    const outside = told('outside');
    expect(outside?.state.turns.map(({ line }) => line)).toEqual(['d4']);
    expect(outside?.version).toBeNull();
    expect(told('house')?.version).toBe(bench.commands.version());
  });

  it('is not even told again outside, where nothing is left of what was taken back', async () => {
    const { bench, send, goOn, heard } = await evening();
    goOn(DELAY_MS);
    heard.length = 0;
    await send({ type: 'commitTurn', line: 'e4' });
    await send({ type: 'undo', reason: null, expectedVersion: bench.commands.version() });
    goOn(2 * DELAY_MS);
    expect(heard).toEqual(['house', 'house']);
  });

  it('says of each clock what it has at the moment that is told, for whoever comes later too', async () => {
    const { send, goOn, told } = await evening();
    await send({ type: 'startClock' });
    const first = told('house');
    goOn(30_000);
    const later = told('house');
    expect(later?.state).toEqual(first?.state);
    expect((later?.at ?? 0) - (first?.at ?? 0)).toBe(30_000);
    const [running] = first?.state.clocks.clocks.filter(({ runningSinceMs }) => runningSinceMs !== null) ?? [];
    const texts = [first, later].map((message) => message?.texts.clocks[running?.id ?? '']);
    expect(texts[0]).toMatch(/^(\d+:)?\d+:\d\d$/);
    expect(texts[1]).not.toBe(texts[0]);
  });

  it('is nothing before the first picture', () => {
    const live = createLive({
      sources: () => null,
      open: () => null,
      delayMs: 0,
      now: () => 0,
      later: (action, ms) => void (ms === 0 && action()),
      log: listLog([]),
    });
    live.changed();
    expect(live.message('house')).toBeNull();
  });
});
