import { problemText } from 'chess-match/client';
import { Button, Refusal } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';
import type { OperatorStore } from '../state/store';
import type { OperatorSnapshot } from '../state/snapshot';
import type { ApartEntry } from './model/board';
import { choiceText, type BoardChoice } from './model/boardChoice';
import { useApartTexts } from './game';

/** Starts the clocks of both boards, or stops them; moves made meanwhile do not void it. */
export const toggleBoth = (store: OperatorStore, isRunning: boolean, reason: string): void => {
  void store.act('clock', () =>
    isRunning ? { type: 'stopClock', expectedVersion: null, reason } : { type: 'startClock', expectedVersion: null },
  );
};

interface DeskHeadProps {
  readonly snapshot: OperatorSnapshot;
  readonly entry: ApartEntry;
  readonly choice: BoardChoice;
  readonly onChoose: (choice: BoardChoice) => void;
}

/** Which boards are entered here, and the clocks of both. */
export const DeskHead = ({ snapshot, entry, choice, onChoose }: DeskHeadProps) => {
  const strings = useStrings();
  const texts = useApartTexts();
  const store = useStore();
  const { busy, refusals } = useOperator();
  const { running } = snapshot.clocks;
  const why = running ? entry.stopClock : entry.startClock;
  const choices: readonly (readonly [BoardChoice, string])[] = [
    ...entry.boards.map(({ thread }) => [{ thread }, texts.choice.board(thread)] as const),
    ['both', texts.choice.both],
  ];
  return (
    <div className="apart-desk-head">
      <div className="apart-choice" role="group" aria-label={texts.choice.label}>
        {choices.map(([each, label]) => (
          <Button
            key={choiceText(each)}
            local
            pressed={choiceText(each) === choiceText(choice)}
            data-testid={`choose-${choiceText(each)}`}
            onClick={() => onChoose(each)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Button
        kind={running ? 'plain' : 'primary'}
        keyId="clock"
        busy={busy.has('clock')}
        disabled={why !== null}
        title={why === null ? undefined : problemText(why, strings.language)}
        data-testid="both-clocks"
        onClick={() => toggleBoth(store, running, strings.header.stopReason)}
      >
        {running ? `❚❚ ${texts.clock.stop}` : `▶ ${texts.clock.start}`}
      </Button>
      {refusals.clock === undefined ? null : <Refusal problem={refusals.clock} testId="problem-clock" />}
    </div>
  );
};
