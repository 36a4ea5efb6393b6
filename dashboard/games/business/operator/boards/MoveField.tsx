import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../shared';
import { sanIn } from 'chess-match/client/view';
import { movesStarting } from 'chess-match/client/turn';
import type { BoardModel } from 'chess-match/games/business';
import { itemBegun, settleField } from '../model/fieldText';
import { useStrings } from '../../../../operator/state/context';

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

const LISTED = 8;

/** A move typed on its own board. What is being typed stays here until it is a move. */
export const MoveField = ({ model, turn, isEnabled, onMove, onDone, onItem, onFocus }: MoveFieldProps) => {
  const strings = useStrings();
  const [draft, setDraft] = useState<{ readonly turn: string; readonly text: string } | null>(null);
  const typed = draft?.turn === turn ? draft.text : null;
  const setTyped = (next: string | null): void => {
    setDraft(next === null ? null : { turn, text: next });
  };
  const { language } = strings;
  const meant = model.state === 'moved' ? (model.after.lastMoves.at(-1)?.san ?? model.drafted) : model.drafted;
  const text = typed ?? sanIn(meant ?? '', language);
  const found = typed === null || typed.trim() === '' ? [] : movesStarting(model.moves, typed.trim());
  const isWrong = typed !== null && typed.trim() !== '' && found.length === 0;
  const isDone = model.drafted !== null && typed === null && model.state === 'moved';
  const isRefused = typed === null && model.state === 'to-move' && model.drafted !== null && model.problems.length > 0;
  const listId = `moves-${model.board}`;

  /** @returns whether this board is done */
  const settle = (mayComplete: boolean): boolean => {
    if (typed === null) return !isRefused;
    const { move, isDone: isSettled } = settleField(model.moves, typed, mayComplete);
    onMove(move);
    setTyped(null);
    return isSettled;
  };
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
        <Button
          kind="quiet"
          aria-label={`${strings.board.removeMove} ${model.board}`}
          onClick={() => {
            setTyped(null);
            onMove(null);
          }}
        >
          ✕
        </Button>
      ) : null}
      {isWrong ? (
        <span className="problem" role="alert" id={`${listId}-wrong`}>
          {strings.board.notAMove(typed)}
        </span>
      ) : null}
      {found.length > 0 && found[0]?.san !== typed && sanIn(found[0]?.san ?? '', language) !== typed ? (
        <ul className="field-moves">
          {found.slice(0, LISTED).map(({ san }) => (
            <li key={san}>
              <Button
                tabIndex={-1}
                onPointerDown={(event) => {
                  event.preventDefault();
                }}
                onClick={() => {
                  onMove(san);
                  setTyped(null);
                }}
              >
                {sanIn(san, language)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
