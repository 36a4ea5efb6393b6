import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PastView } from '@schemas/past';
import { GAMES } from '../../games';
import { rankOf } from '../../games/common/momentRanks';
import { foldPast } from '../../games/common/past';
import { randomHistory } from '../../games/testing/randomHistory';
import { boardAfter, boardBefore, boardWithin, movedIn } from './boardsThen';
import { recapOf } from './recap';
import { replayOf } from './replay';
import { movesIn, stepAt, type Telling } from './telling';
import { withTurned, type Turned } from './turned';

const known = new Map<string, PastView>();

const pastOf = (id: string, seed: number, turns: number): PastView => {
  const name = [id, seed, turns].join();
  const past = known.get(name) ?? playedPast(id, seed, turns);
  known.set(name, past);
  return past;
};

const playedPast = (id: string, seed: number, turns: number): PastView => {
  const game = GAMES[id];
  if (game === undefined) throw new Error(id);
  const { begins, turns: made, found } = foldPast(game, randomHistory(game, seed, turns), null);
  const moments = found.moments.map((moment) => ({ ...moment, rank: rankOf(moment) }));
  return { matchId: id, begins: [...begins], turns: [...made], moments };
};

/** Few, as each is played at random before it is told, and each once. */
const anyPast = fc
  .record({
    id: fc.constantFrom(...Object.keys(GAMES)),
    seed: fc.integer({ min: 1, max: 2 }),
    turns: fc.constantFrom(0, 1, 7, 40),
  })
  .map(({ id, seed, turns }) => pastOf(id, seed, turns));
const RUNS = { numRuns: 60 };
const NOW = Number.MAX_SAFE_INTEGER;
const LENGTHS = [20_000, 60_000, 180_000] as const;

const gaps = ({ steps, totalMs }: Telling): readonly number[] =>
  steps.map(({ fromMs }, index) => (steps[index + 1]?.fromMs ?? totalMs) - fromMs);

/** Each position leads to the next: within a chapter nothing jumps, but for what is done without a move. */
const jumps = (past: PastView, { steps }: Telling): readonly unknown[] =>
  steps.filter((step, index) => {
    const before = steps[index - 1];
    if (
      before === undefined ||
      before.chapter !== step.chapter ||
      step.made !== 0 ||
      before.ply === step.ply ||
      movesIn(past, step) === 0
    )
      return false;
    const stood = boardWithin(past, before.board, before.ply, before.made).pieces;
    return JSON.stringify(stood) !== JSON.stringify(boardWithin(past, step.board, step.ply, 0).pieces);
  });

