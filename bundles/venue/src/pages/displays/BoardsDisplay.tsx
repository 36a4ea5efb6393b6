import { inHallOrder } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { BoardPanel } from './BoardPanel';
import type { DisplayProps } from './display';
import { MatchBar } from './MatchBar';
import { preparedOn } from './prepared';
import './boardsDisplay.css';

/** Boards that are played on, or would be after the turn being prepared, as they hang in the hall. */
export const Boards = ({
  views,
  match,
  texts,
  language,
  seenBy,
}: Omit<DisplayProps, 'device'> & { readonly seenBy: Team }) => {
  const { board1, board2, board3, board4, board5 } = views;
  const all = [board1, board2, board3, board4, board5].filter((view) => view !== undefined);
  const shown = inHallOrder(all.filter((view) => view.status === 'live' || preparedOn(views, view) !== null));
  return (
    <div className="boards" data-count={shown.length}>
      {shown.length === 0 ? (
        <p className="notice">{match.status === 'over' ? texts.matchIsOver : texts.boardIsFree}</p>
      ) : (
        shown.map((view) => <BoardPanel key={view.board} {...{ view, views, match, texts, language, seenBy }} />)
      )}
    </div>
  );
};

/** All boards. */
export const BoardsDisplay = (props: DisplayProps) => (
  <main className="all-boards">
    <MatchBar {...props} />
    <Boards {...props} seenBy="white" />
  </main>
);
