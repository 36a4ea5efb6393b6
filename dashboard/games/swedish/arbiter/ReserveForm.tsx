import { useState } from 'react';
import { Button, Field, NumberInput, Select } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { DecisionForm } from '../../../shared/arbiter/forms/DecisionForm';
import { Preview } from '../../../shared/arbiter/Preview';
import { problemOf } from '../../../shared/arbiter/useAct';
import { useDecision, useTrial } from '../../../shared/arbiter/useDecision';
import { SeatChoice } from '../../../arbiter/apart/parts';
import { seatsOf } from '../../../arbiter/apart/seats';
import { useTexts } from './texts';

/** As the command's schema has it. */
const MOST = 32;
const AT_FIELD = ['correct/bad_reserve', 'correct/no_change'] as const;

/** The arbiter sets how many pieces of a kind lie in a player's reserve (S2). */
export const ReserveForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const words = useArbiterTexts().corrections;
  const texts = useTexts();
  const { match } = snapshot;
  const decision = useDecision(match.version);
  const { pending, problem, touched } = decision;
  const seats = seatsOf(match);
  const [seatId, setSeatId] = useState(seats[0]?.id ?? '');
  const [piece, setPiece] = useState('P');
  const [typed, setTyped] = useState<number | null>(null);
  const seat = seats.find(({ id }) => id === seatId);
  const board = seat?.board ?? null;
  const reserves = snapshot.boards.boards.find((view) => view.board === board)?.reserves ?? null;
  const pieces = seat === undefined || reserves === null ? [] : reserves[seat.side];
  const now = pieces.find((held) => held.piece === piece)?.count ?? 0;
  const count = typed ?? now;
  const isOpen = match.status === 'playing' && board !== null && seat !== undefined && count !== now;
  const body = isOpen
    ? ({ type: 'correctReserve', expectedVersion: match.version, board, side: seat.side, piece, count } as const)
    : null;
  const answer = useTrial(body);
  const send = async (): Promise<void> => {
    if (body !== null && (await decision.send(body))) setTyped(null);
  };
  /** Another place has another number: what was typed for the last one is none of its. */
  const elsewhere = (set: (value: string) => void) =>
    touched((value: string) => {
      set(value);
      setTyped(null);
    });
  return (
    <DecisionForm
      decision={decision}
      id="reserve"
      atFields={AT_FIELD}
      buttons={
        <Button busy={pending} disabled={body === null} data-testid="reserve-correct" onClick={() => void send()}>
          {words.correct}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problem !== null} />}
    >
      <SeatChoice match={match} value={seatId} onChange={elsewhere(setSeatId)} testId="reserve-seat" />
      <Field label={texts.piece}>
        <Select
          value={piece}
          options={pieces.map((held) => ({ value: held.piece, label: texts.pieces[held.piece] ?? held.piece }))}
          onChange={elsewhere(setPiece)}
          testId="reserve-piece"
        />
      </Field>
      <Field label={texts.count} problem={problemOf(problem, ...AT_FIELD)}>
        <NumberInput value={count} min={0} max={MOST} data-testid="reserve-count" onChange={touched(setTyped)} />
      </Field>
    </DecisionForm>
  );
};
