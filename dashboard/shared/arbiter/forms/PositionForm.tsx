import { useState } from 'react';
import { Button, Field, TextInput } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { otherProblem, problemOf, useAct } from '../useAct';
import { usePreview } from '../usePreview';
import { BoardChoice, Outcome, ReasonField } from './parts';

const TRIAL_REASON = '?';
const AT_FIELD = ['correct/bad_position', 'correct/side_to_move', 'correct/no_change'] as const;
/** As the command's schema has it. */
const FEN_LIMIT = 200;

interface StateJson {
  readonly branches: readonly { readonly board: number; readonly fen: string }[];
}

/** The position of a board as the server has it; null when it cannot be asked. */
const presentFen = async (board: number): Promise<string | null> => {
  try {
    const state = (await (await fetch('/chess-match/state')).json()) as StateJson;
    return state.branches.find((branch) => branch.board === board)?.fen ?? null;
  } catch {
    return null;
  }
};

/** The arbiter sets the position of a live branch (B27). */
export const PositionForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const words = texts.corrections;
  const { version, liveBoards } = snapshot.match;
  const { act, pending, problem, isDone, clear } = useAct(version);
  const [chosen, setChosen] = useState<number | null>(null);
  const [fen, setFen] = useState('');
  const [reason, setReason] = useState('');
  const board = chosen !== null && liveBoards.includes(chosen) ? chosen : (liveBoards[0] ?? null);
  const command =
    board === null || fen.trim() === ''
      ? null
      : ({ type: 'correctPosition', expectedVersion: version, board, fen: fen.trim() } as const);
  const answer = usePreview(command === null ? null : { ...command, reason: reason.trim() || TRIAL_REASON });
  const tried = answer !== null && !answer.ok ? answer.error : null;
  const set = (value: string): void => {
    clear();
    setFen(value);
  };
  return (
    <form className="arbiter-form" onSubmit={(event) => event.preventDefault()}>
      <BoardChoice snapshot={snapshot} value={board} onChange={setChosen} testId="position-board" />
      <Field label={words.fen} className="wide" problem={problemOf(problem ?? tried, ...AT_FIELD)}>
        <TextInput value={fen} maxLength={FEN_LIMIT} spellCheck={false} data-testid="position-fen" onChange={set} />
      </Field>
      <Button
        disabled={board === null}
        data-testid="position-now"
        onClick={() => {
          if (board !== null) void presentFen(board).then((now) => (now === null ? undefined : set(now)));
        }}
      >
        {words.fenNow}
      </Button>
      <ReasonField
        value={reason}
        problem={problem}
        testId="position-reason"
        onChange={(value) => {
          clear();
          setReason(value);
        }}
      />
      <div className="form-buttons">
        <Button
          busy={pending}
          disabled={command === null}
          data-testid="position-correct"
          onClick={() => {
            if (command === null) return;
            void act((expectedVersion) => ({ ...command, expectedVersion, reason })).then((isAccepted) => {
              if (!isAccepted) return;
              setFen('');
              setReason('');
            });
          }}
        >
          {words.correct}
        </Button>
        <Outcome
          problem={otherProblem(problem, 'reason/missing', ...AT_FIELD)}
          isDone={isDone}
          testId="problem-position"
        />
      </div>
      {command === null ? null : <Preview answer={answer} hidesRefusal={problemOf(tried, ...AT_FIELD) !== null} />}
    </form>
  );
};
