import { ORTHODOX } from './orthodox';
import { makeRules } from './rules';

/** The chess of FIDE with its tables, made once. */
export const ORTHODOX_RULES = makeRules(ORTHODOX);
