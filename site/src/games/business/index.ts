import { Chips } from 'chess-match/games/business/Chips';
import { chipsOf, chipsText, playOf, splitLine } from 'chess-match/games/business';
import { PLAIN, type GameAtHome } from '../gameAtHome';
import { happened } from './happened';
import { leadText } from './lead';
import { mayDo } from './mayDo';
import { ownThen } from './ownThen';
import { rulesOf } from './rules';
import { Tree } from './tree/Tree';
import { wordsOf } from './words';

export const BUSINESS: GameAtHome = {
  ...PLAIN,
  lead: leadText,
  happened,
  mayDo,
  marks: (content, team, language) => (playOf(content).vetoes.includes(team) ? [wordsOf(language).veto] : []),
  worth: { of: chipsOf, text: chipsText, Shown: Chips },
  rules: rulesOf,
  Course: Tree,
  movesOf: ({ line }) =>
    splitLine(line).flatMap(({ item }) => (item?.kind === 'move' ? [{ board: item.board, san: item.san }] : [])),
  then: ownThen,
};
