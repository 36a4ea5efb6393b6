import type { Problem, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { useState } from 'react';
import { Button, Field, Refusal, Select, TextInput } from '../../ui';
import { useArbiterTexts, useThreadNames, type ArbiterSnapshot } from '../data';
import { problemOf } from '../useAct';
import { liveBoard } from './liveBoard';

/** As the commands' schema has it. */
export const REASON_LIMIT = 500;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: Problem | null;
  readonly testId: string;
  readonly autoFocus?: boolean;
}

/** The reason that goes into the protocol; the server refuses to do without where one is due. */
export const ReasonField = ({ value, onChange, problem, testId, autoFocus = false }: ReasonFieldProps) => {
  const texts = useArbiterTexts();
  return (
    <Field label={texts.reason} problem={problemOf(problem, 'reason/missing')} className="wide">
      <TextInput
        value={value}
        maxLength={REASON_LIMIT}
        placeholder={texts.reasonHint}
        data-testid={testId}
        autoFocus={autoFocus}
        onChange={onChange}
      />
    </Field>
  );
};

interface SideChoiceProps {
  readonly value: Side;
  readonly onChange: (side: Side) => void;
  readonly label: string;
  readonly testId: string;
}

export const SideChoice = ({ value, onChange, label, testId }: SideChoiceProps) => {
  const texts = useArbiterTexts();
  return (
    <div className="choice" role="group" aria-label={label}>
      {SIDES.map((side) => (
        <Button
          local
          key={side}
          pressed={side === value}
          data-testid={`${testId}-${side}`}
          onClick={() => onChange(side)}
        >
          {texts.side[side]}
        </Button>
      ))}
    </div>
  );
};

interface LiveBoard {
  /** Null if none is. */
  readonly board: number | null;
  readonly choose: (board: number) => void;
  /** Chooses the board on show: something is being typed for it. */
  readonly hold: () => void;
}

/** The board a form is about; see liveBoard. */
export const useLiveBoard = ({ match: { liveBoards } }: ArbiterSnapshot): LiveBoard => {
  const [chosen, setChosen] = useState<number | null>(null);
  const board = liveBoard(chosen, liveBoards);
  const hold = (): void => {
    if (board !== null) setChosen(board);
  };
  return { board, choose: setChosen, hold };
};

interface BoardChoiceProps {
  readonly snapshot: ArbiterSnapshot;
  readonly value: number | null;
  readonly onChange: (board: number) => void;
  readonly testId: string;
}

/** One of the live boards. */
export const BoardChoice = ({ snapshot, value, onChange, testId }: BoardChoiceProps) => {
  const texts = useArbiterTexts();
  const { boardName } = useThreadNames();
  return (
    <Field label={texts.board}>
      <Select
        value={value === null ? null : String(value)}
        options={snapshot.match.liveBoards.map((board) => ({ value: String(board), label: boardName(board) }))}
        onChange={(board) => onChange(Number(board))}
        testId={testId}
      />
    </Field>
  );
};

interface OutcomeProps {
  readonly problem: Problem | null;
  readonly isDone: boolean;
  readonly testId: string;
}

/** What became of a form's command, beside its button. */
export const Outcome = ({ problem, isDone, testId }: OutcomeProps) => {
  const texts = useArbiterTexts();
  return (
    <span className="outcome" role="status">
      <Refusal problem={problem} testId={testId} />
      {isDone ? <span className="outcome-done">✓ {texts.done}</span> : null}
    </span>
  );
};
