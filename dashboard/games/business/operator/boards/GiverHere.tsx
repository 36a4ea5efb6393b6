import { Button } from '../../../../shared';
import { lineOf } from 'chess-match/client/turn';
import { removePass, selectionOf, setSelection, type BoardModel } from 'chess-match/games/business';
import { editLine } from '../../../../operator/state/intents';
import { useEntry, useStore, useStrings } from '../../../../operator/state/context';
import { useDoing } from '../state/context';
import type { PendingKeyChange } from '../state/doing';
import { useBusinessTexts } from '../texts';

interface GiverHereProps {
  readonly making: PendingKeyChange;
  readonly model: BoardModel;
  readonly passSize: number;
}

/** On the board that gives chips in the pass or selection in the making: how far it is, and the way out. */
export const GiverHere = ({ making, model, passSize }: GiverHereProps) => {
  const strings = useStrings();
  const texts = useBusinessTexts();
  const store = useStore();
  const { change } = useDoing();
  const { draft } = useEntry(null);
  const { board, chipsBefore } = model;
  const isPass = making.kind === 'pass';
  const placed = selectionOf(lineOf(draft), board).reduce((sum, { chips }) => sum + chips, 0);
  const undo = (): void => {
    editLine(store, (line) => (isPass ? removePass(line) : setSelection(line, board, [])));
    change({ type: 'made' });
  };
  return (
    <div className="giver" data-testid={`giver-${board}`}>
      <p>{isPass ? texts.board.passFrom(board, passSize) : texts.board.selectFrom(board, placed, chipsBefore)}</p>
      {isPass ? null : (
        <Button
          kind="primary"
          disabled={placed !== chipsBefore}
          onClick={() => {
            change({ type: 'made' });
          }}
        >
          {texts.board.done}
        </Button>
      )}
      <Button onClick={undo}>{isPass ? strings.cancel : texts.board.giveNotUp}</Button>
    </div>
  );
};
