import { problemText } from 'chess-match/client';
import { Key } from '../../shared';
import { ProblemText } from '../ProblemText';
import { useOperator, useStore, useStrings } from '../state/context';
import type { OperatorSnapshot, OperatorStore } from '../state/store';
import type { SwedishDesk } from './model/board';
import { choiceText, type BoardChoice } from './model/boardChoice';
import { useSwedishTexts } from './texts';

/** Starts the clocks of both boards, or stops them; moves made meanwhile do not void it. */
export const toggleBoth = (store: OperatorStore, isRunning: boolean, reason: string): void => {
  void store.act('clock', () =>
    isRunning ? { type: 'stopClock', expectedVersion: null, reason } : { type: 'startClock', expectedVersion: null },
  );
};

interface DeskHeadProps {
  readonly snapshot: OperatorSnapshot;
  readonly desk: SwedishDesk;
  readonly choice: BoardChoice;
  readonly onChoose: (choice: BoardChoice) => void;
}

/** Which boards are entered here, and the clocks of both. */
export const DeskHead = ({ snapshot, desk, choice, onChoose }: DeskHeadProps) => {
  const strings = useStrings();
  const texts = useSwedishTexts();
  const store = useStore();
  const { isConnected, busy, refusals } = useOperator();
  const { running } = snapshot.clocks;
  const why = running ? desk.stopClock : desk.startClock;
  const choices: readonly (readonly [BoardChoice, string])[] = [
    ...desk.boards.map(({ thread }) => [{ thread }, texts.choice.board(thread)] as const),
    ['both', texts.choice.both],
  ];
  return (
    <div className="sw-desk-head">
      <div className="sw-choice" role="group" aria-label={texts.choice.label}>
        {choices.map(([each, label]) => (
          <button
            key={choiceText(each)}
            type="button"
            aria-pressed={choiceText(each) === choiceText(choice)}
            data-testid={`choose-${choiceText(each)}`}
            onClick={() => onChoose(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={running ? 'clock-button' : 'clock-button clock-button-stopped'}
        disabled={!isConnected || busy.has('clock') || why !== null}
        title={why === null ? undefined : problemText(why, strings.language)}
        data-testid="both-clocks"
        onClick={() => toggleBoth(store, running, strings.header.stopReason)}
      >
        {running ? `❚❚ ${texts.clock.stop}` : `▶ ${texts.clock.start}`} <Key id="clock" />
      </button>
      {refusals.clock === undefined ? null : <ProblemText problem={refusals.clock} testId="problem-clock" />}
    </div>
  );
};
