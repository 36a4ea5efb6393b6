import { removePass, selectionOf, setSelection } from '../model/editDraft';
import type { BoardModel } from '../model/boardModel';
import { lineOf } from '../model/draftSync';
import { editLine } from '../state/intents';
import { useOperator, useStore, useStrings, useUi } from '../state/context';
import type { Making } from '../state/ui';

interface GiverHereProps {
  readonly making: Making;
  readonly model: BoardModel;
  readonly passSize: number;
}

/** On the board that gives chips in the pass or selection in the making: how far it is, and the way out. */
export const GiverHere = ({ making, model, passSize }: GiverHereProps) => {
  const strings = useStrings();
  const store = useStore();
  const { dispatch } = useUi();
  const { sync } = useOperator();
  const { board, chipsBefore } = model;
  const isPass = making.kind === 'pass';
  const placed = selectionOf(lineOf(sync), board).reduce((sum, { chips }) => sum + chips, 0);
  const undo = (): void => {
    editLine(store, (line) => (isPass ? removePass(line) : setSelection(line, board, [])));
    dispatch({ type: 'made' });
  };
  return (
    <div className="giver" data-testid={`giver-${board}`}>
      <p>{isPass ? strings.board.passFrom(board, passSize) : strings.board.selectFrom(board, placed, chipsBefore)}</p>
      {isPass ? null : (
        <button
          type="button"
          className="primary"
          disabled={placed !== chipsBefore}
          onClick={() => {
            dispatch({ type: 'made' });
          }}
        >
          {strings.board.done}
        </button>
      )}
      <button type="button" onClick={undo}>
        {isPass ? strings.cancel : strings.board.giveNotUp}
      </button>
    </div>
  );
};
