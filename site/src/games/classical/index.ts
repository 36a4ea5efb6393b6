import { PLAIN, type GameAtHome } from '../gameAtHome';
import { happened } from './happened';
import { leadText } from './lead';
import { rulesOf } from './rules';

export const CLASSICAL: GameAtHome = {
  ...PLAIN,
  lead: leadText,
  happened,
  rules: rulesOf,
};
