import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOMENTS_IN_PART, type HomeMoment } from '../../contract/viewers';
import { GAMES } from '../../games';
import { createBench } from '../testing/bench';
import { createPast, type Past } from './past';
import { recordedEvening } from './testing';

const momentsOf = ({ list, parts }: Past): readonly HomeMoment[] =>
  list.parts.flatMap((id) => JSON.parse(parts.get(id) ?? '[]') as readonly HomeMoment[]);

describe.each(['business', 'swedish'])('the past of a game of %s', (id) => {
  it('has every turn as it stood then, ended boards still among the others', async () => {
    const evening = (await recordedEvening(id)).filter(({ match }) => match.matchId !== null);
    const last = evening.at(-1);
    if (last === undefined) throw new Error('no evening');
    const moments = momentsOf(last.past);
    expect(moments).toHaveLength(last.match.ply + 1);
    for (const sources of evening) {
      const moment = moments.find(({ ply }) => ply === sources.match.ply);
      const seen = sources.boards.boards
        .filter(({ status }) => status !== 'empty')
        .map(({ board, pieces }) => [board, pieces]);
      expect(moment?.boards.map(({ board, pieces }) => [board, pieces])).toEqual(seen);
      const made = sources.turns.turns.at(-1);
      expect([moment?.turn, moment?.side]).toEqual([made?.turn ?? '', made?.side ?? null]);
    }
  });

  it('adds to its last part alone, and no part is heavy', async () => {
    const evening = await recordedEvening(id);
    const whole = evening.at(-1)?.past.list.parts ?? [];
    expect(whole.length).toBeGreaterThan(2);
    for (const { past } of evening) {
      const full = Math.floor(past.list.moments / MOMENTS_IN_PART);
      expect(past.list.parts.slice(0, full)).toEqual(whole.slice(0, full));
      for (const body of past.parts.values()) expect(gzipSync(body).byteLength).toBeLessThan(12_000);
    }
  });
});

describe('a past that goes on', () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Turns of the demonstration, and what a test does after each of them. */
  const play = async (after: (bench: ReturnType<typeof createBench>, made: number) => Promise<void>): Promise<void> => {
    const { records } = GAMES['business'] ?? {};
    const path = join(import.meta.dirname, '..', '..', '..', 'fixtures', records?.demonstration ?? '');
    const read = records?.read(readFileSync(path));
    if (!read?.ok) throw new Error('The record cannot be read.');
    const bench = createBench({ parts: { games: GAMES, defaultGame: 'business' } });
    await bench.newMatch();
    for (const [index, { line }] of read.value.turns.entries()) {
      await bench.send({ type: 'commitTurn', line });
      await after(bench, index + 1);
    }
  };

  it('is the same as one that begins anew, also after turns were taken back', async () => {
    const past = createPast();
    let compared = 0;
    const compare = ({ commands }: ReturnType<typeof createBench>): void => {
      expect(past(commands.open())).toEqual(createPast()(commands.open()));
      compared += 1;
    };
    await play(async (bench, made) => {
      if (made % 2 === 0) compare(bench);
      if (made % 8 !== 0) return;
      await bench.send({ type: 'undo', reason: null });
      compare(bench);
      await bench.send({ type: 'redo' });
      compare(bench);
    });
    expect(compared).toBeGreaterThan(2 * MOMENTS_IN_PART);
  });

  it('is written out only where it is new, however long the game is', async () => {
    const past = createPast();
    const stringify = vi.spyOn(JSON, 'stringify');
    const isPart = (value: unknown): boolean => Array.isArray(value) && Object.hasOwn(Object(value[0]), 'remainingMs');
    const written: number[] = [];
    await play(async ({ commands }) => {
      stringify.mockClear();
      past(commands.open());
      written.push(stringify.mock.calls.filter(([value]) => isPart(value)).length);
    });
    expect(written.length).toBeGreaterThan(2 * MOMENTS_IN_PART);
    expect(Math.max(...written)).toBeLessThanOrEqual(2);
  });
});
