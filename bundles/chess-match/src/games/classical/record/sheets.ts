import { moveLabel } from '../../common/sides';
import { madeMove, positionRemark, withRemarks, type GameSheets, type Scored, type Sheet } from '../../common/sheets';
import { sideOf, teamAt } from '../rules/colours';
import { halvesOf, movesOn, numbered, onBoard, type State } from '../rules/state';

/** The last turn on a board, as it is called. */
const lastTurn = (state: State, board: number): string => {
  const last = movesOn(state, board).at(-1);
  return last === undefined ? '' : moveLabel(last.number, last.side);
};

const sheetOf = (state: State, { board, corrections, end }: ReturnType<typeof numbered>[number]): Sheet => {
  const { settings } = state;
  const moves = movesOn(state, board).map(({ number, side, san, clockMs, atMs }) =>
    madeMove({ number, side, text: san, clockMs, atMs }),
  );
  const remarks = corrections.map(({ afterMoves, fen }) => ({ after: afterMoves, remark: positionRemark(fen) }));
  const begun = settings.start === '' ? [] : [{ after: 0, remark: positionRemark(settings.start) }];
  return {
    key: `board-${board}`,
    board,
    name: String(board),
    teams: { white: teamAt(settings, board, 'white'), black: teamAt(settings, board, 'black') },
    form: 'pairs',
    ...withRemarks(moves, [...begun, ...remarks]),
    end: end === null ? null : { reason: end.reason, result: end.result, turn: lastTurn(state, board), remarks: [] },
  };
};

const scoredOn = (state: State, board: number): readonly Scored[] => {
  const end = onBoard(state, board)?.end ?? null;
  if (end === null) return [];
  const halves = halvesOf(end);
  return [
    {
      turn: lastTurn(state, board),
      board,
      reason: end.reason,
      halves: {
        white: halves[sideOf(state.settings, board, 'white')],
        black: halves[sideOf(state.settings, board, 'black')],
      },
      remarks: [],
    },
  ];
};

/** A sheet for each board of the match, and the boards in the order in which they ended. */
export const sheetsOf = (state: State): GameSheets => ({
  sheets: numbered(state).map((board) => sheetOf(state, board)),
  scored: state.ended.flatMap((board) => scoredOn(state, board)),
});
