import type { BelarusianPlay } from '@schemas/play';
import { opponent, SIDES, type Side } from '../../common/sides';

/** What the fight is about now; `side`: whom it concerns. */
export type Headline =
  /** L7 the kniaz was taken, its kniazhych follows. */
  | { readonly kind: 'inauguration'; readonly side: Side }
  /** L8 attacked on the throne. */
  | { readonly kind: 'rokosh'; readonly side: Side }
  /** L8 on the throne, and not attacked yet. */
  | { readonly kind: 'holds'; readonly side: Side }
  /** L3 attacks the empty throne: the other side does not enter it. */
  | { readonly kind: 'attacks'; readonly side: Side }
  | { readonly kind: 'contested' }
  | { readonly kind: 'free' };

/** Who is near the throne. */
export const headlineOf = ({ throne, inauguration }: Pick<BelarusianPlay, 'throne' | 'inauguration'>): Headline => {
  const { holder, rokosh, attackers } = throne;
  if (inauguration !== null) return { kind: 'inauguration', side: inauguration };
  if (holder !== null) return { kind: rokosh ? 'rokosh' : 'holds', side: holder };
  const attacking = SIDES.filter((side) => attackers[side].length > 0);
  const [side] = attacking;
  if (side === undefined) return { kind: 'free' };
  return attacking.includes(opponent(side)) ? { kind: 'contested' } : { kind: 'attacks', side };
};
