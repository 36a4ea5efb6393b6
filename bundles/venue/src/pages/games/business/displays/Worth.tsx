import { chipsOf } from 'chess-match/games/business';
import { Chips } from 'chess-match/games/business/Chips';
import type { WorthProps } from '../../../kit/display';

/** The chips of a board, and how many it would have after the turn being prepared. */
export const Worth = ({ view, prepared, language }: WorthProps) => {
  const chips = chipsOf(prepared ?? view);
  return (
    <>
      {view.status === 'live' && chips !== chipsOf(view) && <s className="chips-before">{chipsOf(view)}</s>}
      {chips > 0 && <Chips board={view.board} count={chips} language={language} />}
    </>
  );
};
