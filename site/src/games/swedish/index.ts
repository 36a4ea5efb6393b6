import { endText } from 'chess-match/client/drawing';
import { PLAIN, type GameAtHome } from '../gameAtHome';
import { happened } from './happened';
import { leadText } from './lead';
import { rulesOf } from './rules';

export const SWEDISH: GameAtHome = {
  ...PLAIN,
  lead: leadText,
  happened,
  // There is one result for both boards: it is told where it came about.
  ended: ({ play }, { board, result }, words, language) =>
    play.game === 'swedish' && result !== null && play.end?.at.some((where) => where.board === board) === true
      ? endText(result.kind, language)
      : words.ended,
  rules: rulesOf,
};
