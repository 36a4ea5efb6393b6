import { isAttacked, isInCheck, kingOf } from '../../chess/attacks';
import { legalSteps } from '../../chess/legal';
import { squaresAfter } from '../../chess/place';
import { play } from '../../chess/play';
import { pieceAt, type Move, type Position } from '../../chess/position';
import type { StepTaken } from '../../chess/steps';
import { opponent } from '../../common/sides';
import type { Kind } from './variant';

/** How often the pieces moved in this series, by the squares they stand on now; who has not moved is not there. */
type Times = Readonly<Record<number, number>>;

/** A series under way. Squares by index. */
export interface Series {
  readonly kind: Kind;
  /** After the moves made so far; the side to move is whose series it is, from its first move to its last. */
  readonly position: Position;
  /** Moves of the whole series, and of it so far. */
  readonly length: number;
  readonly made: number;
  /** What pawns of the last series passed over: where they may be taken with the first move (P6). */
  readonly targets: readonly number[];
  /** What own pawns passed over whose only move that was, by the square they stand on. */
  readonly passed: Readonly<Record<number, number>>;
  readonly times: Times;
  /** No capture and no move of a pawn yet (P7). */
  readonly isQuiet: boolean;
  /** The last move gave check. */
  readonly givesCheck: boolean;
}

export const beginSeries = (kind: Kind, position: Position, length: number, targets: readonly number[]): Series => ({
  kind,
  length,
  made: 0,
  position: { ...position, enPassant: null },
  targets: kind.hasEnPassant ? targets : [],
  passed: {},
  times: {},
  isQuiet: true,
  givesCheck: false,
});

/** The position as a move to this square finds it: several pawns may be taken in passing, each on its own square. */
export const foundBy = ({ position, made, targets }: Series, to: number): Position =>
  made === 0 && targets.includes(to) ? { ...position, enPassant: to } : position;

/** What no king forbids: a check is left with the first move, and no own king stands in one after any (P2, P3). */
export const safeSteps = (series: Series): readonly StepTaken[] => {
  const { kind, position, made, targets } = series;
  const steps = legalSteps(kind.rules, position);
  if (made > 0) return steps;
  const inPassing = targets.flatMap((target) =>
    legalSteps(kind.rules, { ...position, enPassant: target }).filter(
      ({ to, captured }) => captured >= 0 && captured !== to,
    ),
  );
  return [...steps, ...inPassing];
};

/** Whether a step gives check: cheaper than playing it. */
export const isCheckAfter = ({ kind: { rules }, position }: Series, step: StepTaken): boolean => {
  const { squares, toMove } = position;
  const king = kingOf(rules, squares, opponent(toMove));
  return king >= 0 && isAttacked(rules, squaresAfter(position, step), king, toMove);
};

/** P9 of the pieces that can move those that moved least. */
export const inTurn = ({ times }: Series, steps: readonly StepTaken[]): readonly StepTaken[] => {
  const least = Math.min(...steps.map(({ from }) => times[from] ?? 0));
  return steps.filter(({ from }) => (times[from] ?? 0) === least);
};

export const isLastMove = ({ made, length }: Series): boolean => made === length - 1;

const findSteps = (series: Series): readonly StepTaken[] => {
  if (isEnded(series)) return [];
  const { kind } = series;
  const safe = safeSteps(series);
  const steps = kind.isInTurn ? inTurn(series, safe) : safe;
  return kind.check === 'last' && !isLastMove(series) ? steps.filter((step) => !isCheckAfter(series, step)) : steps;
};

const known = new WeakMap<Series, readonly StepTaken[]>();

/**
 * What may be played next, by squares: nothing once the series is whole or ended by a check. Looked for once: reading a
 * move, writing it and asking whether the game is over want the same.
 */
export const stepsIn = (series: Series): readonly StepTaken[] => {
  const before = known.get(series);
  if (before !== undefined) return before;
  const steps = findSteps(series);
  known.set(series, steps);
  return steps;
};

export const moveOf = (
  { rules: { names } }: Kind,
  { from, to, promotion }: StepTaken,
): Extract<Move, { kind: 'move' }> => ({
  kind: 'move',
  from: names[from] ?? '',
  to: names[to] ?? '',
  promotion,
});

/** The same as moves. */
export const movesIn = (series: Series): readonly Move[] => stepsIn(series).map((step) => moveOf(series.kind, step));

/** Whole, or ended by a check where checks do that. */
export const isEnded = ({ kind, made, length, givesCheck }: Series): boolean =>
  made >= length || (kind.check === 'ends' && givesCheck);

/** Whether the side to move has a move that only P5 forbids: it would give check too early. */
export const couldCheckTooEarly = (series: Series): boolean =>
  series.kind.check === 'last' && safeSteps(series).length > 0;

/** What is known of pieces by the squares they stand on, without these. */
const without = (known: Readonly<Record<number, number>>, ...squares: readonly number[]): Record<number, number> =>
  Object.fromEntries(Object.entries(known).filter(([square]) => !squares.includes(Number(square))));

const timesAfter = (times: Times, { from, to, castling }: StepTaken): Times => {
  const after = { ...without(times, from, to), [to]: (times[from] ?? 0) + 1 };
  return castling === null ? after : { ...after, [castling.rookTo]: (times[castling.rook] ?? 0) + 1 };
};

const passedAfter = ({ kind: { rules }, position, passed }: Series, { from, to }: StepTaken): Series['passed'] => {
  const others = without(passed, from);
  const isPawn = pieceAt(position.squares, from)?.type === rules.definition.pawn;
  const isTwoStep = isPawn && Math.abs(to - from) === 2 * rules.definition.files;
  return isTwoStep ? { ...others, [to]: (from + to) / 2 } : others;
};

/** The series after one of the moves that may be played in it. */
export const afterStep = (series: Series, step: StepTaken): Series => {
  const { kind, made, times, isQuiet } = series;
  const { rules } = kind;
  const { toMove } = series.position;
  const found = foundBy(series, step.to);
  const { position } = play(rules, found, moveOf(kind, step));
  const isPawn = pieceAt(found.squares, step.from)?.type === rules.definition.pawn;
  return {
    ...series,
    position: { ...position, toMove, enPassant: null },
    made: made + 1,
    passed: passedAfter(series, step),
    times: kind.isInTurn ? timesAfter(times, step) : times,
    isQuiet: isQuiet && !isPawn && step.captured < 0,
    givesCheck: isInCheck(rules, position, opponent(toMove)),
  };
};

/** Squares on which pawns of a series that has ended may be taken: nothing stands behind them (P6). */
export const targetsAfter = ({ position, passed }: Series): readonly number[] =>
  Object.values(passed)
    .filter((square) => pieceAt(position.squares, square) === null)
    .toSorted((one, other) => one - other);
