import { isSame, seatingOf, type Game, type Seating } from './seating';
import { seatsAt, type Seats } from './seats';
import type { SeatsFile } from './seatsFile';

/** Told at the start and when places and keys are called otherwise. */
export type Seat = (seating: Seating) => void;

/** Says how places and keys are called now, before anything of the open game is published. @param match of the journal, by its id */
export const createSeating = (file: SeatsFile, seat: Seat, match: (matchId: string) => Game | null) => {
  let seats: Seats | null = file.found === 'lost' ? null : file.found;
  let told: Seating | null = null;
  return (game: Game | null): void => {
    if (game === null) return;
    const next = seatsAt(seats, seatingOf(game, match));
    const { series, turned } = next;
    const isNews = next.matches !== seats?.matches || !isSame(next, seats);
    seats = next;
    if (isNews) file.write(seats);
    if (isSame(told, next)) return;
    told = { series, turned };
    seat(told);
  };
};
