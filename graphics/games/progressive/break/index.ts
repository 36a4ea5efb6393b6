import { headlineText, playOf, seriesIn, seriesText } from 'chess-match/games/progressive';
import { gameBreak } from '../../../break/gameBreak';

/** The graphic `break` of chess in series: whose series it is, and what the last one brought. */
export const pause = gameBreak(({ play, turns }, language) => {
  const own = playOf({ play });
  if (own === null) return { stands: '', latest: '' };
  const line = turns.turns.at(-1)?.line ?? '';
  return {
    stands: headlineText(own, language),
    latest: own.last === null ? '' : `${seriesText(own.last, language)}. ${seriesIn(line, language)}`,
  };
});
