import { Button } from '../../../../shared';
import { Stepper } from '../../../../shared/Stepper';
import { lineOf } from 'chess-match/client/turn';
import { type BoardModel, selectionOf, setSelection } from 'chess-match/games/business';
import { editLine } from '../../../../operator/state/intents';
import { passTo } from '../state/intents';
import { useEntry, useStore } from '../../../../operator/state/context';
import { useDoing } from '../state/context';
import type { PendingKeyChange } from '../state/doing';
import { useBusinessTexts } from '../texts';

interface ChipsHereProps {
  readonly making: PendingKeyChange;
  readonly giver: BoardModel;
  readonly target: number;
  readonly passSize: number;
  readonly isOneOnly: boolean;
}

/** On a board that may receive chips of the pass or selection in the making: how many. */
export const ChipsHere = ({ making, giver, target, passSize, isOneOnly }: ChipsHereProps) => {
  const texts = useBusinessTexts();
  const store = useStore();
  const { change } = useDoing();
  const { draft } = useEntry(null);
  const from = making.board;
  if (making.kind === 'pass')
    return (
      <Button
        kind="primary"
        className="here"
        data-testid={`pass-here-${target}`}
        onClick={() => {
          passTo(store, from, target);
          change({ type: 'made' });
        }}
      >
        {texts.board.passHere(passSize, from)}
      </Button>
    );
  const rating = giver.chipsBefore;
  const placed = selectionOf(lineOf(draft), from);
  const here = placed.find(({ board }) => board === target)?.chips ?? 0;
  const rest = rating - placed.reduce((sum, { chips }) => sum + chips, 0);
  const place = (chips: number): void => {
    editLine(store, (line) => {
      const others = selectionOf(line, from).filter(({ board }) => board !== target);
      const targets = [...others, { board: target, chips }].toSorted((a, b) => a.board - b.board);
      return setSelection(line, from, targets);
    });
  };
  return (
    <div className="here here-select">
      {isOneOnly ? null : (
        <Stepper
          label={texts.board.selectHere(target)}
          value={here}
          min={0}
          max={here + rest}
          lessLabel={texts.board.less}
          moreLabel={texts.board.more}
          onChange={place}
        />
      )}
      <Button
        data-testid={`select-here-${target}`}
        onClick={() => {
          editLine(store, (line) => setSelection(line, from, [{ board: target, chips: rating }]));
        }}
      >
        {texts.board.selectAll(from)}
      </Button>
    </div>
  );
};
