import type { PeopleView } from '@schemas/people';
import type { Side } from '@schemas/boards';

/**
 * The name of who sits at a board for a team: the hall's tables have the numbers of the boards. Empty where nobody was
 * entered.
 */
export const playerAt = (people: Pick<PeopleView, Side> | undefined, team: Side, board: number): string =>
  people?.[team].people.find(({ seat }) => seat === board)?.name ?? '';

/** A seat of a team where boards go on by themselves: whose colour is had at which board. */
export interface TeamSeat {
  readonly thread: string;
  readonly board: number;
  readonly side: Side;
}

/** Of a match: its threads with the numbers of their boards, and who plays which side. */
interface Seated {
  readonly threads: readonly { readonly id: string; readonly boards: readonly number[] }[];
  readonly seats: readonly { readonly thread: string; readonly side: Side; readonly team: Side }[];
}

/** Lists the seats of a team, a board each; none in a game whose team plays all boards together. */
export const seatsOfTeam = ({ threads, seats }: Seated, team: Side): readonly TeamSeat[] =>
  threads.length < 2
    ? []
    : threads.flatMap(({ id, boards: [board] }) => {
        const side = seats.find((seat) => seat.thread === id && seat.team === team)?.side;
        return board === undefined || side === undefined ? [] : [{ thread: id, board, side }];
      });
