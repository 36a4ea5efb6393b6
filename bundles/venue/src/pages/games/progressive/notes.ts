import type { Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { headlineText, seriesText } from 'chess-match/games/progressive';
import type { GameInHall } from '../../kit/display';
import { lengthOf } from './seriesOf';
import { PROGRESSIVE_TEXTS } from './texts';

/** How long the series is that is to be made. */
export const toMoveNote = (views: Partial<VenueViews>, language: Language): string => {
  const length = lengthOf(views);
  return length === 0 ? '' : PROGRESSIVE_TEXTS[language].note(length);
};

/** How far the series has come that is prepared; else what the last one brought, and who makes how many moves now. */
export const beside: GameInHall['beside'] = ({ prepared, views, language }) => {
  const { play } = views;
  if (play?.game !== 'progressive') return [];
  if (prepared !== null) return [PROGRESSIVE_TEXTS[language].made(prepared.lastMoves.length, lengthOf(views))];
  const { last } = play;
  return [...(last === null ? [] : [seriesText(last, language)]), headlineText(play, language)].filter(Boolean);
};
