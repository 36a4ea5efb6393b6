import { chipsOf } from 'chess-match/games/business';
import { useState } from 'react';
import { Button, Field, NumberInput } from '../../../../shared/ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../../shared/arbiter/data';
import { Preview } from '../../../../shared/arbiter/Preview';
import { problemOf } from '../../../../shared/arbiter/useAct';
import { useDecision, useTrial } from '../../../../shared/arbiter/useDecision';
import { DecisionForm } from '../../../../shared/arbiter/forms/DecisionForm';
import { BoardChoice, useLiveBoard } from '../../../../shared/arbiter/forms/parts';
import { useBusinessArbiterTexts } from '../texts';

/** As the command's schema has it. */
const MOST_CHIPS = 99;
const AT_FIELD = ['correct/bad_rating', 'correct/no_change'] as const;

/** The arbiter sets the chips of a live branch (B27). */
export const RatingForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const own = useBusinessArbiterTexts();
  const { version } = snapshot.match;
  const decision = useDecision(version);
  const { problem, pending, touched } = decision;
  const { board, choose, hold } = useLiveBoard(snapshot);
  const [typed, setTyped] = useState<number | null>(null);
  const [isTouched, setTouched] = useState(false);
  const chosen = snapshot.boards.boards.find((view) => view.board === board);
  const now = chosen === undefined ? null : chipsOf(chosen);
  const rating = isTouched ? typed : now;
  const body =
    board === null || rating === null || rating === now
      ? null
      : ({ type: 'correctRating', expectedVersion: version, board, rating } as const);
  const answer = useTrial(body);
  const send = async (): Promise<void> => {
    if (body !== null && (await decision.send(body))) setTouched(false);
  };
  return (
    <DecisionForm
      decision={decision}
      id="rating"
      atFields={AT_FIELD}
      buttons={
        <Button busy={pending} disabled={body === null} data-testid="rating-correct" onClick={() => void send()}>
          {words.correct}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} />}
    >
      <BoardChoice
        snapshot={snapshot}
        value={board}
        testId="rating-board"
        onChange={touched((value) => {
          choose(value);
          setTouched(false);
        })}
      />
      <Field label={own.rating.chips} problem={problemOf(problem, ...AT_FIELD)}>
        <NumberInput
          value={rating}
          min={1}
          max={MOST_CHIPS}
          data-testid="rating-chips"
          onChange={touched((value) => {
            hold();
            setTyped(value);
            setTouched(true);
          })}
        />
      </Field>
    </DecisionForm>
  );
};
