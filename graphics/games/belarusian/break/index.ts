import { turnText } from 'chess-match/client/view';
import { headlineOf, headlineText, turnIn } from 'chess-match/games/belarusian';
import { gameBreak } from '../../../break/gameBreak';
import { playOf } from '../shared/play';
import { wordsOf } from '../../../boards/words';

/** The graphic `break` of Belarusian chess: the fight for the throne, and the last move. */
export const pause = gameBreak(({ play, turns }, language) => {
  const own = playOf(play);
  const last = turns.turns.at(-1);
  return {
    stands: own === null ? '' : headlineText(headlineOf(own), language),
    latest:
      last === undefined ? '' : `${wordsOf(language).lastMove}: ${turnText(last.turn)} ${turnIn(last.line, language)}`,
  };
});
