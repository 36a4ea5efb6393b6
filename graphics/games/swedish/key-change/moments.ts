import type { MatchView, Side } from 'chess-match/client';
import type { Announced } from '../../../air/visit/announced';
import type { Corrected } from '../../../air/visit/corrected';
import { newsOf } from '../../../air/visit/news';
import type { CourseView, End, PlayView, SwedishCourse, SwedishPlay } from '../shared/marks';
import { letterOf, partnerOf, teamAt } from 'chess-match/games/swedish';

/** What moments are read from. */
export interface MomentPicture {
  readonly match: Pick<MatchView, 'matchId' | 'turn' | 'correction' | 'threads' | 'seats'>;
  readonly play: PlayView;
  readonly course: CourseView;
}

/** A player, and the team it plays for. */
interface Player {
  readonly board: number;
  readonly side: Side;
  readonly team: Side;
}

type Happening =
  /** S2: a queen was taken for the partner, who plays `side` on `to`. */
  | (Player & { readonly kind: 'queen'; readonly turn: string; readonly to: Pick<Player, 'board' | 'side'> })
  /** S6, S12: nothing can be done before the partner gives one of these. */
  | (Player & { readonly kind: 'sits'; readonly inCheck: boolean; readonly waitsFor: readonly string[] })
  /** S12: mate follows any move. */
  | (Player & { readonly kind: 'waits' })
  /** S12: a move that loses here and wins on the partner's board. */
  | (Player & { readonly kind: 'kamikaze'; readonly san: string; readonly winsBy: string; readonly piece: string })
  /** A move of the past became another. */
  | { readonly kind: 'correction'; readonly corrected: Corrected }
  /** S8, S9: both boards have ended. */
  | { readonly kind: 'over'; readonly end: End };

/** Something worth telling that stands in a picture. */
export type Moment = Announced & Happening;
export type MomentOf<K extends Moment['kind']> = Extract<Moment, { readonly kind: K }>;

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly Moment['kind'][] = ['queen', 'kamikaze', 'waits', 'sits', 'correction', 'over'];

type BoardCourse = SwedishCourse['boards'][number];

const moment = (matchId: string | null, key: string, happening: Happening): Moment => {
  const id = `${matchId ?? ''} ${key}`;
  const once = happening.kind === 'kamikaze' || happening.kind === 'waits';
  return { id, factIds: [id], importance: IMPORTANCE.indexOf(happening.kind), once, ...happening };
};

/** How a board stands. Its own turn names it: nothing of this changes with the moves of the other board. */
const ofBoard = ({ match }: MomentPicture, { board, thread, ...stands }: BoardCourse): readonly Moment[] => {
  const turn = match.threads.find(({ id }) => id === thread)?.turn ?? '';
  const player = (side: Side): Player => ({ board, side, team: teamAt(match, { thread, side }) });
  const momentOf = (key: string, of: Happening): Moment => moment(match.matchId, `${key} ${turn}`, of);
  const { sitting, waiting, kamikaze } = stands;
  const [sacrifice] = kamikaze;
  return [
    ...(sacrifice ? [momentOf('kamikaze', { kind: 'kamikaze', ...player(sacrifice.side), ...sacrifice })] : []),
    ...(waiting ? [momentOf('waits', { kind: 'waits', ...player(waiting) })] : []),
    ...(sitting ? [momentOf('sits', { kind: 'sits', ...player(sitting.side), ...sitting })] : []),
  ];
};

const queens = ({ match }: MomentPicture, course: SwedishCourse): readonly Moment[] =>
  course.queens.map(({ turn, board, side }) => {
    const team = teamAt(match, { thread: letterOf(board), side });
    return moment(match.matchId, `queen ${turn}`, {
      kind: 'queen',
      turn,
      board,
      side,
      team,
      to: partnerOf({ board, side }),
    });
  });

const over = ({ match }: MomentPicture, { end }: SwedishPlay): readonly Moment[] =>
  end ? [moment(match.matchId, `over ${end.reason} ${end.at.length} ${end.atMs}`, { kind: 'over', end })] : [];

const corrections = ({ match: { matchId, correction } }: MomentPicture): readonly Moment[] =>
  correction === null
    ? []
    : [moment(matchId, `correction ${correction.seq}`, { kind: 'correction', corrected: correction })];

/** Everything worth telling that stands in a picture; what was undone is not there. */
export const momentsOf = (picture: MomentPicture): readonly Moment[] => {
  const { play, course } = picture;
  if (play.game !== 'swedish' || course.game !== 'swedish') return [];
  return [
    ...queens(picture, course),
    ...course.boards.flatMap((board) => ofBoard(picture, board)),
    ...corrections(picture),
    ...over(picture, play),
  ];
};

/** The end matters more than what brought it. */
const withoutWhatEnded = (moments: readonly Moment[]): readonly Moment[] => {
  const ends = moments.filter(({ kind }) => kind === 'over');
  return ends.length > 0 ? ends : moments;
};

/** What came between two pictures of one match: it stands in the second and did not in the first. */
export const momentsBetween = (previous: MomentPicture, current: MomentPicture): readonly Moment[] => {
  const { news, corrected } = newsOf(momentsOf)(previous, current);
  return corrected > 0 ? news : withoutWhatEnded(news);
};

/**
 * For a page that sees one picture alone: what stands now that matters most; a queen while its taking is the last move.
 */
export const latestMoment = (picture: MomentPicture): Moment | null =>
  momentsOf(picture)
    .filter(
      (candidate) =>
        candidate.kind !== 'correction' && (candidate.kind !== 'queen' || candidate.turn === picture.match.turn),
    )
    .sort((a, b) => b.importance - a.importance)[0] ?? null;
