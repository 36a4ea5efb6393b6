import { endsOf, useReplicant, type Ends } from 'chess-match/client';
import { GAME_FORMS } from 'chess-match/client/settings';
import { useNow } from '../useNow';
import { zoneMsAt } from './zone';

/** Ends are told by the minute; clocks that stand move them on. */
const TICK_MS = 5000;

/** When the evening ends, as it stands now; null while nothing tells it. */
export const useEnds = (): Ends | null => {
  const match = useReplicant('match');
  const clocks = useReplicant('clocks');
  const plan = useReplicant('show')?.rundown.plan;
  const nowMs = useNow(TICK_MS, true);
  if (!match?.matchId || match.game === null || !clocks || !plan) return null;
  const form = GAME_FORMS[match.game];
  if (form === undefined) return null;
  const time = form.time(match.settings, clocks.mode);
  return endsOf({ match, clocks, time, plan }, nowMs, zoneMsAt(nowMs));
};