describe('a recap', () => {
  it('is as long as was asked for, or as long as there is to tell', () => {
    fc.assert(
      fc.property(anyPast, fc.constantFrom(...LENGTHS), (past, askedMs) => {
        const telling = recapOf(past, askedMs, NOW);
        if (telling === null) return past.turns.length === 0;
        const { totalMs } = telling;
        // Shorter only where every part stands as long as it may.
        const more = recapOf(past, askedMs * 2, NOW)?.totalMs ?? 0;
        return totalMs === askedMs || (totalMs < askedMs && more === totalMs);
      }),
      RUNS,
    );
  });

  it('lets each move stand long enough to be seen, and what happened long enough to be read', () => {
    fc.assert(
      fc.property(anyPast, fc.constantFrom(...LENGTHS), (past, askedMs) => {
        const telling = recapOf(past, askedMs, NOW);
        if (telling === null) return;
        const { chapters, steps } = telling;
        expect(Math.min(...gaps(telling))).toBeGreaterThanOrEqual(349);
        for (const [index, { kind }] of chapters.entries()) {
          const last = steps.findLastIndex(({ chapter }) => chapter === index);
          if (kind === 'happened') expect(gaps(telling)[last]).toBeGreaterThanOrEqual(1999);
        }
      }),
      RUNS,
    );
  });

  it('goes from earlier to later, begins with the beginning and ends with the last turn', () => {
    fc.assert(
      fc.property(anyPast, fc.constantFrom(...LENGTHS), (past, askedMs) => {
        const telling = recapOf(past, askedMs, NOW);
        if (telling === null) return;
        const plies = telling.steps.map(({ ply }) => ply);
        expect(plies).toEqual([...plies].sort((a, b) => a - b));
        const kinds = telling.chapters.map(({ kind }) => kind);
        expect([kinds[0], kinds.at(-1)]).toEqual(['begins', 'stands']);
        expect(telling.chapters.at(-1)?.ply).toBe(past.turns.at(-1)?.ply);
        expect(jumps(past, telling)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('leaves nothing out that ranks higher than what it tells, where that would have had room', () => {
    const past = pastOf('business', 2, 60);
    const ranked = past.moments.filter(({ rank }) => rank >= 70);
    expect(ranked.length).toBeGreaterThan(1);
    const told = recapOf(past, 180_000, NOW)?.chapters.map(({ ply }) => ply) ?? [];
    for (const { ply } of ranked) expect(told).toContain(ply);
    const short = recapOf(past, 20_000, NOW)?.chapters.filter(({ kind }) => kind === 'happened') ?? [];
    const least = Math.min(...short.flatMap(({ moment }) => moment?.rank ?? []));
    expect(least).toBeGreaterThanOrEqual(60);
    expect(short.length).toBeLessThan(told.length - 2);
  });

  it('tells nothing that came after it was begun', () => {
    const past = pastOf('classical', 1, 20);
    const untilMs = past.turns[9]?.atMs ?? 0;
    expect(recapOf(past, 60_000, untilMs)?.chapters.at(-1)?.ply).toBe(past.turns[9]?.ply);
    expect(recapOf(past, 60_000, 0)).toBe(null);
  });
});

describe('a recap that knows which turns turned the match', () => {
  const expected = { white: 5, black: 5, spread: 0 };
  const turnedAt = (past: PastView, draws: readonly number[]): Turned =>
    draws.flatMap((draw) => {
      const turn = past.turns[draw % Math.max(1, past.turns.length)];
      if (turn === undefined) return [];
      const { ply, side, boards } = turn;
      const about = { board: boards[0]?.board ?? null, points: 1, shift: null };
      return [{ ply, turn: turn.turn, side, before: expected, after: expected, swing: 1, ...about }];
    });

  it('is as long as was asked for, or as long as there is to tell, and goes from earlier to later', () => {
    fc.assert(
      fc.property(
        anyPast,
        fc.constantFrom(...LENGTHS),
        fc.uniqueArray(fc.nat({ max: 39 }), { maxLength: 12 }),
        (past, askedMs, draws) => {
          const whole = withTurned(past, turnedAt(past, draws));
          const telling = recapOf(whole, askedMs, NOW);
          if (telling === null) return past.turns.length === 0;
          const plies = telling.steps.map(({ ply }) => ply);
          expect(plies).toEqual([...plies].sort((a, b) => a - b));
          const more = recapOf(whole, askedMs * 2, NOW)?.totalMs ?? 0;
          return telling.totalMs === askedMs || (telling.totalMs < askedMs && more === telling.totalMs);
        },
      ),
      RUNS,
    );
  });

  it('tells one of them, and another before it where there is time for no more', () => {
    const past = pastOf('classical', 1, 40);
    const quiet = past.turns.filter(({ ply }) => !past.moments.some((moment) => moment.ply === ply && moment.rank > 0));
    const [first, second] = [quiet[8], quiet[3]].map((turn) => past.turns.findIndex(({ ply }) => ply === turn?.ply));
    const told = (draws: readonly number[], askedMs: number) =>
      recapOf(withTurned(past, turnedAt(past, draws)), askedMs, NOW)?.chapters.flatMap(({ ply, moment }) =>
        moment?.kind === 'turningPoint' ? [ply] : [],
      );
    const plyOf = (index = -1) => past.turns[index]?.ply;
    expect(told([first ?? -1, second ?? -1], 180_000)).toEqual([plyOf(second), plyOf(first)]);
    expect(told([], 180_000)).toEqual([]);
    expect(told([first ?? -1, second ?? -1], 9_000)).toEqual([plyOf(first)]);
  });

  it('is the same without an engine', () => {
    const past = pastOf('business', 1, 40);
    expect(withTurned(past, [])).toBe(past);
  });
});

describe('a replay', () => {
  it('ends with the board as it stood after the turn, whatever came since', () => {
    fc.assert(
      fc.property(anyPast, fc.nat(), fc.integer({ min: 1, max: 8 }), (past, draw, turns) => {
        const chosen = past.turns[draw % Math.max(1, past.turns.length)];
        const board = chosen?.boards.find((change) => movedIn(past, { board: change.board, ply: chosen.ply }))?.board;
        if (chosen === undefined || board === undefined) return;
        const telling = replayOf(past, { board, ply: chosen.ply, turns }, NOW);
        const last = telling?.steps.at(-1);
        if (!telling || !last) throw new Error('Nothing is told.');
        expect(boardWithin(past, last.board, last.ply, last.made)).toEqual(boardAfter(past, board, chosen.ply));
        expect(jumps(past, telling)).toEqual([]);
        const moves = new Set(telling.steps.map(({ ply }) => ply));
        expect(moves.size).toBeLessThanOrEqual(turns);
      }),
      RUNS,
    );
  });

  it('points at every move of a series before it is made', () => {
    const past = pastOf('progressive', 1, 5);
    const { ply = 0 } = past.turns.at(-1) ?? {};
    const telling = replayOf(past, { board: null, ply: null, turns: 1 }, NOW);
    const made = telling?.steps.map(({ made: count, isPointing }) => (isPointing ? `>${count}` : `${count}`));
    expect(movesIn(past, { board: 1, ply })).toBe(5);
    expect(made).toEqual(['0', '>0', '1', '>1', '2', '>2', '3', '>3', '4', '>4', '5', '5']);
  });

  it('shows what a turn did without a move: an heir that is named is a prince before the next move', () => {
    const past = pastOf('belarusian', 2, 40);
    const named = past.turns.findIndex(({ boards }) =>
      boards.some(({ pieces, rest }) => Object.keys(pieces).length > 0 && rest.lastMoves?.length === 0),
    );
    const [made, heir, next] = past.turns.slice(named - 1, named + 2).map(({ ply }) => ply);
    const telling = replayOf(past, { board: 1, ply: next ?? null, turns: 3 }, NOW);
    expect([...new Set(telling?.steps.map(({ ply }) => ply))]).toEqual([made, heir, next]);
    if (telling !== null) expect(jumps(past, telling)).toEqual([]);
  });

  it('is none of a turn that was taken back, or made anew since', () => {
    const past = pastOf('classical', 1, 6);
    const gone = { ...past, turns: past.turns.slice(0, 4) };
    const content = { board: 1, ply: past.turns[5]?.ply ?? 0, turns: 1 };
    expect(replayOf(gone, content, NOW)).toBe(null);
    expect(replayOf(past, content, (past.turns[5]?.atMs ?? 0) - 1)).toBe(null);
    expect(replayOf(past, content, past.turns[5]?.atMs ?? 0)).not.toBe(null);
  });
});

describe('a board whose line began in a turn', () => {
  it('came from the board whose position its moves lead on from', () => {
    const past = pastOf('business', 2, 60);
    const births = past.turns.flatMap(({ ply, boards }) =>
      boards.flatMap(({ board, rest }) => (rest.line === undefined ? [] : [{ board, ply }])),
    );
    expect(births.length).toBeGreaterThan(1);
    for (const { board, ply } of births) {
      const before = boardBefore(past, board, ply);
      expect(before.board).not.toBe(board);
      expect(Object.keys(before.pieces).length).toBeGreaterThanOrEqual(
        Object.keys(boardAfter(past, board, ply).pieces).length,
      );
    }
  });
});

it('the step that stands is the last one that has begun', () => {
  const telling = recapOf(pastOf('classical', 1, 20), 20_000, NOW);
  if (telling === null) throw new Error('Nothing is told.');
  const { steps } = telling;
  for (const [index, { fromMs }] of steps.entries()) expect(stepAt(telling, fromMs)).toBe(index);
  expect(stepAt(telling, (steps[1]?.fromMs ?? 0) - 1)).toBe(0);
  expect(stepAt(telling, Infinity)).toBe(steps.length - 1);
});
