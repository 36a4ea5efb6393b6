import type { OutlookView } from 'chess-match/client/contract';

type Line = OutlookView['boards'][number];

/** A line that goes on, and pays so many points. @param worth share that White may expect; null: not known */
export const lineAt = (board: number, points: number, worth: number | null): Line => ({
  board,
  points,
  worth,
  depth: worth === null ? null : 18,
});

/** Half of the games of two who are alike are drawn. */
const DRAWS = 0.5;

interface Paid {
  readonly white: number;
  readonly black: number;
}

/** What an engine makes of these lines. @param paid points, by what has ended */
export const outlookOf = (
  boards: readonly Line[],
  { white, black }: Paid = { white: 0, black: 0 },
  course: OutlookView['course'] = [],
): OutlookView => ({
  engine: { state: 'working', name: 'Stockfish', failure: null, againAtMs: null, onAir: true },
  version: 1,
  ply: course.at(-1)?.ply ?? 0,
  boards: [...boards],
  expected: boards.some(({ worth }) => worth === null)
    ? null
    : {
        white: boards.reduce((sum, { points, worth }) => sum + points * (worth ?? 0), white),
        black: boards.reduce((sum, { points, worth }) => sum + points * (1 - (worth ?? 0)), black),
        spread: Math.sqrt(
          boards.reduce((sum, { points, worth }) => sum + points ** 2 * (worth ?? 0) * (1 - (worth ?? 0)) * DRAWS, 0),
        ),
      },
  course: [...course],
  shifts: [],
  turnings: [],
});

/** No engine is named. */
export const NO_ENGINE: OutlookView = {
  ...outlookOf([]),
  engine: { state: 'off', name: '', failure: null, againAtMs: null, onAir: false },
  expected: null,
};
