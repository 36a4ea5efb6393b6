import type { MatchView, ScoreView, Side } from 'chess-match/client';
import { endingOf, type Ending } from '../air/ending/ending';
import type { Announced } from '../air/visit/announced';
import type { Corrected } from '../air/visit/corrected';

/** What moments are read from. */
export interface MomentPicture {
  readonly match: Pick<MatchView, 'matchId' | 'status' | 'boards' | 'ply' | 'correction'>;
  readonly score: ScoreView;
}

type Entry = ScoreView['ledger'][number];

type Happening =
  /** A board ended, others go on. */
  | { readonly kind: 'ended'; readonly entry: Entry }
  /** A move of the past became another. */
  | { readonly kind: 'correction'; readonly corrected: Corrected }
  /** The match is over. */
  | { readonly kind: 'over'; readonly ending: Ending };

/** Something worth telling that stands in a picture. */
export type Moment = Announced & Happening;

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly Moment['kind'][] = ['ended', 'correction', 'over'];

const moment = ({ match: { matchId } }: MomentPicture, key: string, happening: Happening): Moment => {
  const id = `${matchId ?? ''} ${key}`;
  return { id, factIds: [id], importance: IMPORTANCE.indexOf(happening.kind), once: false, ...happening };
};

/** Everything worth telling that stands in a picture; what was undone is not there. */
export const momentsOf = (picture: MomentPicture): readonly Moment[] => {
  const { match, score } = picture;
  const ending = endingOf(picture);
  const ended = match.boards > 1 ? score.ledger : [];
  return [
    ...ended.map((entry) =>
      moment(picture, `ended ${entry.line} ${entry.kind} ${entry.ply}`, { kind: 'ended', entry }),
    ),
    ...(match.correction
      ? [moment(picture, `correction ${match.correction.seq}`, { kind: 'correction', corrected: match.correction })]
      : []),
    ...(ending ? [moment(picture, `over ${ending.winner} ${ending.kind} ${match.ply}`, { kind: 'over', ending })] : []),
  ];
};

/**
 * What came between two pictures of one match: it stands in the second and did not in the first. The end matters more
 * than what brought it.
 */
export const momentsBetween = (previous: MomentPicture, current: MomentPicture): readonly Moment[] => {
  if (previous.match.matchId !== current.match.matchId) return [];
  const known = new Set(momentsOf(previous).map(({ id }) => id));
  const isUndone = (current.match.correction?.seq ?? 0) < (previous.match.correction?.seq ?? 0);
  const news = isUndone ? [] : momentsOf(current).filter(({ id }) => !known.has(id));
  const isEnd = news.some(({ kind }) => kind === 'over');
  return news.filter(({ kind }) => kind !== 'ended' || !isEnd);
};

/** For a page that sees one picture alone: the end, else a board that ended with the latest turn. */
export const latestMoment = (picture: MomentPicture): Moment | null => {
  const standing = momentsOf(picture);
  const over = standing.find(({ kind }) => kind === 'over');
  return (
    over ??
    standing.findLast((candidate) => candidate.kind === 'ended' && candidate.entry.ply === picture.match.ply) ??
    null
  );
};

/** Whose doing it is; null: nobody's. */
export const actorOf = (moment: Moment): Side | null => {
  if (moment.kind === 'correction') return null;
  if (moment.kind === 'over') return moment.ending.winner === 'draw' ? null : moment.ending.winner;
  const { white, black } = moment.entry;
  if (white === black) return null;
  return white > black ? 'white' : 'black';
};
