import type { BoardView, AirLanguage, MatchView, TurnsView } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { isApart } from 'chess-match/client/view';
import { BoardMark } from '../boards/BoardMark';
import { BoardResult } from '../boards/BoardResult';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { MoveList } from './MoveList';
import { movesOn } from './plan';
import { TurnList } from './TurnList';
import { hasSeries, turnRows } from './turnRows';
import css from './focus.module.css';

interface SheetProps {
  readonly match: MatchView;
  readonly at: Zone;
  readonly turns: TurnsView;
  readonly view: BoardView;
  readonly language: AirLanguage;
}

/**
 * Pixels: around the words, the type, between turns, the heading, the numbers of turns, what a board's mark and a
 * result take.
 */
const [PAD, SIZE, GAP, HEADING, NUMBER, MARK, RESULT] = [32, 44, 16, 48, 104, 104, 168] as const;

const Moves = ({ match, at, turns, view, language }: SheetProps) => {
  const { board, lastMoves } = view;
  if (!hasSeries(turns, board))
    return <MoveList moves={movesOn(turns, board)} last={lastMoves.at(-1)?.san ?? null} language={language} />;
  const taken = (match.boards > 1 ? MARK : 0) + (view.result ? RESULT : 0);
  const height = at.height - 2 * PAD - HEADING - taken;
  const room = { width: at.width - 2 * PAD - NUMBER, height, size: SIZE, gap: GAP };
  return <TurnList rows={turnRows(turns, board, room)} size={SIZE} gap={GAP} language={language} />;
};

/** How the board ended, and its last moves: as a score sheet, or turn by turn where turns are series. */
export const Sheet = (props: SheetProps) => {
  const { match, at, view, language } = props;
  return (
    <div
      className={classes(css.sheet, look.plate)}
      style={{ left: at.x, top: at.y, width: at.width, height: at.height, padding: PAD }}
    >
      <BoardMark match={match} board={view.board} size={64} />
      {view.result && (
        <BoardResult
          result={view.result}
          width={at.width - 2 * PAD}
          kind="beside"
          hasPoints={!isApart(match)}
          language={language}
        />
      )}
      <Moves {...props} />
    </div>
  );
};
