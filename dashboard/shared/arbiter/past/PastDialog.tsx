import { useRef } from 'react';
import { Button, Dialog, Refusal } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { otherProblem } from '../useAct';
import { Desks } from './Desks';
import { PastForm } from './PastForm';
import { TurnList } from './TurnList';
import { usePast } from './usePast';
import { withLine } from './pastEdits';

interface PastDialogProps {
  readonly snapshot: ArbiterSnapshot;
  readonly onClose: () => void;
}

/** Turns of the past made others (B27), and everything after them played again. Mount it to open it. */
export const PastDialog = ({ snapshot, onClose }: PastDialogProps) => {
  const texts = useArbiterTexts();
  const words = texts.past;
  const past = usePast(snapshot);
  const { asked, setAsked, answer, problem, isBarred, isRunning } = past;
  const correction = answer?.ok === true ? answer.correction : null;
  const right = useRef<HTMLDivElement>(null);
  const commit = async (): Promise<void> => {
    if (await past.commit()) onClose();
  };
  const goOn = (): void => {
    const wrong = right.current?.querySelector<HTMLElement>('.desk[data-wrong="true"] input');
    (wrong ?? right.current?.querySelector<HTMLElement>('[data-testid="past-reason"]'))?.focus();
  };
  return (
    <Dialog
      title={words.title}
      open
      wide
      onClose={onClose}
      testId="past"
      footer={
        <>
          <Refusal problem={otherProblem(problem, 'reason/missing')} testId="problem-past" />
          {isRunning ? <span className="ui-hint past-running">{texts.corrections.stopsFirst}</span> : null}
          <Button
            kind="danger"
            busy={past.pending}
            disabled={isBarred}
            data-testid="past-commit"
            onClick={() => void commit()}
          >
            {isRunning ? words.stopAndCommit : words.commit}
          </Button>
        </>
      }
    >
      <div className="past">
        <TurnList
          turns={correction?.turns ?? []}
          isChosen={(number) => asked.lines.has(number)}
          isGone={(number) => correction?.gone.includes(number) === true}
          onChoose={({ number, line }) => setAsked(withLine(asked, number, asked.lines.get(number) ?? line))}
        />
        <div className="past-work" ref={right}>
          <p className="ui-hint">{words.hint(correction?.turns[0]?.thread ?? null)}</p>
          <Desks past={past} onEnter={goOn} />
          {answer?.ok === false ? <Refusal problem={answer.error} testId="past-refusal" /> : null}
          {asked.lines.size + asked.cutFrom.length === 0 ? null : (
            <PastForm past={past} onCommit={() => void commit()} />
          )}
        </div>
      </div>
    </Dialog>
  );
};
