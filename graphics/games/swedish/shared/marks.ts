import type { MatchView, Replicants, Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { teamAt, type Seat } from 'chess-match/games/swedish';

export type PlayView = Replicants['play'];
export type CourseView = Replicants['course'];
export type SwedishPlay = Extract<PlayView, { game: 'swedish' }>;
export type SwedishCourse = Extract<CourseView, { game: 'swedish' }>;
export type End = NonNullable<SwedishPlay['end']>;

/** What is to be told of a player, beside name and time (S8, S12). */
export type Mark =
  | { readonly kind: 'won' }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'aborted' }
  /** Nothing can be done before the partner gives one of these. */
  | { readonly kind: 'sits'; readonly waitsFor: readonly string[] }
  /** Any move loses: the player lets the clock run. */
  | { readonly kind: 'waits' }
  /** The team's offer of a draw stands. */
  | { readonly kind: 'offers' }
  /** S13: this board must move next. */
  | { readonly kind: 'demanded' }
  /** A move that loses here and wins there. */
  | { readonly kind: 'kamikaze'; readonly san: string };

/** The player to whom it happened: a mate is told of the one who gave it. */
export const loserAt = ({ reason, at }: End): readonly { readonly board: number; readonly side: Side }[] =>
  reason === 'mate' ? at.map(({ board, side }) => ({ board, side: opponent(side) })) : at;

const endMark = (end: End, team: Side, board: number, side: Side): Mark | null => {
  if (end.result === null) return { kind: 'aborted' };
  if (end.result === 'draw') return { kind: 'drawn' };
  if (end.result === team) return { kind: 'won' };
  const isHere = end.at.length === 0 || loserAt(end).some((seat) => seat.board === board && seat.side === side);
  return isHere ? { kind: 'lost', reason: end.reason } : null;
};

/** What is read for it. */
export interface MarkedPicture {
  readonly match: Pick<MatchView, 'seats' | 'threads'>;
  readonly play: PlayView;
  readonly course: CourseView;
}

/** The one thing that matters most now about a player; null for nothing. */
export const markOf = ({ match, play, course }: MarkedPicture, seat: Seat): Mark | null => {
  if (play.game !== 'swedish' || course.game !== 'swedish') return null;
  const here = course.boards.find(({ thread }) => thread === seat.thread);
  if (!here) return null;
  const team = teamAt(match, seat);
  if (play.end) return endMark(play.end, team, here.board, seat.side);
  if (here.sitting?.side === seat.side) return { kind: 'sits', waitsFor: here.sitting.waitsFor };
  if (here.waiting === seat.side) return { kind: 'waits' };
  if (play.offers.includes(team)) return { kind: 'offers' };
  const toMove = match.threads.find(({ id }) => id === seat.thread)?.toMove;
  if (play.demanded === here.board && toMove === seat.side) return { kind: 'demanded' };
  const sacrifice = here.kamikaze.find(({ side }) => side === seat.side);
  return sacrifice ? { kind: 'kamikaze', san: sacrifice.san } : null;
};
