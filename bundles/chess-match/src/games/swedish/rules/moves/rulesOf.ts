import { withReserves } from '../../../chess/orthodox';
import { makeRules, type Rules } from '../../../chess/rules';
import type { Settings } from '../settings';

/** The two chesses of S5: their tables are made once. */
const CASTLES = makeRules(withReserves(true));
const CASTLES_NOT = makeRules(withReserves(false));

export const rulesOf = ({ droppedRookCastles }: Pick<Settings, 'droppedRookCastles'>): Rules =>
  droppedRookCastles ? CASTLES : CASTLES_NOT;
