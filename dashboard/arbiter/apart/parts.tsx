import { useReplicant } from 'chess-match/client';
import { Field, Select, useLanguage } from '../../shared';
import type { ArbiterSnapshot } from '../../shared/arbiter/data';
import { usePlayerAt } from '../../shared/usePlayerAt';
import { seatsOf, type Seat } from './seats';
import { APART_ARBITER_TEXTS, type ApartArbiterTexts } from './texts';

export const useTexts = (): ApartArbiterTexts => APART_ARBITER_TEXTS[useLanguage()];

/** A seat in words, with the name of who sits there: "White, board A · Ivanova". */
export const useSeatName = (): ((seat: Seat) => string) => {
  const texts = useTexts();
  const playerAt = usePlayerAt(useReplicant('match'));
  return (seat) => [texts.seat(seat.thread, seat.side), playerAt(seat.team, seat.board)].filter(Boolean).join(' · ');
};

interface SeatChoiceProps {
  readonly match: ArbiterSnapshot['match'];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly testId: string;
}

/** One of the players. */
export const SeatChoice = ({ match, value, onChange, testId }: SeatChoiceProps) => {
  const texts = useTexts();
  const nameOf = useSeatName();
  return (
    <Field label={texts.who} className="wide">
      <Select
        value={value}
        options={seatsOf(match).map((seat) => ({ value: seat.id, label: nameOf(seat) }))}
        onChange={onChange}
        testId={testId}
      />
    </Field>
  );
};
