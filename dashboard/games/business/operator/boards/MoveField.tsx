import { flushSync } from 'react-dom';
import { Button } from '../../../../shared';
import type { BoardModel } from 'chess-match/games/business';
import { itemBegun } from '../model/fieldText';
import { useStrings } from '../../../../operator/state/context';
import { FieldMoves } from './FieldMoves';
import { useMoveField } from './useMoveField';

interface MoveFieldProps {
  readonly model: BoardModel;
  /** What was begun in another turn is void. */
  readonly turn: string;
  readonly isEnabled: boolean;
  /** The move, or null to take it off the line. */
  readonly onMove: (san: string | null) => void;
  /** After a move was entered by Enter. */
  readonly onDone: () => void;
  /** What was typed began an item of the line, of this board or another: "2:". */
  readonly onItem: (board: number) => void;
  readonly onFocus: () => void;
}

/** A move typed on its own board. What is being typed stays here until it is a move. */
export const MoveField = ({ model, turn, isEnabled, onMove, onDone, onItem, onFocus }: MoveFieldProps) => {
  const strings = useStrings();
  const { setTyped, text, found, isBegun, isWrong, isRefused, isDone, settle } = useMoveField(model, turn, onMove);
  const take = (san: string | null): void => {
    setTyped(null);
    onMove(san);
  };
  const listId = `moves-${model.board}`;
  return (
    <div className="move-field">
      <input
        type="text"
        value={text}
        disabled={!isEnabled}
        aria-label={strings.board.field(model.board)}
        aria-invalid={isWrong || isRefused}
        aria-describedby={isWrong ? `${listId}-wrong` : undefined}
        data-testid={`field-${model.board}`}
        data-done={isDone}
        placeholder={strings.board.fieldHint}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => {
          event.target.select();
          onFocus();
        }}
        onChange={({ target: { value } }) => {
          const item = itemBegun(value, model.board);
          setTyped(item === null ? value : null);
          if (item !== null) onItem(item);
        }}
        onBlur={() => {
          settle(false);
        }}
        onKeyDown={({ key, ctrlKey, currentTarget }) => {
          if (key === 'Escape') setTyped(null);
          if (key !== 'Enter' || ctrlKey) return;
          // As it stands on the line, in the letters of the page: what is marked before is not marked after.
          if (flushSync(() => settle(true))) onDone();
          else currentTarget.select();
        }}
      />
      {model.drafted !== null && isEnabled ? (
        <Button kind="quiet" aria-label={`${strings.board.removeMove} ${model.board}`} onClick={() => take(null)}>
          ✕
        </Button>
      ) : null}
      {isWrong ? (
        <span className="problem" role="alert" id={`${listId}-wrong`}>
          {strings.board.notAMove(text)}
        </span>
      ) : null}
      <FieldMoves moves={isBegun ? found : []} onTake={take} />
    </div>
  );
};
