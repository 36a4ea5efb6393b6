import { useState } from 'react';
import { boardName } from 'chess-match/client/view';
import { Button, Field, TextInput } from '../../ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../data';
import { Preview } from '../Preview';
import { TypedBoard } from '../../position/TypedBoard';
import { problemOf } from '../useAct';
import { useDecision, useTrial } from '../useDecision';
import { DecisionForm } from './DecisionForm';
import { fenIn, type StateJson } from './fenIn';
import { BoardChoice, useLiveBoard } from './parts';

const AT_FIELD = [
  ...['correct/bad_position', 'correct/side_to_move', 'correct/no_change', 'correct/mated', 'correct/over'],
] as const;
/** Where no board is live, nothing is drawn of one. */
const ORDINARY = { files: 8, ranks: 8 };
/** As the command's schema has it. */
const FEN_LIMIT = 200;

/** As whatever else nobody answers. */
const UNANSWERED = { code: 'client/no_answer', params: {}, rule: null, item: null } as const;

/** The position of a board as the server has it; null when it cannot be asked. */
const presentFen = async (board: number, name: string): Promise<string | null> => {
  try {
    return fenIn((await (await fetch('/chess-match/state')).json()) as StateJson, board, name);
  } catch {
    return null;
  }
};

/** The arbiter sets the position of a live branch (B27). */
export const PositionForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const { version } = snapshot.match;
  const decision = useDecision(version);
  const { problem, pending, touched } = decision;
  const { board, choose, hold } = useLiveBoard(snapshot);
  const [fen, setFen] = useState('');
  const [isUnanswered, setUnanswered] = useState(false);
  const body =
    board === null || fen.trim() === ''
      ? null
      : ({ type: 'correctPosition', expectedVersion: version, board, fen: fen.trim() } as const);
  const answer = useTrial(body);
  const size = snapshot.boards.boards.find((view) => view.board === board) ?? ORDINARY;
  const tried = answer !== null && !answer.ok ? answer.error : null;
  const atField = isUnanswered ? UNANSWERED : problemOf(problem ?? tried, ...AT_FIELD);
  const set = touched((value: string) => {
    hold();
    setUnanswered(false);
    setFen(value);
  });
  const send = async (): Promise<void> => {
    if (body !== null && (await decision.send(body))) setFen('');
  };
  return (
    <DecisionForm
      decision={decision}
      id="position"
      atFields={AT_FIELD}
      buttons={
        <Button busy={pending} disabled={body === null} data-testid="position-correct" onClick={() => void send()}>
          {words.correct}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problemOf(tried, ...AT_FIELD) !== null} />}
    >
      {snapshot.match.boards === 1 ? null : (
        <BoardChoice snapshot={snapshot} value={board} onChange={choose} testId="position-board" />
      )}
      <Field label={words.fen} className="wide" problem={atField === null ? null : { ...atField, item: null }}>
        <TextInput value={fen} maxLength={FEN_LIMIT} spellCheck={false} data-testid="position-fen" onChange={set} />
      </Field>
      <Button
        disabled={board === null}
        data-testid="position-now"
        onClick={() => {
          if (board !== null)
            void presentFen(board, boardName(snapshot.match, board)).then((now) =>
              now === null ? setUnanswered(true) : set(now),
            );
        }}
      >
        {words.fenNow}
      </Button>
      {body === null ? null : (
        <TypedBoard game={snapshot.match.game} fen={fen} size={size} fits={answer?.ok === true} />
      )}
    </DecisionForm>
  );
};
