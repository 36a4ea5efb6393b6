import type { MatchView, Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import type { Announced } from '../../../air/visit/announced';
import type { Corrected } from '../../../air/visit/corrected';
import { newsOf } from '../../../air/visit/news';
import { playOf, type BelarusianPlay, type End, type PlayView } from '../shared/play';

/** What moments are read from. */
export interface MomentPicture {
  readonly match: Pick<MatchView, 'matchId' | 'ply' | 'correction'>;
  readonly play: PlayView;
}

type Happening =
  /** L3 a side has entered the throne. */
  | { readonly kind: 'throne'; readonly side: Side }
  /** L8 it is attacked there. */
  | { readonly kind: 'rokosh'; readonly side: Side }
  /** L7 its kniaz is attacked, and nobody follows him. */
  | { readonly kind: 'check'; readonly side: Side }
  /** L7 its kniaz was taken, and its kniazhych follows. */
  | { readonly kind: 'taken'; readonly side: Side }
  /** L7 its kniazhych has become kniaz; `hasHeir`: somebody follows him. */
  | { readonly kind: 'crowned'; readonly side: Side; readonly hasHeir: boolean }
  /** A move of the past became another. */
  | { readonly kind: 'correction'; readonly corrected: Corrected }
  | { readonly kind: 'over'; readonly end: End };

/** Something worth telling that stands in a picture. */
export type Moment = Announced & Happening;

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly Moment['kind'][] = ['check', 'taken', 'crowned', 'throne', 'rokosh', 'correction', 'over'];

/** L11 what was called with the last turn. @param side who made it */
const called = ({ called: { calls } }: BelarusianPlay, side: Side): readonly Happening[] =>
  calls.flatMap((call): readonly Happening[] => {
    if (call === 'throne') return [{ kind: 'throne', side }];
    return call === 'rokosh' || call === 'check' ? [{ kind: call, side: opponent(side) }] : [];
  });

const ofTurn = (play: BelarusianPlay): readonly Happening[] => {
  const { crowned, inauguration, heirs } = play;
  return [
    ...(play.called.side === null ? [] : called(play, play.called.side)),
    ...(inauguration === null ? [] : [{ kind: 'taken', side: inauguration } as const]),
    ...(crowned === null ? [] : [{ kind: 'crowned', side: crowned, hasHeir: heirs[crowned] } as const]),
  ];
};

/** Everything worth telling that stands in a picture; what was undone is not there. */
export const momentsOf = ({ match, play }: MomentPicture): readonly Moment[] => {
  const own = playOf(play);
  if (own === null) return [];
  const moment = (key: string, happening: Happening): Moment => {
    const id = `${match.matchId ?? ''} ${key}`;
    return { id, factIds: [id], importance: IMPORTANCE.indexOf(happening.kind), once: false, ...happening };
  };
  const { correction } = match;
  return [
    ...ofTurn(own).map((happening) => moment(`${happening.kind} ${match.ply}`, happening)),
    ...(correction === null
      ? []
      : [moment(`correction ${correction.seq}`, { kind: 'correction', corrected: correction })]),
    ...(own.end === null ? [] : [moment(`over ${own.end.reason} ${own.end.atMs}`, { kind: 'over', end: own.end })]),
  ];
};

/** What came between two pictures of one match. The end matters more than what brought it. */
export const momentsBetween = (previous: MomentPicture, current: MomentPicture): readonly Moment[] => {
  const { news, corrected } = newsOf(momentsOf)(previous, current);
  const ends = news.filter(({ kind }) => kind === 'over');
  return corrected === 0 && ends.length > 0 ? ends : news;
};

/** For a page that sees one picture alone: what stands now that matters most. */
export const latestMoment = (picture: MomentPicture): Moment | null =>
  [...momentsOf(picture)].filter(({ kind }) => kind !== 'correction').sort((a, b) => b.importance - a.importance)[0] ??
  null;

/** Whose doing it is; null: nobody's. */
export const actorOf = (moment: Moment): Side | null => {
  switch (moment.kind) {
    case 'throne':
    case 'crowned':
      return moment.side;
    case 'rokosh':
    case 'check':
    case 'taken':
      return opponent(moment.side);
    case 'correction':
      return null;
    case 'over':
      return moment.end.result === 'draw' ? null : moment.end.result;
  }
};
