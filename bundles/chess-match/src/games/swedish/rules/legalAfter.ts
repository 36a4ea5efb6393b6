import { err, ok, type Result } from '../../common/result';
import { checkOf } from '../../chess/attacks';
import { isMateOnBoard } from '../../chess/endings';
import { play } from '../../chess/play';
import type { Position } from '../../chess/position';
import type { SanMove } from '../../chess/readSan';
import { sanOf } from '../../chess/san';
import type { PieceType } from '../../chess/definition';
import type { Problem } from '../../common/problem';
import { pressFault } from './commands/press';
import { isMated, movesNow } from './moves/legal';
import { readMove } from './moves/readMove';
import { rulesOf } from './moves/rulesOf';
import { partnerOf, type BoardId, type Seat } from './seats';
import { seatToMove, type State } from './state';

/** What a board would look like with the draft made. */
export interface Drafted {
  /** The move the draft means; null for an empty draft. */
  readonly move: SanMove | null;
  readonly position: Position;
  /** What would go over, as which type, and to whom. */
  readonly gives: { readonly piece: PieceType; readonly to: Seat } | null;
  /** Square of the king in check. */
  readonly check: string | null;
  readonly mates: boolean;
  /** What may be played from here: all legal moves on an empty draft, none once the move is drafted. */
  readonly moves: readonly SanMove[];
}

/** Every legal move of a board, in SAN. */
export const sansNow = ({ settings, boards }: State, board: BoardId): readonly SanMove[] => {
  const { position } = boards[board];
  const rules = rulesOf(settings);
  const moves = movesNow(settings, position);
  return moves.map((move) => ({ move, san: sanOf(rules, position, move, isMateOnBoard, moves) }));
};

const drafted = (state: State, board: BoardId, read: SanMove): Drafted => {
  const rules = rulesOf(state.settings);
  const { position, captured } = play(rules, state.boards[board].position, read.move);
  const to = partnerOf(seatToMove(state, board));
  return {
    move: read,
    position,
    gives: captured === null ? null : { piece: captured, to },
    check: checkOf(rules, position),
    mates: isMated(state.settings, position),
    moves: [],
  };
};

/**
 * What a board's draft comes to: no fact, and nothing of the other board is touched by it.
 * @param draft one move in SAN or as people type it; empty for the board as it stands
 * @returns what `press` would refuse
 */
export const legalAfter = (state: State, board: BoardId, draft: string, nowMs: number): Result<Drafted, Problem> => {
  const fault = pressFault(state, board, nowMs);
  if (fault !== null) return err(fault);
  const { position } = state.boards[board];
  if (draft.trim() === '') {
    const check = checkOf(rulesOf(state.settings), position);
    return ok({ move: null, position, gives: null, check, mates: false, moves: sansNow(state, board) });
  }
  const read = readMove(state, board, draft);
  return read.ok ? ok(drafted(state, board, read.value)) : read;
};
