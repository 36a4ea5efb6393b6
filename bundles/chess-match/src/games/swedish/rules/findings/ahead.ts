import { remainingAt } from '../../../common/clock';
import type { Side } from '../../../common/sides';
import { BOARDS, teamAt, type Team } from '../seats';
import type { State } from '../state';

/** Two players of one colour across the boards: whose clock lasts longer can sit the other out (S12). */
export interface Diagonal {
  readonly side: Side;
  readonly remainingMs: Readonly<Record<Team, number>>;
  /** Null where both have the same. */
  readonly ahead: Team | null;
  readonly byMs: number;
}

/** The players of one colour, the time of each at `nowMs`. */
export const diagonal = ({ boards }: State, side: Side, nowMs: number): Diagonal => {
  const left = (team: Team): number => {
    const board = BOARDS.find((each) => teamAt(each, side) === team) ?? 'A';
    return remainingAt(boards[board].clock, side, nowMs);
  };
  const remainingMs = { first: left('first'), second: left('second') };
  const lead = remainingMs.first - remainingMs.second;
  return {
    side,
    remainingMs,
    ahead: lead === 0 ? null : lead > 0 ? 'first' : 'second',
    byMs: Math.abs(lead),
  };
};
