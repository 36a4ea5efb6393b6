import type { ArbiterSnapshot } from '../../shared/arbiter/data';
import { ClockForm } from '../../shared/arbiter/forms/ClockForm';
import { SeatChoice } from './parts';
import type { Seat } from './seats';

interface SeatClockFormProps {
  readonly match: ArbiterSnapshot['match'];
  readonly seats: readonly Seat[];
  /** The seat it begins with. */
  readonly first: Seat;
}

/** The clocks of a game that has one for each seat. */
export const SeatClockForm = ({ match, seats, first }: SeatClockFormProps) => (
  <ClockForm
    match={match}
    first={first.id}
    clockOf={(seatId) => {
      const { thread, side } = seats.find(({ id }) => id === seatId) ?? first;
      return { thread, side };
    }}
    choice={(seat, onChange) => <SeatChoice match={match} value={seat} onChange={onChange} testId="clock-seat" />}
  />
);
