import type { Offer, ShowView } from '@schemas/show';

/** What the show has that a game gives nothing to: a director is not asked about it. */
export interface IdleGraphics {
  readonly graphics: readonly (keyof ShowView['graphics'])[];
  readonly offers: readonly Offer['kind'][];
}
