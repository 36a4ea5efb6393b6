import { isMateOnBoard } from '../../chess/endings';
import { refereeOf } from '../../chess/referee';
import type { Judge } from '../../common/judge';
import { rulesOf } from './moves/rulesOf';
import type { Settings } from './settings';

/**
 * Engines know one set of these rules: any piece may be dropped with check (S7), and a rook dropped in its corner
 * castles as its right says (S5), which their FEN has.
 */
export const isJudged = ({ dropWithCheck }: Pick<Settings, 'dropWithCheck'>): boolean => dropWithCheck === 'all';

/** Programs that play variants call it bughouse; S6: they say mate where a partner may still give what helps. */
export const JUDGE: Judge = {
  variant: 'bughouse',
  referee: refereeOf(rulesOf({ droppedRookCastles: true }), isMateOnBoard, 'to be proved'),
};
