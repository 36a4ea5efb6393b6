import { headlineText, playOf } from 'chess-match/games/progressive';
import { verticalWith } from '../../../vertical/graphic';

/** The graphic `vertical` of progressive chess: what the series means. */
export const vertical = verticalWith({
  sentence: ({ play }, language) => {
    const own = playOf({ play });
    return own === null ? '' : headlineText(own, language);
  },
});
