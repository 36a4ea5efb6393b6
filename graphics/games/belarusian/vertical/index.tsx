import { headlineOf, headlineText } from 'chess-match/games/belarusian';
import { verticalWith } from '../../../vertical/graphic';
import { Ground } from '../shared/Ground';
import { playOf } from '../shared/play';

/** The graphic `vertical` of Belarusian chess: throne and palace on the board, and who is near them. */
export const vertical = verticalWith({
  ground: ({ play }, view, bottom) => <Ground play={playOf(play)} view={view} bottom={bottom} />,
  sentence: ({ play }, language) => {
    const own = playOf(play);
    return own === null || own.end !== null ? '' : headlineText(headlineOf(own), language);
  },
});
