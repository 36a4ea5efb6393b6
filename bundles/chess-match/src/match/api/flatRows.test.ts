import { describe, expect, it } from 'vitest';
import { FLAT_COLUMNS } from '../../contract/flatRows';
import type { LiveMessage } from '../../contract/live';
import { GAMES } from '../../games';
import type { HomeSources } from '../../contract/viewers';
import { noSources, sourcesOf } from '../home/testing';
import { createBench } from '../testing/bench';
import { flatRows } from './flatRows';
import { stateOf, textsOf } from './liveState';
import { nothingApart } from './testing';

const AT_MS = Date.UTC(2026, 0, 10);

const messageFrom = (sources: HomeSources): LiveMessage => {
  const state = stateOf({ ...sources, ...nothingApart() });
  return { v: 1, at: AT_MS, delayMs: 0, version: null, texts: textsOf(state, AT_MS), state };
};

const played = async (game: string, lines: readonly string[]) => {
  const bench = createBench({ startMs: AT_MS, parts: { games: GAMES, defaultGame: game } });
  await bench.newMatch({ game });
  for (const line of lines) await bench.send({ type: 'commitTurn', line });
  return messageFrom(sourcesOf(bench.published.at(-1)!));
};

describe('rows for titles', () => {
  it('are flat texts with the same columns and numbers in every game, and before any match', async () => {
    const games = await Promise.all(Object.keys(GAMES).map((game) => played(game, [])));
    for (const message of [messageFrom(noSources()), ...games]) {
      const rows = flatRows(message);
      expect(rows.map(({ row }) => row)).toEqual(['match', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `board ${n}`)]);
      for (const row of rows) {
        expect(Object.keys(row).sort()).toEqual([...FLAT_COLUMNS].sort());
        expect(new Set(Object.values(row).map((value) => typeof value))).toEqual(new Set(['string']));
      }
    }
  });

  it('have the match in every row, and of a board its last move', async () => {
    const [match, first, second] = flatRows(await played('progressive', ['e4', 'd5 Nf6']));
    expect(match).toMatchObject({ status: 'playing', scoreWhite: '0', board: '', lastMove: '' });
    expect(match?.clockWhite).toMatch(/^\d+:\d\d/);
    expect(first).toMatchObject({ board: '1', lastMove: 'Nf6', white: match?.white, clockWhite: match?.clockWhite });
    expect(second).toMatchObject({ board: '', lastMove: '', white: match?.white });
  });

  it('have clocks by board where boards have their own', async () => {
    const [match, first] = flatRows(await played('swedish', []));
    expect(match?.clockWhite).toBe('');
    expect(first?.boardClockWhite).toMatch(/^\d+:\d\d/);
  });
});
