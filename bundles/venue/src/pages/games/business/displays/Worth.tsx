import { Chips } from 'chess-match/games/business/Chips';
import type { WorthProps } from '../../../kit/display';

/** The chips of a board, and how many it would have after the turn being prepared. */
export const Worth = ({ view, prepared, language }: WorthProps) => {
  const chips = prepared?.chips ?? view.chips;
  return (
    <>
      {view.status === 'live' && chips !== view.chips && <s className="chips-before">{view.chips}</s>}
      {chips > 0 && <Chips board={view.board} count={chips} language={language} />}
    </>
  );
};
