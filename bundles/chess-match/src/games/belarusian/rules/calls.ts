import type { Position } from '../../chess/position';
import { opponent } from '../../common/sides';
import type { End } from './end';
import { holdsThrone, isInCheck, isInRokosh } from './pieces';
import type { Agreed } from './setting';

/** L11 what is called out over the board. */
export const CALLS = ['throne', 'rokosh', 'throne-is-mine', 'check', 'mate', 'stalemate'] as const;
export type Call = (typeof CALLS)[number];

const ENDING: Partial<Readonly<Record<End['reason'], Call>>> = {
  throne: 'throne-is-mine',
  mate: 'mate',
  'no-move': 'stalemate',
};

/** What is called when a turn has led from one position to the next. */
export const callsOf = (agreed: Agreed, before: Position, after: Position, end: End | null): readonly Call[] => {
  const mover = opponent(after.toMove);
  const has: Readonly<Partial<Record<Call, boolean>>> = {
    throne: holdsThrone(after.squares, mover) && !holdsThrone(before.squares, mover),
    rokosh: isInRokosh(agreed, after.squares, after.toMove),
    check: end?.reason !== 'mate' && isInCheck(agreed, after.squares, after.toMove),
  };
  const ending = end === null ? undefined : ENDING[end.reason];
  return CALLS.filter((call) => has[call] === true || call === ending);
};
