import type { DraftView } from '@schemas/draft';

/** How many words of a line are moves: behind the first that is none nothing is. */
export const stepsMade = ({ items }: Pick<DraftView, 'items'>): number => {
  const wrong = items.findIndex(({ problem }) => problem !== null);
  return wrong === -1 ? items.length : wrong;
};
