import { isSame, seatingOf, type Game, type Seating } from './seating';
import { seatsAt } from './seats';
import type { KeptSeats } from './keptSeats';

/**
 * Told at the start and when places and keys are called otherwise.
 * @param isUnsure what says no naming, or another one, is nobody knows whose: it is from before an update that was made
 *   in a game with colours reversed, or who sits where was lost
 */
export type Seat = (seating: Seating, isUnsure: boolean) => void;

/**
 * Says how places and keys are called now, before anything of the open game is published. @param match of the journal,
 * by its id
 */
export const createSeating = (kept: KeptSeats, seat: Seat, match: (matchId: string) => Game | null) => {
  const isLost = kept.found === 'lost';
  let seats = kept.found === 'lost' ? null : kept.found;
  let last: Seating | null = null;
  const tell = ({ series, turned }: Seating, isUnsure: boolean): void => {
    const next = { series, turned };
    if (isSame(last, next)) return;
    last = next;
    seat(next, isUnsure);
  };
  return (game: Game | null): void => {
    if (game === null) {
      if (seats !== null) tell(seats, false);
      return;
    }
    const own = seatingOf(game, match);
    const next = seatsAt(seats, own);
    const isNews = next.matches !== seats?.matches || !isSame(next, seats);
    seats = next;
    if (isNews) kept.write(seats);
    tell(seats, own.turned || (isLost && last === null));
  };
};
