/** A field of a line: its first column and its last, counted from 1 as the specification counts them. */
export type Columns = readonly [first: number, last: number];

export const PLAYER = {
  rank: [5, 8],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  fide: [58, 68],
  points: [81, 84],
  place: [86, 89],
} as const satisfies Readonly<Record<string, Columns>>;

export const TEAM = {
  number: [5, 7],
  name: [9, 40],
  matchPoints: [55, 60],
  gamePoints: [62, 67],
  place: [69, 71],
} as const satisfies Readonly<Record<string, Columns>>;

/** Of record 132, the first round being 0. */
export const dateAt = (index: number): Columns => [92 + 10 * index, 99 + 10 * index];

export const LINE_UP = { round: [5, 7], team: [9, 11], opponent: [13, 15] } as const satisfies Readonly<
  Record<string, Columns>
>;
export const FORFEIT = { kind: [5, 6], round: [8, 10], white: [12, 14], black: [16, 18] } as const satisfies Readonly<
  Record<string, Columns>
>;
/** Of an entry of a point system (records 162 and 362), the first being 0. */
export const scoringAt = (index: number): Readonly<Record<'symbol' | 'points', Columns>> => {
  const from = 5 + 9 * index;
  return { symbol: [from, from + 1], points: [from + 2, from + 5] };
};
export const scoringsIn = (line: string): number => Math.max(0, Math.ceil((line.length - 4) / 9));
/** Of a player of a line-up, the first being 0. */
export const seatAt = (index: number): Columns => [17 + 5 * index, 20 + 5 * index];
export const seatsIn = (line: string): number => Math.max(0, Math.ceil((line.length - 16) / 5));

const FIRST_ROUND = 92;
const ROUND_WIDTH = 10;
const FIRST_MEMBER = 74;
const MEMBER_WIDTH = 5;

/** Of a round of a player, the first round being 0. */
export const roundAt = (index: number): Readonly<Record<'opponent' | 'colour' | 'result', Columns>> => {
  const from = FIRST_ROUND + ROUND_WIDTH * index;
  return { opponent: [from, from + 3], colour: [from + 5, from + 5], result: [from + 7, from + 7] };
};

/** Of a player of a team, the first being 0. */
export const memberAt = (index: number): Columns => {
  const from = FIRST_MEMBER + MEMBER_WIDTH * index;
  return [from, from + 3];
};

export const roundsIn = (line: string): number => Math.max(0, Math.ceil((line.length - FIRST_ROUND + 1) / ROUND_WIDTH));
export const membersIn = (line: string): number =>
  Math.max(0, Math.ceil((line.length - FIRST_MEMBER + 1) / MEMBER_WIDTH));
