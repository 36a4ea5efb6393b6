import { Unbroken } from 'chess-match/client';
import { Button, Refusal } from '../../shared';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { editLine } from '../state/intents';
import type { LineWriting } from '../../shared/writing';

interface StepsProps {
  readonly writing: LineWriting;
  /** Moves that are still to be made. */
  readonly open: number;
  /** The line as it was before its step of this index. */
  readonly back: (index: number) => string;
}

/** As many as are shown one by one; a turn may lack many more. */
const SHOWN_OPEN = 3;

/**
 * The moves of the line, numbered, with room for what it lacks; a press takes one back, and those after it, which stood
 * on it.
 */
export const Steps = ({ writing, open, back }: StepsProps) => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected } = useOperator();
  const { press } = useEntry(null);
  const { items = [], boards = [] } = snapshot?.draft ?? {};
  if (items.length + open === 0) return null;
  /** As the rules read it: a move typed by its squares, say, is shown as it is written. */
  const readAs = (index: number): string | undefined => boards[0]?.lastMoves[index]?.san;
  return (
    <ol className="steps" aria-label={strings.turn.items} data-testid="steps">
      {items.map(({ text, problem }, index) => {
        const shown = writing.shown((problem === null ? readAs(index) : undefined) ?? text, strings.language);
        return (
          <li key={index} className={problem === null ? 'step' : 'step step-wrong'} data-item={text}>
            <Button
              disabled={!isConnected || press !== null}
              title={strings.turn.takeBackStep(shown)}
              aria-label={strings.turn.takeBackStep(shown)}
              data-testid={`step-${index + 1}`}
              onClick={() => editLine(store, () => back(index))}
            >
              <span className="step-number">{index + 1}</span> <Unbroken text={shown} />{' '}
              <span aria-hidden="true">✕</span>
            </Button>
            {problem === null ? null : <Refusal problem={{ ...problem, item: null }} testId="problem-item" />}
          </li>
        );
      })}
      {Array.from({ length: Math.min(open, SHOWN_OPEN) }, (_, at) => (
        <li key={`open-${at}`} className="step-open">
          <span className="step-number">{items.length + at + 1}</span> …
        </li>
      ))}
      {open > SHOWN_OPEN ? <li className="step-more">{strings.turn.more(open - SHOWN_OPEN)}</li> : null}
    </ol>
  );
};
