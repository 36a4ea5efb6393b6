import { PlayedBoard, Reserve } from 'chess-match/client/board';
import { boardName, branchColour, opponent, sideOn } from 'chess-match/client/drawing';
import type { Team, VenueViews } from 'chess-match/contract/venue';
import { BoardSeat } from './BoardSeat';
import type { DisplayProps } from './display';
import { preparedOn } from './prepared';
import { stateOf } from './stateOf';
import './boardPanel.css';

type View = VenueViews['boards']['boards'][number];

interface PanelProps extends Pick<DisplayProps, 'device' | 'views' | 'match' | 'texts' | 'language' | 'own'> {
  readonly view: View;
  /** Which team's side is below. */
  readonly seenBy: Team;
  /** Who sits there, with the clocks. */
  readonly hasSeats: boolean;
}

/** One board of several, with what is known of it: its number, what it is worth, whose move it is. */
export const BoardPanel = ({ device, view, views, match, texts, language, own, seenBy, hasSeats }: PanelProps) => {
  const bottom = sideOn(match, view.board, seenBy);
  const prepared = preparedOn(views, view);
  const seat = (side: Team) => hasSeats && <BoardSeat {...{ device, views, match, side }} board={view.board} />;
  const status = prepared === null ? view.status : 'prepared';
  return (
    <section
      className="board-panel"
      data-status={status}
      data-seats={hasSeats}
      style={{ borderColor: branchColour(view.board) }}
    >
      <header>
        <b className="badge" style={{ background: branchColour(view.board) }}>
          {boardName(match, view.board)}
        </b>
        {own.Worth !== null && <own.Worth {...{ view, prepared, language }} />}
        <span className="state">
          {prepared === null ? stateOf(view, null, { views, texts, language, own }) : texts.preparedShort}
        </span>
      </header>
      {seat(opponent(bottom))}
      <Reserve view={view} side={opponent(bottom)} />
      <PlayedBoard view={{ ...view, ...prepared }} bottom={bottom} isPrepared={prepared !== null} />
      <Reserve view={view} side={bottom} />
      {seat(bottom)}
    </section>
  );
};
