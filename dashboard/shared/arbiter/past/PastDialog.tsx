import { useRef } from 'react';
import { Button, Dialog, Refusal } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { ClockChoice } from '../forms/ClockChoice';
import { ReasonField } from '../forms/parts';
import { otherProblem } from '../useAct';
import { DeskLine } from './DeskLine';
import { PastOutcome } from './PastOutcome';
import { TurnList } from './TurnList';
import { usePast, type Past } from './usePast';
import { cutFrom, withLine, withoutCut, withoutLine, writtenOf } from './pastEdits';

/** The turns being written, one below the other; Enter goes to what is to be done next. */
const Desks = ({ past, onEnter }: { readonly past: Past; readonly onEnter: () => void }) => {
  const words = useArbiterTexts().past;
  const { asked, setAsked, answer } = past;
  const correction = answer?.ok === true ? answer.correction : null;
  if (correction === null) return null;
  const written = writtenOf(asked, correction);
  const { turns } = correction;
  const cuts = turns.filter(({ number }) => asked.cutFrom.includes(number));
  return (
    <>
      {written.length + cuts.length === 0 ? <p className="ui-hint">{words.choose}</p> : null}
      {written.map((one) => {
        const { number } = one.turn;
        const isFresh = !asked.lines.has(number);
        return (
          <DeskLine
            key={number}
            written={one}
            isFresh={isFresh}
            autoFocus={!isFresh}
            onLine={(line) => setAsked(withLine(asked, number, line))}
            onLeave={() => setAsked(withoutLine(asked, number))}
            onCut={() => setAsked(cutFrom(asked, turns, one.turn))}
            onEnter={onEnter}
          />
        );
      })}
      {cuts.map(({ number, label, thread }) => (
        <p key={number} className="past-cut" data-testid={`past-cut-${number}`}>
          <b>{words.cutFrom(label, thread)}</b>
          <Button local kind="quiet" onClick={() => setAsked(withoutCut(asked, number))}>
            {words.uncut}
          </Button>
        </p>
      ))}
    </>
  );
};

interface PastDialogProps {
  readonly snapshot: ArbiterSnapshot;
  readonly onClose: () => void;
}

/** Turns of the past made others (B27), and everything after them played again. Mount it to open it. */
export const PastDialog = ({ snapshot, onClose }: PastDialogProps) => {
  const texts = useArbiterTexts();
  const words = texts.past;
  const past = usePast(snapshot);
  const { asked, setAsked, answer, problem, reason, touched, isBarred, isRunning, clocks } = past;
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
            <>
              <form
                className="arbiter-form"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isBarred && !past.pending) void commit();
                }}
              >
                <ReasonField value={reason} problem={problem} testId="past-reason" onChange={touched(past.setReason)} />
                <ClockChoice
                  value={clocks}
                  then={correction === null ? undefined : words.then(correction.then)}
                  testId="past-clocks"
                  onChange={past.setClocks}
                />
              </form>
              {correction !== null && answer?.ok === true && correction.misfit === null ? (
                <PastOutcome correction={correction} differences={answer.differences} />
              ) : null}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
};
