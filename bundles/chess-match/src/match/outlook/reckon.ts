import type { JudgedView } from '@schemas/judged';
import type { OutlookView } from '@schemas/outlook';
import { expectationOf, expectedOf, type Assessment, type Score, type Wanted } from '../../engine';
import type { AtStake, Dealings, LineAt, Moment, Shift } from '../../games/common/lookBack';
import { linesOf } from './lines';
import { bestOf, shiftsOf } from './shifts';
import { turningsOf } from './turnings';

/** What an engine made of a position; null: nothing yet. */
export type Known = (position: string) => Assessment | null;

/** From less deep nothing is believed but a mate: what comes next turns it round. */
const LEAST_DEPTH = 12;

const isBelieved = ({ depth, score }: Assessment): boolean => depth >= LEAST_DEPTH || score.kind === 'mate';

const MINUS = '−';

/** "+0.35" in pawns, "#3" a mate in so many moves, "#−3" one against. */
export const scoreText = (score: Score): string => {
  if (score.kind === 'mate') return score.in > 0 ? `#${score.in}` : `#${MINUS}${-score.in}`;
  const pawns = (Math.abs(score.hundredths) / 100).toFixed(2);
  return score.hundredths === 0 ? pawns : `${score.hundredths > 0 ? '+' : MINUS}${pawns}`;
};

/** What is told of a position: the share that whoever has White there may expect, how deep that goes, ways on. */
export type PositionWorth = Pick<JudgedView['asked'][number], 'worth' | 'depth' | 'variations'>;

export const UNKNOWN: PositionWorth = { worth: null, depth: null, variations: [] };

export const toldOf = (assessment: Assessment | null, slope: number): PositionWorth => {
  if (assessment === null || !isBelieved(assessment)) return UNKNOWN;
  const { score: best, depth, variations } = assessment;
  return {
    worth: expectationOf(best, slope),
    depth,
    variations: variations.map(({ score, moves }) => ({ score: scoreText(score), moves: [...moves] })),
  };
};

/** Share of the points that team White may expect; null: not known. */
const worthOf = ({ position, white }: AtStake, known: Known, slope: number): number | null => {
  const assessment = known(position);
  if (assessment === null || !isBelieved(assessment)) return null;
  const expectation = expectationOf(assessment.score, slope);
  return white === 'white' ? expectation : 1 - expectation;
};

const HALF = 2;

/** How a match that stood so may end; null where one of its lines is not known. */
export const expectedAt = (
  { score, atStake = [] }: Pick<Moment, 'score' | 'atStake'>,
  known: Known,
  slope: number,
): OutlookView['expected'] => {
  const worths = atStake.map((line) => worthOf(line, known, slope));
  if (worths.includes(null)) return null;
  const paid = { white: score.white / HALF, black: score.black / HALF };
  return expectedOf(
    paid,
    atStake.map(({ points }, index) => ({ stake: points, expectation: worths[index] ?? 0 })),
  );
};

/** What is known of a match: for pictures, and for the crew alone. */
export interface Reckoned {
  readonly outlook: Omit<OutlookView, 'engine' | 'version'>;
  readonly judged: Omit<JudgedView, 'asked'>;
}

/** A match as it stands, and how it came there. */
export interface Played {
  readonly moments: readonly Moment[];
  readonly dealings: Dealings;
}

/** Without what takes from or gives to a line that whoever is to move ends at once, by mate. */
const playedOn = (moments: readonly Moment[], { offered }: Dealings, known: Known): readonly Shift[] => {
  const scores = new Map((moments.at(-1)?.atStake ?? []).map(({ line, position }) => [line, known(position)?.score]));
  const isEnded = ({ side }: Shift, { line }: LineAt): boolean => {
    const score = scores.get(line);
    return score?.kind === 'mate' && score.in === (side === 'white' ? 1 : -1);
  };
  return offered.filter((shift) => ![shift.from, ...shift.to].some((at) => isEnded(shift, at)));
};

/** What is known of a match: of its lines now, of how it may end, and of how that went, turn by turn. */
export const reckon = ({ moments, dealings }: Played, known: Known, slope: number): Reckoned => {
  const last = moments.at(-1);
  const ply = last?.ply ?? 0;
  const atStake = last?.atStake ?? [];
  const expected = new Map(moments.map((moment) => [moment, expectedAt(moment, known, slope)] as const));
  const expectedOfMoment = (moment: Moment): OutlookView['expected'] => expected.get(moment) ?? null;
  const lines = linesOf(moments, dealings, (line) => worthOf(line, known, slope));
  return {
    outlook: {
      ply,
      boards: atStake.map((line) => ({
        board: line.board,
        points: line.points,
        worth: worthOf(line, known, slope),
        depth: toldOf(known(line.position), slope).depth,
      })),
      expected: last === undefined ? null : expectedOfMoment(last),
      course: moments.flatMap((moment) => {
        const there = expectedOfMoment(moment);
        return there === null ? [] : [{ ply: moment.ply, turn: moment.turn, expected: there }];
      }),
      shifts: shiftsOf(moments, dealings, lines),
      turnings: turningsOf(moments, dealings, lines, expectedOfMoment),
    },
    judged: {
      ply,
      lines: atStake.map(({ board, position }) => ({
        board,
        variations: toldOf(known(position), slope).variations,
      })),
      best: bestOf(ply, playedOn(moments, dealings, known), lines),
    },
  };
};

const positionsOf = ({ atStake = [] }: Moment): readonly string[] => atStake.map(({ position }) => position);

/** What is to be looked at of a match: what changed last first, then what stood before, the newest first. */
export const wantedOf = (moments: readonly Moment[]): Pick<Wanted, 'now' | 'past'> => {
  const last = moments.at(-1);
  if (last === undefined) return { now: [], past: [] };
  const now = positionsOf(last);
  const before = moments.slice(0, -1).reverse().map(positionsOf);
  const stood = new Set(before[0]);
  const past = [...new Set(before.flat())].filter((position) => !now.includes(position));
  return { now: [...now.filter((each) => !stood.has(each)), ...now.filter((each) => stood.has(each))], past };
};
