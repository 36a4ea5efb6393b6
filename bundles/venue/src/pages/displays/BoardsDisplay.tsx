import { inHallOrder } from 'chess-match/client/drawing';
import { BoardPanel } from './BoardPanel';
import type { DisplayProps } from './display';

/** All boards that are played on, as they hang in the hall. */
export const BoardsDisplay = ({ views, match, texts, language }: DisplayProps) => {
  const { board1, board2, board3, board4, board5 } = views;
  const all = [board1, board2, board3, board4, board5].filter((view) => view !== undefined);
  const shown = inHallOrder(all.filter(({ status }) => status === 'live'));
  return (
    <main className="all-boards" data-count={shown.length}>
      {shown.length === 0 ? (
        <p className="notice">{match.status === 'over' ? texts.matchIsOver : texts.boardIsFree}</p>
      ) : (
        shown.map((view) => <BoardPanel key={view.board} {...{ view, match, texts, language }} />)
      )}
    </main>
  );
};
