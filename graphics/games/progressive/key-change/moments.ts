import type { MatchView, PlayView } from 'chess-match/client';
import {
  matterOf,
  playOf,
  promotedIn,
  quietLeft,
  takenIn,
  type Last,
  type ProgressivePlay,
  type SeriesEnd,
} from 'chess-match/games/progressive';
import { showingMs } from '../series/shownAfter';
import type { Announced } from '../../../air/visit/announced';
import type { Corrected } from '../../../air/visit/corrected';
import { newsOf } from '../../../air/visit/news';

/** What moments are read from. */
export interface MomentPicture {
  readonly match: Pick<MatchView, 'matchId' | 'correction'>;
  readonly play: PlayView;
}

type Next = NonNullable<ProgressivePlay['series']>;

type Happening =
  /** P7 so many turns more, and the game is a draw. */
  | { readonly kind: 'quiet'; readonly left: number }
  /** A series took pieces one after the other. */
  | { readonly kind: 'captures'; readonly last: Last; readonly next: Next; readonly taken: readonly string[] }
  /** A series brought pawns through. */
  | { readonly kind: 'promotion'; readonly last: Last; readonly became: readonly string[] }
  /** P4, P5 a series ended with check. */
  | { readonly kind: 'check'; readonly last: Last; readonly next: Next }
  /** A move of the past became another. */
  | { readonly kind: 'correction'; readonly corrected: Corrected }
  | { readonly kind: 'over'; readonly end: SeriesEnd };

/** Something worth telling that stands in a picture. */
export type Moment = Announced & Happening;
export type MomentOf<K extends Moment['kind']> = Extract<Moment, { readonly kind: K }>;

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly Moment['kind'][] = ['quiet', 'captures', 'promotion', 'check', 'correction', 'over'];

const moment = (matchId: string | null, key: string, happening: Happening, afterMs = 0): Moment => {
  const id = `${matchId ?? ''} ${happening.kind} ${key}`;
  return { id, factIds: [id], importance: IMPORTANCE.indexOf(happening.kind), once: false, afterMs, ...happening };
};

/** Ends that people say, whatever stands on the board. */
const SAID: readonly string[] = ['agreement', 'resignation', 'flag', 'aborted', 'ruling', 'forfeit'];

/** Of a series one thing is told. */
const ofSeries = (last: Last, next: Next, play: ProgressivePlay): Happening | null => {
  switch (matterOf(last, play)) {
    case 'check':
      return { kind: 'check', last, next };
    case 'promotion':
      return { kind: 'promotion', last, became: promotedIn(last) };
    case 'captures':
      return { kind: 'captures', last, next, taken: takenIn(last) };
    case null:
      return null;
  }
};

const seriesMoments = ({ match: { matchId } }: MomentPicture, play: ProgressivePlay): readonly Moment[] => {
  const { last, series } = play;
  if (last === null || series === null) return [];
  const ofLast = ofSeries(last, series, play);
  const left = quietLeft(play);
  return [
    ...(ofLast === null ? [] : [moment(matchId, String(last.turn), ofLast, showingMs(last))]),
    ...(left === null ? [] : [moment(matchId, String(last.turn), { kind: 'quiet', left }, showingMs(last))]),
  ];
};

/** Everything worth telling that stands in a picture; what was undone is not there. */
export const momentsOf = (picture: MomentPicture): readonly Moment[] => {
  const play = playOf(picture);
  if (play === null) return [];
  const { matchId, correction } = picture.match;
  const { end } = play;
  return [
    ...seriesMoments(picture, play),
    ...(correction ? [moment(matchId, String(correction.seq), { kind: 'correction', corrected: correction })] : []),
    ...(end
      ? [
          moment(
            matchId,
            `${end.reason} ${end.atMs}`,
            { kind: 'over', end },
            SAID.includes(end.reason) ? 0 : showingMs(play.last),
          ),
        ]
      : []),
  ];
};

/** What came between two pictures of one match: it stands in the second and did not in the first. */
export const momentsBetween = (previous: MomentPicture, current: MomentPicture): readonly Moment[] =>
  newsOf(momentsOf)(previous, current).news;

/** For a page that sees one picture alone: what stands now that matters most. */
export const latestMoment = (picture: MomentPicture): Moment | null =>
  momentsOf(picture)
    .filter(({ kind }) => kind !== 'correction')
    .sort((a, b) => b.importance - a.importance)[0] ?? null;
