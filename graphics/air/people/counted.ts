import type { SpokenView, StatisticsView } from 'chess-match/client/contract';

/** What is counted of matches, for looking at the graphics and for their tests. */

type Pace = StatisticsView['teams']['white'];

const minutes = (count: number): number => Math.round(count * 60_000);

const pace = (turns: number, median: number, used: number, longest: number, turn: string): Pace => ({
  turns,
  usedMs: minutes(used),
  medianMs: minutes(median),
  longest: { usedMs: minutes(longest), turn },
});

const WHITE = pace(24, 1.4, 52.6, 9.35, '17.');
const BLACK = pace(23, 2.15, 61.2, 14.1, '20...');
const NO_PACE: Pace = { turns: 0, usedMs: 0, medianMs: null, longest: null };

/** A game with one clock for each team. */
export const COUNTED: StatisticsView = {
  teams: { white: WHITE, black: BLACK },
  seats: [
    { thread: 'game', board: null, side: 'white', team: 'white', pace: WHITE },
    { thread: 'game', board: null, side: 'black', team: 'black', pace: BLACK },
  ],
  counts: [
    { kind: 'branchings', white: 2, black: 2 },
    { kind: 'chipsMoved', white: 9, black: 4 },
    { kind: 'givenUp', white: 0, black: 1 },
    { kind: 'captures', white: 14, black: 11 },
    { kind: 'checks', white: 5, black: 3 },
  ],
};

/** Boards that are played apart, each with its clocks. */
export const COUNTED_APART: StatisticsView = {
  teams: { white: WHITE, black: BLACK },
  seats: [1, 2, 3, 4, 5].flatMap((board) => [
    { thread: String(board), board, side: 'white' as const, team: 'white' as const, pace: WHITE },
    { thread: String(board), board, side: 'black' as const, team: 'black' as const, pace: BLACK },
  ]),
  counts: [
    { kind: 'captures', white: 31, black: 28 },
    { kind: 'checks', white: 7, black: 9 },
  ],
};

/** Before the first turn. */
export const NOTHING_COUNTED: StatisticsView = { teams: { white: NO_PACE, black: NO_PACE }, seats: [], counts: [] };

const IDS = ['w1', 'w2', 'w3', 'b1', 'b3', 'c1'];

export const SPOKEN: SpokenView = { people: IDS.map((id, index) => ({ id, ms: minutes(24 - 3.7 * index) })) };

export const NOBODY_SPOKE: SpokenView = { people: [] };
