import { headlineOf, headlineText } from 'chess-match/games/classical';
import { verticalWith } from '../../../vertical/graphic';

/** The graphic `vertical` of a match on boards: who leads and what is still played. */
export const vertical = verticalWith({
  sentence: (picture, language) => {
    const headline = headlineOf(picture);
    const { match, score } = picture;
    return headline === null ? '' : headlineText(headline, { teams: match.teams, score }, language);
  },
});
