import type { BoardView, ClocksView, MatchView, PeopleView, Side } from 'chess-match/client';
import { isApart, playerAt, teamAt, type Clock } from 'chess-match/client/view';
import { teamName } from '../air/people/teamName';

/** What is told of who plays from. */
export interface WhoPicture {
  readonly match: MatchView;
  readonly clocks: ClocksView;
  readonly people: PeopleView;
}

/** Who plays a side of a board. */
export interface Who {
  readonly team: Side;
  /** The player where one is entered, else the team. */
  readonly name: string;
  readonly isTeam: boolean;
  /** The time of this side where boards are played apart; where they are not, the score bug has it. */
  readonly clock: Clock | null;
}

const clockAt = ({ match, clocks }: WhoPicture, board: number, side: Side): Clock | null => {
  const thread = match.threads.find(({ boards }) => boards.includes(board));
  const own = clocks.clocks.find((clock) => clock.thread === thread?.id && clock.side === side);
  return (isApart(match) && own) || null;
};

export const whoPlays = (picture: WhoPicture, board: number, side: Side): Who => {
  const { match, people } = picture;
  const team = teamAt(match, board, side);
  const player = playerAt(people, team, board);
  return {
    team,
    name: player || teamName(match, people, team),
    isTeam: player === '',
    clock: clockAt(picture, board, side),
  };
};

/** Half-points that a board has paid a side, where boards are played apart; null: none yet, or the score tells them. */
export const pointsOn = (match: MatchView, { result }: BoardView, side: Side): number | null =>
  isApart(match) && result !== null ? result[side] : null;
