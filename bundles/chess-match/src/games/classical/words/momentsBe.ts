import type { MomentWords } from '../../common/momentWords';

export const momentsBe: MomentWords<'gameEnd'> = {
  gameEnd: ({ board }) => `На дошцы ${board} партыя скончана`,
};
