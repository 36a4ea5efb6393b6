import { useState } from 'react';
import { Button, Field, NumberInput } from '../../ui';
import { boardsOf, useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { otherProblem, problemOf, useAct } from '../useAct';
import { usePreview } from '../usePreview';
import { BoardChoice, Outcome, ReasonField } from './parts';

/** As the command's schema has it. */
const MOST_CHIPS = 99;
const TRIAL_REASON = '?';
const AT_FIELD = ['correct/bad_rating', 'correct/no_change'] as const;

/** The arbiter sets the chips of a live branch (B27). */
export const RatingForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const { version, liveBoards } = snapshot.match;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<number | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [reason, setReason] = useState('');
  const board = chosen !== null && liveBoards.includes(chosen) ? chosen : (liveBoards[0] ?? null);
  const now = boardsOf(snapshot).find((view) => view.board === board)?.chips ?? null;
  const rating = isTouched ? typed : now;
  const command =
    board === null || rating === null || rating === now
      ? null
      : ({ type: 'correctRating', expectedVersion: version, board, rating } as const);
  const answer = usePreview(command === null ? null : { ...command, reason: reason.trim() || TRIAL_REASON });
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <BoardChoice
        snapshot={snapshot}
        value={board}
        testId="rating-board"
        onChange={(value) => {
          clear();
          setChosen(value);
          setTouched(false);
        }}
      />
      <Field label={words.chips} problem={problemOf(problem, ...AT_FIELD)}>
        <NumberInput
          value={rating}
          min={1}
          max={MOST_CHIPS}
          data-testid="rating-chips"
          onChange={(value) => {
            clear();
            setTyped(value);
            setTouched(true);
          }}
        />
      </Field>
      <ReasonField
        value={reason}
        problem={problem}
        testId="rating-reason"
        onChange={(value) => {
          clear();
          setReason(value);
        }}
      />
      <div className="form-buttons">
        <Button
          busy={pending}
          disabled={command === null}
          data-testid="rating-correct"
          onClick={() => {
            if (command === null) return;
            void act((expectedVersion) => ({ ...command, expectedVersion, reason })).then((isAccepted) => {
              if (!isAccepted) return;
              setReason('');
              setTouched(false);
            });
          }}
        >
          {words.correct}
        </Button>
        <Outcome
          problem={otherProblem(problem, 'reason/missing', ...AT_FIELD)}
          isDone={isDone}
          testId="problem-rating"
        />
      </div>
      {command === null ? null : <Preview answer={answer} />}
    </form>
  );
};
