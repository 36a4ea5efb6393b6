import { Chips } from 'chess-match/client/board';
import { chipsText } from 'chess-match/client/drawing';
import { PLAIN, type GameAtHome } from '../gameAtHome';
import { happened } from './happened';
import { leadText } from './lead';
import { mayDo } from './mayDo';
import { rulesOf } from './rules';
import { Tree } from './tree/Tree';
import { wordsOf } from './words';

export const BUSINESS: GameAtHome = {
  ...PLAIN,
  lead: leadText,
  happened,
  mayDo,
  marks: ({ match }, team, language) => (match.vetoes.includes(team) ? [wordsOf(language).veto] : []),
  worth: { of: ({ chips }) => chips, text: chipsText, Shown: Chips },
  rules: rulesOf,
  Course: Tree,
};
