import { PLAIN, type GameAtHome } from '../gameAtHome';
import { happened } from './happened';
import { leadText } from './lead';
import { rulesOf } from './rules';

export const BELARUSIAN: GameAtHome = {
  ...PLAIN,
  lead: (content, _, language) => leadText(content, language),
  happened,
  rules: rulesOf,
};
