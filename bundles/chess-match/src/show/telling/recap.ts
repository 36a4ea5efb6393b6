import type { PastMoment, PastView } from '@schemas/past';
import { leadingTo, type OnBoard } from './boardsThen';
import {
  mainBoard,
  momentIn,
  movesIn,
  timed,
  type Chapter,
  type Span,
  type SpannedStep,
  type Telling,
} from './telling';

/** How long each part may stand, ms: the beginning, a board before its moves, a move, what happened, the end. */
const OPENING: Span = { least: 1800, most: 3000 };
const LEAD: Span = { least: 800, most: 1200 };
const MOVE: Span = { least: 700, most: 1500 };
const SERIES_MOVE: Span = { least: 350, most: 900 };
const HAPPENED: Span = { least: 2000, most: 5000 };
const STANDS: Span = { least: 3000, most: 8000 };

/** How soon the last turn is told, so that a recap ends where the match is. */
const LATEST = 60;

interface Tellable extends OnBoard {
  readonly rank: number;
  readonly moment: PastMoment | null;
}

/** All that can be told, from the first. */
const tellable = (past: PastView): readonly Tellable[] => {
  const last = past.turns.at(-1);
  const plies = new Set(past.moments.filter(({ rank, ply }) => rank > 0 && ply > 0).map(({ ply }) => ply));
  if (last !== undefined) plies.add(last.ply);
  return past.turns.flatMap(({ ply }): readonly Tellable[] => {
    const board = plies.has(ply) ? mainBoard(past, ply) : null;
    if (board === null) return [];
    const moment = momentIn(past, { board, ply });
    return [{ board, ply, moment, rank: Math.max(moment?.rank ?? 0, ply === last?.ply ? LATEST : 0) }];
  });
};

const spanOf = (moves: number): Span => (moves > 1 ? SERIES_MOVE : MOVE);

const leastOf = (past: PastView, turn: OnBoard): number => {
  const moves = movesIn(past, turn);
  return moves * spanOf(moves).least;
};

/** The foremost for which there is time, from the first. */
const foremost = (past: PastView, all: readonly Tellable[], roomMs: number): readonly Tellable[] => {
  let left = roomMs;
  const taken = [...all]
    .sort((one, other) => other.rank - one.rank || one.ply - other.ply)
    .filter((one) => {
      const cost = LEAD.least + leastOf(past, one) + HAPPENED.least;
      if (cost > left) return false;
      left -= cost;
      return true;
    });
  return all.filter((one) => taken.includes(one));
};

/** Turns that lead to what is told, one after the other as long as there is time, the foremost first. */
const led = (past: PastView, moments: readonly Tellable[], roomMs: number): readonly (readonly OnBoard[])[] => {
  const ways = moments.map((one, index) => {
    const since = moments[index - 1]?.ply ?? 0;
    return leadingTo(past, one).filter(({ ply }) => ply > since);
  });
  const counts = ways.map(() => 1);
  const order = moments
    .map((_, index) => index)
    .sort((one, other) => (moments[other]?.rank ?? 0) - (moments[one]?.rank ?? 0));
  let left = roomMs;
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const index of order) {
      const next = ways[index]?.[counts[index] ?? 0];
      const cost = next === undefined ? Infinity : leastOf(past, next);
      if (cost > left) continue;
      left -= cost;
      counts[index] = (counts[index] ?? 0) + 1;
      isMore = true;
    }
  }
  return ways.map((way, index) => [...way.slice(0, counts[index])].reverse());
};

const stepsOf = (past: PastView, turns: readonly OnBoard[], chapter: number): readonly SpannedStep[] => {
  const [first] = turns;
  const last = turns.at(-1);
  if (first === undefined || last === undefined) return [];
  const at = { chapter, isPointing: false };
  return [
    { ...first, ...at, made: 0, span: LEAD },
    ...turns.flatMap((turn) => {
      const count = movesIn(past, turn);
      return Array.from({ length: count }, (_, made) => ({ ...turn, ...at, made: made + 1, span: spanOf(count) }));
    }),
    { ...last, ...at, made: movesIn(past, last), span: HAPPENED },
  ];
};

/** The match as far as it had come then. */
const until = (past: PastView, untilMs: number): PastView => ({
  ...past,
  turns: past.turns.filter(({ atMs }) => atMs <= untilMs),
  moments: past.moments.filter(({ atMs }) => atMs <= untilMs),
});

/**
 * What mattered so far, in the length asked for: the foremost moments in the order in which they were, each after turns
 * that lead to it, then how it stands. Shorter where there is not more to tell; null before the first turn.
 * @param untilMs what happened since is no part of it, Unix ms
 */
export const recapOf = (whole: PastView, askedMs: number, untilMs: number): Telling | null => {
  const past = until(whole, untilMs);
  const all = tellable(past);
  const last = all.at(-1);
  if (last === undefined) return null;
  const chosen = foremost(past, all, askedMs - OPENING.least - STANDS.least);
  const spent = chosen.reduce((sum, one) => sum + LEAD.least + leastOf(past, one) + HAPPENED.least, 0);
  const ways = led(past, chosen, askedMs - OPENING.least - STANDS.least - spent);
  const [beginning] = past.begins;
  const begins = { board: beginning?.board ?? last.board, ply: 0 };
  const stands = { board: last.board, ply: last.ply };
  const chapters: Omit<Chapter, 'fromMs'>[] = [
    { ...begins, kind: 'begins', moment: null },
    ...chosen.map(({ board, ply, moment }) => ({ board, ply, kind: 'happened' as const, moment })),
    { ...stands, kind: 'stands', moment: null },
  ];
  const steps: SpannedStep[] = [
    { ...begins, chapter: 0, made: 0, isPointing: false, span: OPENING },
    ...ways.flatMap((turns, index) => stepsOf(past, turns, index + 1)),
    { ...stands, chapter: chosen.length + 1, made: movesIn(past, stands), isPointing: false, span: STANDS },
  ];
  return timed(steps, chapters, askedMs);
};
