import type { Air, Snapshot } from 'chess-match/client';
import type { Announced } from './announced';

/** All that any game's announcements are made of. */
export const VISIT_VIEWS = ['air', 'course', 'score', 'play'] as const;
export type VisitName = (typeof VISIT_VIEWS)[number];

/** A moment of a match as announcements see it, whether they are on air or not. */
export type Seen = Snapshot<VisitName>;

/** The same with the slot that announcements have in the show. */
export type VisitPicture = Seen & Air<'key-change'>;

/** What a game's announcements tell of. Pure. */
export interface Visit<A extends Announced = Announced> {
  /** What is told of the way from one picture to the next. */
  readonly between: (previous: VisitPicture, current: VisitPicture) => readonly A[];
  /** Ids of all facts that stand in a picture. */
  readonly standing: (current: VisitPicture) => ReadonlySet<string>;
  /** What a page shows that sees one picture alone, where nothing passes. */
  readonly latest: (current: VisitPicture) => A | null;
}
