import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import { remainingAt } from '../../../view/clock';
import { SIDES, type Side } from '../../common/sides';
import { BOARDS, clockAt, teamAt } from '../views/seats';

/** Who is ahead of the player of the same colour on the other board. */
export interface Lead {
  /** The colour both players have. */
  readonly side: Side;
  /** The team whose player has more time; null where both have the same. */
  readonly team: Side | null;
  readonly byMs: number;
}

/**
 * S12: who is ahead across the boards. Players of one colour belong to different teams, and when both boards stand
 * still it is the one with less time who must give way. White's pair first; a pair without clocks is left out.
 */
export const diagonalLeads = (
  match: Pick<MatchView, 'seats'>,
  clocks: Pick<ClocksView, 'clocks'>,
  nowMs: number,
): readonly Lead[] =>
  SIDES.flatMap((side): readonly Lead[] => {
    const [first, second] = BOARDS.flatMap(({ thread }) => {
      const clock = clockAt(clocks, { thread, side });
      return clock ? [{ team: teamAt(match, { thread, side }), leftMs: remainingAt(clock, nowMs) }] : [];
    });
    if (!first || !second) return [];
    const byMs = Math.abs(first.leftMs - second.leftMs);
    if (byMs === 0) return [{ side, team: null, byMs }];
    return [{ side, team: first.leftMs > second.leftMs ? first.team : second.team, byMs }];
  });
