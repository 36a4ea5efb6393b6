import type { RosterPerson } from 'chess-match/client';
import type { RosterTexts } from './texts/texts';
import type { useSeats } from './useSeats';

interface EmptySeatsProps {
  readonly texts: RosterTexts;
  readonly seats: ReturnType<typeof useSeats>;
  readonly members: readonly RosterPerson[];
}

/** The places of a team at which nobody sits yet. */
export const EmptySeats = ({ texts, seats, members }: EmptySeatsProps) => {
  const empty = seats.filter(({ board }) => !members.some(({ seat }) => seat === board));
  if (empty.length === 0) return null;
  return (
    <p className="empty-seats" role="status" data-testid="empty-seats">
      {texts.emptySeats(empty.map(({ thread, side }) => texts.seatAt(thread, side)))}
    </p>
  );
};
