import { isInCheck } from '../../chess/attacks';
import { enPassantOf } from '../../chess/play';
import type { Position } from '../../chess/position';
import { startPosition } from '../../chess/start';
import type { StepTaken } from '../../chess/steps';
import { opponent, type Side } from '../../common/sides';
import { afterStep, beginSeries, couldCheckTooEarly, isEnded, stepsIn, targetsAfter, type Series } from './series';
import type { Kind } from './variant';

/** What ends a game by itself; what people agree or claim comes beside. */
export const ENDS = ['mate', 'progressive-mate', 'stalemate', 'incomplete-series', 'ten-turns', 'all-taken'] as const;
export type GameEndReason = (typeof ENDS)[number];

export interface GameEnd {
  readonly result: Side | 'draw';
  readonly reason: GameEndReason;
}

/** A game in the middle of a turn, or at its beginning. */
export interface Game {
  /** Of the series that is being made; counted from 1, White's are the odd ones (P1). */
  readonly turn: number;
  readonly series: Series;
  /** Turns in a row without a capture and a pawn's move (P7). */
  readonly quiet: number;
  readonly end: GameEnd | null;
}

/** Where a game begins, or a record of one does. */
export interface Start {
  readonly position: Position;
  readonly turn: number;
  /** Where pawns may be taken in passing with the first move (P6), squares by index. */
  readonly targets: readonly number[];
}

export const startOf = ({ rules }: Kind): Start => ({ position: startPosition(rules), turn: 1, targets: [] });

/** Whether a side is mated, by whichever rule. */
export const isMate = (end: GameEnd | null): boolean => end?.reason === 'mate' || end?.reason === 'progressive-mate';

const hasPieces = ({ squares }: Position, side: Side): boolean => squares.some((piece) => piece?.side === side);

/** What stands before the side to move can go on (P5, P8 to P10); null where it can, or has done all there is to do. */
const endOf = (series: Series): GameEnd | null => {
  const { kind, position, made } = series;
  const { toMove } = position;
  const foe = opponent(toMove);
  if (kind.takesAll && !hasPieces(position, foe)) return { result: toMove, reason: 'all-taken' };
  if (kind.takesAll && !hasPieces(position, toMove)) return { result: foe, reason: 'all-taken' };
  if (isEnded(series) || stepsIn(series).length > 0) return null;
  if (isInCheck(kind.rules, position, toMove))
    return { result: foe, reason: couldCheckTooEarly(series) ? 'progressive-mate' : 'mate' };
  return { result: 'draw', reason: kind.isInTurn && made > 0 ? 'incomplete-series' : 'stalemate' };
};

export const begin = (kind: Kind, { position, turn, targets }: Start, quiet = 0): Game => {
  const series = beginSeries(kind, position, kind.movesOf(turn), targets);
  const isQuietTooLong = kind.isDrawnAtOnce && kind.quietTurns !== null && quiet >= kind.quietTurns;
  return {
    turn,
    series,
    quiet,
    end: endOf(series) ?? (isQuietTooLong ? { result: 'draw', reason: 'ten-turns' } : null),
  };
};

/** The game after a move that may be played in it; the next turn begins with the last move of a series. */
export const advance = (game: Game, step: StepTaken): Game => {
  const series = afterStep(game.series, step);
  const end = endOf(series);
  if (end !== null || !isEnded(series)) return { ...game, series, end };
  const { kind, position } = series;
  const next = { ...position, toMove: opponent(position.toMove) };
  // As in FEN, what nobody can take is not passed over.
  const targets = targetsAfter(series).filter((square) => enPassantOf(kind.rules, next, square) !== null);
  const start = { position: next, turn: game.turn + 1, targets };
  return begin(kind, start, series.isQuiet ? game.quiet + 1 : 0);
};
