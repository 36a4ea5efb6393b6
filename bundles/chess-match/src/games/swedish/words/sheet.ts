import { sanIn } from '../../chess/sanIn';
import { sheetWords } from '../../common/sheetWords';
import type { Side } from '../../common/sides';

type Remarks = { readonly reserve: { readonly side: Side; readonly piece: string; readonly count: number } };

/** How sheets of Swedish chess are written. */
export const SHEET_WORDS = sheetWords<Remarks>({
  moveIn: sanIn,
  remarks: {
    en: {
      reserve: ({ side, piece, count }) =>
        `reserve of ${side === 'white' ? 'White' : 'Black'} set by the arbiter: ${piece} ${count}`,
    },
    ru: {
      reserve: ({ side, piece, count }) =>
        `запас ${side === 'white' ? 'белых' : 'чёрных'} исправлен арбитром: ${sanIn(`${piece}@a1`, 'ru').slice(0, -3)} ${count}`,
    },
  },
});
