import { err, ok, type Result } from '../../../common/result';
import { mayStand } from '../../../chess/drops';
import { isMateOnBoard } from '../../../chess/endings';
import { inReserve, pieceAt, type Move } from '../../../chess/position';
import { readSan, type SanError, type SanMove } from '../../../chess/readSan';
import { whyNot } from '../../../chess/whyNot';
import type { Problem } from '../../../common/problem';
import { refuse } from '../errors';
import { otherBoard, type BoardId } from '../seats';
import type { State } from '../state';
import { dropFault, inCheck, movesNow } from './legal';
import { rulesOf } from './rulesOf';

type Drop = Extract<Move, { kind: 'drop' }>;

/** Why a piece cannot be dropped there; the rule that stands in the way first. */
const whyNoDrop = (state: State, board: BoardId, { piece, to }: Drop, text: string): Problem => {
  const { position } = state.boards[board];
  const rules = rulesOf(state.settings);
  const square = rules.squareByName.get(to);
  const side = position.toMove;
  if (square === undefined) return refuse('drop/no_square', { board, square: to }, text);
  if (inReserve(position, side, piece) === 0) return refuse('drop/not_in_reserve', { board, side, piece }, text);
  if (pieceAt(position.squares, square) !== null) return refuse('drop/occupied', { board, square: to }, text);
  if (!mayStand(rules, position, piece, square)) return refuse('drop/pawn_rank', { board, square: to }, text);
  return refuse('drop/still_in_check', { board, piece, square: to }, text);
};

/** The other board, if the very same text is a move there. */
const elsewhere = (state: State, board: BoardId, text: string): readonly BoardId[] => {
  const other = otherBoard(board);
  const found = readSan(rulesOf(state.settings), state.boards[other].position, text, isMateOnBoard);
  return found.ok ? [other] : [];
};

const problemOf = (state: State, board: BoardId, text: string, error: SanError): Problem => {
  const { position } = state.boards[board];
  switch (error.kind) {
    case 'unreadable':
      return refuse('move/unreadable', { board, text }, text);
    case 'ambiguous':
      return refuse('move/ambiguous', { board, text, candidates: error.candidates }, text);
    case 'wrong-mark':
      return refuse('move/wrong_mark', { board, text, san: error.san }, text);
    case 'illegal': {
      if (error.drop !== null) return whyNoDrop(state, board, error.drop, text);
      const why = whyNot(rulesOf(state.settings), position, text, isMateOnBoard);
      const params = { board, text, side: position.toMove, inCheck: inCheck(state.settings, position) };
      return refuse('move/illegal', { ...params, why, elsewhere: elsewhere(state, board, text) }, text);
    }
  }
};

/** S7, said of the drop by name. */
const withoutFault = (state: State, board: BoardId, found: SanMove, text: string): Result<SanMove, Problem> => {
  const { san } = found;
  switch (dropFault(state.settings, state.boards[board].position, found.move)) {
    case null:
      return ok(found);
    case 'check':
      return err(refuse('drop/check_forbidden', { board, san }, text));
    case 'mate':
      return err(refuse('drop/mate_forbidden', { board, san }, text));
  }
};

/**
 * The move a text means on a board, as it stands now.
 * @returns move/unreadable, move/illegal, move/ambiguous, move/wrong_mark, move/sitting, drop/*
 */
export const readMove = (state: State, board: BoardId, text: string): Result<SanMove, Problem> => {
  const { position } = state.boards[board];
  const read = readSan(rulesOf(state.settings), position, text, isMateOnBoard);
  if (read.ok) return withoutFault(state, board, read.value, text);
  const isHelpless = read.error.kind === 'illegal' && movesNow(state.settings, position).length === 0;
  if (isHelpless && read.error.drop === null)
    return err(refuse('move/sitting', { board, side: position.toMove }, text));
  return err(problemOf(state, board, text, read.error));
};
