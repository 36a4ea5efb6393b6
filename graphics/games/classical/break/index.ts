import { headlineOf, headlineText } from 'chess-match/games/classical';
import { gameBreak } from '../../../break/gameBreak';

/** The graphic `break` of a match on boards: who leads, and what each board has come to. */
export const pause = gameBreak(({ match, score }, language) => {
  const headline = headlineOf({ match, score });
  const stands = headline === null ? '' : headlineText(headline, { teams: match.teams, score }, language);
  return { stands, latest: '' };
});
