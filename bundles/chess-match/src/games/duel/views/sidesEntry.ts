import type { BySide, Side } from '../../common/sides';
import type { DuelOptions } from '../options';

type SideEntry = Readonly<Record<'offerDraw' | 'declineDraw' | 'resign', DuelOptions['flag'][Side]>>;

/** Why a side may not offer, decline or resign; null stands for may. */
export const sidesEntry = ({ offerDraw, declineDraw, resign }: DuelOptions): BySide<SideEntry> => {
  const of = (side: Side): SideEntry => ({
    offerDraw: offerDraw[side],
    declineDraw: declineDraw[side],
    resign: resign[side],
  });
  return { white: of('white'), black: of('black') };
};
