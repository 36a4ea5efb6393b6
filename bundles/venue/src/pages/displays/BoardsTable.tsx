import {
  boardName,
  branchColour,
  formatClock,
  formatPair,
  opponent,
  playerAt,
  remainingAt,
  sideBySide,
  sideOn,
} from 'chess-match/client/drawing';
import type { Team, VenueViews } from 'chess-match/contract/venue';
import type { DisplayProps } from '../kit/display';
import './boardsTable.css';

type View = VenueViews['boards']['boards'][number];

type Props = Pick<DisplayProps, 'device' | 'views' | 'match'>;

/** Who sits at a board for a team, with which colour, and the time that is left there. */
const Seat = ({ device, views, match, view, team }: Props & { readonly view: View; readonly team: Team }) => {
  const side = sideOn(match, view.board, team);
  const clock = views.clocks?.clocks.find((one) => one.board === view.board && one.side === side);
  return (
    <div className="seat" data-team={team}>
      <span className="colour" data-side={side} aria-hidden />
      <b>{playerAt(views.people, team, view.board)}</b>
      {view.status === 'live' && clock !== undefined && (
        <time data-running={clock.runningSinceMs !== null}>
          <i aria-hidden>{clock.runningSinceMs === null ? '' : '▶'}</i>
          {formatClock(remainingAt(clock, device.clockMs()))}
        </time>
      )}
    </div>
  );
};

/** What a board brought the teams, or that it is played. */
const pointsOf = ({ result }: View, white: Team): string =>
  result === null ? '–' : formatPair(result[white], result[opponent(white)]);

/** Board by board, the teams as they stand above it: who sits there, how it stands, the time. */
export const BoardsTable = ({ device, views, match }: Props) => (
  <div className="boards-table">
    {sideBySide(match, views.boards?.boards ?? []).map((view) => (
      <div key={view.board} className="board-row" data-status={view.status}>
        <Seat {...{ device, views, match, view }} team="white" />
        <span className="points">
          <b className="badge" style={{ background: branchColour(view.board) }}>
            {boardName(match, view.board)}
          </b>
          {pointsOf(view, sideOn(match, view.board, 'white'))}
        </span>
        <Seat {...{ device, views, match, view }} team="black" />
      </div>
    ))}
  </div>
);
