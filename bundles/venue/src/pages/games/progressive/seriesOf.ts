import type { DraftView } from 'chess-match/client/contract';
import type { Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { PROGRESSIVE_TEXTS } from './texts';

/** Moves of the series being made; none where the game is over. */
export const lengthOf = ({ play }: Pick<Partial<VenueViews>, 'play'>): number =>
  play?.game === 'progressive' ? (play.series?.length ?? 0) : 0;

/** Moves that are still to be made. */
export const lacksWords = (draft: Pick<DraftView, 'items'>, views: Partial<VenueViews>, language: Language): string =>
  PROGRESSIVE_TEXTS[language].left(Math.max(0, lengthOf(views) - draft.items.length));
