import type { BoardView, AirLanguage, MatchView } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';
import { useMemo } from 'react';
import { BoardMark } from './BoardMark';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { fitSeries, numbered } from '../air/moves/wrapMoves';
import { SeriesLines } from '../air/moves/SeriesLines';
import { BoardResult } from './BoardResult';
import type { BoardPlace } from './layout';
import css from './boardPlate.module.css';

interface BoardPlateProps {
  readonly match: MatchView;
  readonly view: BoardView;
  readonly place: Pick<BoardPlace, 'plate' | 'isBeside'>;
  readonly language: AirLanguage;
}

/** Pixels: around the words, and what a result takes of a high plate. */
const PAD = { beside: 20, below: 10 } as const;
const RESULT = 150;
/** What the number of the board takes, with the gap after it. */
const MARK = { beside: 80, below: 44 } as const;
const SIZES = { beside: [48, 44, 40, 36, 32, 28, 26, 24], below: [32, 30, 28, 26, 24] } as const;

/** What was played last on a board and, once it has ended, how: both where there is room for it. */
export const BoardPlate = ({ match, view, place: { plate, isBeside }, language }: BoardPlateProps) => {
  const { result, lastMoves } = view;
  const kind = isBeside ? 'beside' : 'below';
  const mark = match.boards > 1 ? MARK[kind] : 0;
  const width = plate.width - 2 * PAD[kind] - (isBeside ? 0 : mark);
  const height = plate.height - (isBeside ? 2 * PAD.beside + mark : 0) - (result && isBeside ? RESULT : 0);
  const wrapped = useMemo(
    () => fitSeries(numbered(lastMoves.map(({ san }) => san)), { width, height, sizes: SIZES[kind] }),
    [lastMoves, width, height, kind],
  );
  const isPlayed = lastMoves.length > 0 && (result === null || isBeside);
  if (result === null && !isPlayed && mark === 0 && !isBeside) return null;
  return (
    <div
      className={classes(css.boardPlate, look.plate, isBeside && css.isBeside)}
      style={{ left: plate.x, top: plate.y, width: plate.width, height: plate.height, padding: `0 ${PAD[kind]}px` }}
      data-role="plate"
    >
      <BoardMark match={match} board={view.board} size={isBeside ? 56 : 32} />
      {result && (
        <BoardResult result={result} width={width} kind={kind} hasPoints={!isApart(match)} language={language} />
      )}
      {isPlayed && <SeriesLines wrapped={wrapped} />}
    </div>
  );
};
