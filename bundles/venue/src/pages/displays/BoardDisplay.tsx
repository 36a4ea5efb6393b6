import { boardOf, type Place, type VenueViews } from 'chess-match/contract/venue';
import { BoardPanel } from './BoardPanel';
import type { DisplayProps } from './display';

const viewOf = (views: Partial<VenueViews>, board: number) =>
  views[`board${board}` as 'board1' | 'board2' | 'board3' | 'board4' | 'board5'];

/** Demonstration board n. */
export const BoardDisplay = ({ place, views, match, texts, language }: DisplayProps & { readonly place: Place }) => {
  const view = viewOf(views, boardOf(place) ?? 0);
  return (
    <main className="one-board">
      {view === undefined ? <p>{texts.waiting}</p> : <BoardPanel {...{ view, match, texts, language }} />}
    </main>
  );
};
