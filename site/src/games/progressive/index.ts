import { endText } from 'chess-match/client/drawing';
import { playOf } from 'chess-match/games/progressive';
import { PLAIN, type GameAtHome } from '../gameAtHome';
import { Course } from './Course';
import { happened } from './happened';
import { leadText } from './lead';
import { rulesOf } from './rules';

export const PROGRESSIVE: GameAtHome = {
  ...PLAIN,
  lead: (content, _, language) => leadText(content, language),
  happened,
  // Who won is told above the board: here is how.
  ended: (content, _, words, language) => {
    const end = playOf(content)?.end ?? null;
    return end === null ? words.ended : endText(end.reason, language);
  },
  rules: rulesOf,
  Course,
  // A turn is a series, all of which is marked on the board.
  movesOf: ({ boards }) => boards.flatMap(({ board, lastMoves }) => lastMoves.map(({ san }) => ({ board, san }))),
};
