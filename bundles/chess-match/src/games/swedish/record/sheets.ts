import {
  madeMove,
  positionRemark,
  withRemarks,
  type GameSheets,
  type Sheet,
  type SheetRemark,
} from '../../common/sheets';
import type { Side } from '../../common/sides';
import { colourOf, kindOf, numberOf, teamColourAt } from '../rules/numbers';
import { BOARDS, teamAt, type BoardId } from '../rules/seats';
import { movesOn, type Correction, type End, type State } from '../rules/state';
import { moveLabel } from '../rules/undoLabel';

const remarkOf = ({ set }: Correction): SheetRemark =>
  set.kind === 'position'
    ? positionRemark(set.fen)
    : { code: 'reserve', params: { side: set.side, piece: kindOf(set.piece), count: set.count } };

/** Both boards end together (S8): the winner by the colours of one of them. */
const resultOn = ({ result }: End, board: BoardId): Side | 'draw' | null => {
  if (result === null || result === 'draw') return result;
  return teamAt(board, 'white') === result ? 'white' : 'black';
};

/** The last turn on either board: it ended both (S8). */
const lastTurn = ({ moves }: State): string => {
  const last = moves.at(-1);
  return last === undefined ? '' : moveLabel(last);
};

const sheetOf = (state: State, board: BoardId): Sheet => {
  const { corrections, moves, end, settings } = state;
  const begun = board === 'A' ? settings.startA : settings.startB;
  const made = movesOn(state, board).map(({ number, side, san, clockMs, atMs }) =>
    madeMove({ number, side, text: san, clockMs, atMs }),
  );
  const madeHere = (count: number): number => moves.slice(0, count).filter((move) => move.board === board).length;
  const set = corrections
    .filter((correction) => correction.board === board)
    .map((correction) => ({ after: madeHere(correction.afterMoves), remark: remarkOf(correction) }));
  return {
    key: `board-${board.toLowerCase()}`,
    board: numberOf(board),
    name: board,
    teams: { white: teamColourAt(board, 'white'), black: teamColourAt(board, 'black') },
    form: 'pairs',
    ...withRemarks(made, [...(begun === '' ? [] : [{ after: 0, remark: positionRemark(begun) }]), ...set]),
    end: end === null ? null : { reason: end.reason, result: resultOn(end, board), turn: lastTurn(state), remarks: [] },
  };
};

const halvesOf = ({ result }: End, team: Side): number => {
  if (result === null) return 0;
  return result === 'draw' ? 1 : colourOf(result) === team ? 2 : 0;
};

/** A sheet for each of the two boards, and what the match came to. */
export const sheetsOf = (state: State): GameSheets => {
  const sheets = BOARDS.map((board) => sheetOf(state, board));
  const { end, moves } = state;
  if (end === null) return { sheets, scored: [] };
  const board = numberOf(end.at[0]?.board ?? moves.at(-1)?.board ?? 'A');
  const halves = { white: halvesOf(end, 'white'), black: halvesOf(end, 'black') };
  return { sheets, scored: [{ turn: lastTurn(state), board, reason: end.reason, halves, remarks: [] }] };
};
