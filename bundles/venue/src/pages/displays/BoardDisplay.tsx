import { PlayedBoard, Reserve } from 'chess-match/client/board';
import { Unbroken, boardAt, boardName, branchColour, opponent, sideOn } from 'chess-match/client/drawing';
import { placeRow, type Place, type VenueViews } from 'chess-match/contract/venue';
import { BoardSeat } from '../kit/BoardSeat';
import { hasClocksAtBoards } from '../kit/clocksAtBoards';
import type { DisplayProps } from '../kit/display';
import { MatchBar } from './MatchBar';
import { preparedOn } from '../kit/prepared';
import { stateOf } from '../kit/stateOf';
import './boardDisplay.css';

type View = VenueViews['boards']['boards'][number];

interface LargeBoardProps extends DisplayProps {
  readonly view: View;
  /** What stands in the badge: the board's number, or a letter of its own. */
  readonly mark: string;
  readonly note?: string | undefined;
}

/** Moves of one turn; beyond them they are set smaller. */
const MANY = 2;

/** One board as large as the screen allows, and beside it what belongs to it. */
export const LargeBoard = ({ device, views, view, match, texts, language, own, mark, note }: LargeBoardProps) => {
  const bottom = sideOn(match, view.board, 'white');
  const prepared = preparedOn(views, view);
  const { lastMoves } = prepared ?? view;
  return (
    <main className="one-board" data-status={prepared === null ? view.status : 'prepared'}>
      <div className="board-place">
        <Reserve view={view} side={opponent(bottom)} />
        <PlayedBoard view={{ ...view, ...prepared }} bottom={bottom} isPrepared={prepared !== null} />
        <Reserve view={view} side={bottom} />
      </div>
      <aside style={{ borderColor: branchColour(view.board) }}>
        <p className="board-name">
          <b className="badge" style={{ background: branchColour(view.board) }}>
            {mark}
          </b>
          <span>{own.Worth !== null && <own.Worth {...{ view, prepared, language }} />}</span>
        </p>
        <p className="state">{stateOf(view, prepared, { views, texts, language, own })}</p>
        {lastMoves.length > 0 && (
          <p className="last-move" data-many={lastMoves.length > MANY}>
            <small>{prepared === null ? texts.lastMove : texts.moveToCome}</small>
            <b>
              <Unbroken
                text={own.movesWords(
                  lastMoves.map(({ san }) => san),
                  language,
                )}
              />
            </b>
          </p>
        )}
        {own.beside({ view, prepared, views, language }).map((text) => (
          <p key={text} className="beside">
            {text}
          </p>
        ))}
        {note !== undefined && <p className="note">{note}</p>}
        {hasClocksAtBoards(views) ? (
          <div className="seats">
            {[opponent(bottom), bottom].map((side) => (
              <BoardSeat key={side} {...{ device, views, match, side }} board={view.board} />
            ))}
          </div>
        ) : (
          <MatchBar {...{ device, views, match }} />
        )}
      </aside>
    </main>
  );
};

/** Demonstration board n. */
export const BoardDisplay = ({ place, ...props }: DisplayProps & { readonly place: Place }) => {
  const board = placeRow(place).board ?? 0;
  const { boards } = props.views;
  return boards === undefined ? (
    <main className="notice">{props.texts.waiting}</main>
  ) : (
    <LargeBoard {...props} view={boardAt(boards, board)} mark={boardName(props.match, board)} />
  );
};
