import type { Side } from '../../common/sides';
import type { PgnGame, PgnTurn } from '../../pgn/tree';
import { sideToMove } from '../../chess/onFen';
import { opponent } from '../../common/sides';
import type { Settings } from '../rules/settings';

/** A move of a file with the moment at which its clocks say that it was made. */
export interface Scheduled {
  readonly board: number;
  readonly turn: PgnTurn;
  /** Of its game, from 0. */
  readonly ply: number;
  /** From the beginning of play; that of the move before where the file does not tell. */
  readonly atMs: number;
  /** The mover's time before the move, where the clock shows more than it could: so much was given. */
  readonly setMs: number | null;
}

type Agreed = Pick<Settings, 'timePerPlayerMs' | 'incrementMs' | 'delayMs'>;

/** The moves of one game, by the clocks that its sides show after each press. */
const scheduleOf = (agreed: Agreed, { turns }: PgnGame, board: number, fen: string): readonly Scheduled[] => {
  const { timePerPlayerMs, incrementMs, delayMs } = agreed;
  const left: Record<Side, number> = { white: timePerPlayerMs, black: timePerPlayerMs };
  let side = sideToMove(fen);
  let atMs = 0;
  return turns.map((turn, ply) => {
    const mover = side;
    side = opponent(side);
    if (turn.clockMs === null) return { board, turn, ply, atMs, setMs: null };
    // A clock that has run out gets no increment.
    const shownMs = turn.clockMs <= 0 ? 0 : turn.clockMs - incrementMs;
    const usedMs = left[mover] - shownMs;
    left[mover] = turn.clockMs;
    atMs += usedMs > 0 ? usedMs + delayMs : 0;
    return { board, turn, ply, atMs, setMs: usedMs < 0 ? shownMs : null };
  });
};

/**
 * The moves of all games in the order in which they were made: by their clocks, and where those do not tell by turns.
 */
export const schedule = (agreed: Agreed, files: readonly PgnGame[], fens: readonly string[]): readonly Scheduled[] =>
  files
    .flatMap((file, index) => scheduleOf(agreed, file, index + 1, fens[index] ?? ''))
    .toSorted((one, other) => one.atMs - other.atMs || one.ply - other.ply || one.board - other.board);
