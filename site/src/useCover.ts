import { useState } from 'react';
import { keep, kept } from './preferences';

const UNCOVERED = 'uncovered';

/** Whether what came of a match is covered, for who wants it so; uncovered, it stays so for that match. */
export const useCover = (matchId: string | null, mayCover: boolean) => {
  const [uncovered, setUncovered] = useState(() => kept(UNCOVERED));
  const uncover = (): void => {
    keep(UNCOVERED, matchId);
    setUncovered(matchId);
  };
  return { isCoveredMatch: mayCover && uncovered !== matchId, uncover };
};
