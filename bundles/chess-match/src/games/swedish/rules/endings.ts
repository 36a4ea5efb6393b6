import type { Reserves } from '../../chess/definition';
import { isStalemate } from '../../chess/endings';
import type { Position } from '../../chess/position';
import { isMated } from './moves/legal';
import { rulesOf } from './moves/rulesOf';
import { BOARDS, teamAt, type BoardId, type Seat } from './seats';
import type { End, EndReason, State } from './state';

const THREE_TIMES = 3;
const FIFTY_MOVES_EACH = 100;

const hasRepeated = ({ boards }: State, board: BoardId): boolean => {
  const { keys } = boards[board];
  return keys.filter((key) => key === keys.at(-1)).length >= THREE_TIMES;
};

const piecesOf = ({ squares, reserve }: Position): readonly string[] => [
  ...squares.flatMap((piece) => (piece === null ? [] : [piece.type])),
  ...reservePieces(reserve),
];

const reservePieces = ({ white, black }: Reserves): readonly string[] =>
  [...Object.entries(white), ...Object.entries(black)].flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  );

/** No more than one knight or bishop beside the kings, wherever it is: nobody could ever mate. */
const isBare = ({ boards }: State): boolean => {
  const pieces = BOARDS.flatMap((board) => piecesOf(boards[board].position)).filter((type) => type !== 'k');
  return pieces.length === 0 || (pieces.length === 1 && (pieces[0] === 'n' || pieces[0] === 'b'));
};

/** Draws by what stands on a board, as far as they are agreed (S8, S10). */
const drawOn = (state: State, board: BoardId): EndReason | null => {
  const { settings, boards } = state;
  const { position } = boards[board];
  if (settings.stalemate === 'draw' && isStalemate(rulesOf(settings), position)) return 'stalemate';
  if (settings.material === 'draw' && isBare(state)) return 'material';
  if (settings.repetition === 'draw' && hasRepeated(state, board)) return 'repetition';
  if (settings.fiftyMoves === 'draw' && position.halfMoves >= FIFTY_MOVES_EACH) return 'fifty-moves';
  return null;
};

/**
 * What the last move of a player has ended (S6, S8, S10), or null.
 * @param state with that move made
 */
export const endAfterMove = (state: State, { board, side }: Seat, atMs: number): End | null => {
  if (isMated(state.settings, state.boards[board].position))
    return { result: teamAt(board, side), reason: 'mate', at: [{ board, side }], atMs };
  const reason = drawOn(state, board);
  return reason === null ? null : { result: 'draw', reason, at: [{ board, side }], atMs };
};

/** Whether the match ended by mate on the other board at the same moment (S9), so that a mate here still counts. */
export const mayMateAtOnce = ({ end, settings }: State, board: BoardId, nowMs: number): boolean =>
  end?.reason === 'mate' &&
  end.at.length === 1 &&
  end.at[0]?.board !== board &&
  Math.abs(nowMs - end.atMs) <= settings.simultaneousMs;

/** S9: mates on both boards by the same team win, by different teams draw. */
export const endOfBothMates = (end: End, mover: Seat): End => {
  const isSameTeam = end.result === teamAt(mover.board, mover.side);
  const at = [...end.at, mover];
  return isSameTeam ? { ...end, at } : { ...end, at, result: 'draw', reason: 'simultaneous-mates' };
};
