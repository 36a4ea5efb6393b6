import type { MomentWords } from '../../common/momentWords';

export const momentsBe: MomentWords<'queenGiven' | 'sitting'> = {
  queenGiven: ({ other }) => `Ферзь ідзе на дошку ${other}`,
  sitting: ({ who, board }) => `${who} завіслі на дошцы ${board}: патрэбна фігура ад партнёра`,
};
