import { Unbroken } from 'chess-match/client';
import type { Problem } from 'chess-match/client';
import type { ReactNode } from 'react';
import { Button, Refusal } from '../../shared';
import { lineOf } from 'chess-match/client/turn';
import type { Completion } from '../model/completion';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { HistoryButtons } from './HistoryButtons';
import { readinessOf, readinessText, type TurnWords } from './lacks';
import { PressClock } from './PressClock';
import { TurnLine } from './TurnLine';
import type { LineWriting } from '../../shared/writing';

/** A refusal of the press, unless the item it is about says the same already. */
const unsaid = (press: Problem | null, items: OperatorSnapshot['draft']['items']): Problem | null => {
  const isSaid = items.some(({ text, problem }) => problem?.code === press?.code && text === press?.item);
  return isSaid ? null : press;
};

interface TurnPanelProps {
  readonly writing: LineWriting;
  readonly completion: Completion;
  /** What a turn looks like as it is typed. */
  readonly hint: string;
  readonly words: TurnWords;
  /** The items of the line one by one, where they stand nowhere else. */
  readonly items?: ReactNode;
}

/** The turn in words: its line, its items, what it lacks; and the clock to press. */
export const TurnPanel = ({ writing, completion, hint, words, items }: TurnPanelProps) => {
  const strings = useStrings();
  const store = useStore();
  const state = useOperator();
  const { snapshot } = state;
  const { draft, ahead, refusal } = useEntry(null);
  const readiness = readinessOf(state);
  const refused = unsaid(refusal, snapshot?.draft.items ?? []);
  const byKeys = writing.read(ahead?.text ?? draft.typed?.text ?? lineOf(draft)).byKeys;
  const wholeTurn = snapshot?.match.status === 'playing' ? snapshot.draft.problems : [];
  return (
    <section className="turn-panel" aria-label={strings.turn.label}>
      <div className="turn-entry">
        <div className="turn-top">
          <p className={`lacks lacks-${readiness}`} role="status" data-testid="lacks">
            <Unbroken text={readinessText(state, strings, words)} />
          </p>
          {byKeys.length === 0 ? null : (
            <p className="by-keys" role="status" data-testid="by-keys">
              {strings.turn.byKeys(byKeys)}
            </p>
          )}
          {wholeTurn.map((problem) => (
            <Refusal key={problem.code} problem={problem} testId="problem-turn" />
          ))}
        </div>
        <div className="turn-row">
          <TurnLine completion={completion} writing={writing} hint={hint} />
          <Button
            disabled={lineOf(draft) === ''}
            onClick={() => {
              store.enter(null, { type: 'edited', line: '', typed: null });
            }}
          >
            {strings.turn.clear}
          </Button>
        </div>
        <Refusal
          problem={refused}
          testId="problem-press"
          onDismiss={() => store.enter(null, { type: 'refusalRead' })}
        />
        {items}
      </div>
      <HistoryButtons />
      <PressClock words={words} />
    </section>
  );
};
