import { isApart, sideBySide } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';
import { BoardPanel } from '../kit/BoardPanel';
import { hasClocksAtBoards } from '../kit/clocksAtBoards';
import type { DisplayProps } from '../kit/display';
import { MatchBar } from './MatchBar';
import { preparedOn } from '../kit/prepared';
import './boardsDisplay.css';

/**
 * Boards that are played on, or would be after the turn being prepared, as they hang in the hall, with teams, clocks
 * and score: above them, or in the place that five boards leave.
 */
export const BoardWall = (props: DisplayProps & { readonly seenBy: Team }) => {
  const { device, views, match, texts, language, own, seenBy } = props;
  const hasSeats = hasClocksAtBoards(views);
  const all = views.boards?.boards ?? [];
  const inPlay = all.filter((view) => view.status === 'live' || preparedOn(views, view) !== null);
  const ended = all.filter(({ status }) => status === 'ended');
  // What was played to the end stays to be seen: beside boards that do not wait for it, and when there are no others.
  const shown = sideBySide(match, isApart(match) ? [...inPlay, ...ended] : inPlay.length > 0 ? inPlay : ended);
  return (
    <div className="board-wall" data-count={shown.length}>
      <MatchBar {...props} />
      {shown.length === 0 ? (
        <p className="notice">{match.status === 'over' ? texts.matchIsOver : texts.boardIsFree}</p>
      ) : (
        shown.map((view) => (
          <BoardPanel key={view.board} {...{ device, view, views, match, texts, language, own, seenBy, hasSeats }} />
        ))
      )}
    </div>
  );
};

/** All boards. */
export const BoardsDisplay = (props: DisplayProps) => (
  <main className="all-boards">
    <BoardWall {...props} seenBy="white" />
  </main>
);
