import { formatPair, type BoardView, type MatchView } from 'chess-match/client';
import { boardName, sideOn } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { Badge } from '../air/Badge';
import { PlayedBoard } from '../air/board/PlayedBoard';
import { gonePieces } from '../air/board/planPieces';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { box } from '../air/rect';
import { branchTheme } from '../air/theme';
import type { BoardsStep } from '../boards/plan';
import type { SmallPlace } from './layout';
import css from './vertical.module.css';

interface SmallBoardProps {
  readonly view: BoardView;
  readonly match: MatchView;
  readonly place: SmallPlace;
  readonly steps: readonly BoardsStep[];
  /** What the game says of it beside its badge, while it is played. */
  readonly mark: ReactNode;
}

const [BADGE, GAP] = [36, 12] as const;
const PAID = { oneLine: [32, 30, 28, 26, 24], twoLines: [] } as const;

/** A board one looks at in passing: its number, what it counts for or paid, its position. */
export const SmallBoard = ({ view, match, place: { badge, field }, steps, mark }: SmallBoardProps) => {
  const { board, result } = view;
  const moved = steps.flatMap((step) => (step.board === board ? step.steps : []));
  return (
    <div className={result === null ? undefined : css.isOver}>
      <div className={classes(css.small, look.figures)} style={box(badge)}>
        {match.boards > 1 && <Badge board={board} size={BADGE} name={boardName(match, board)} />}
        {result === null ? (
          mark
        ) : (
          <FitText
            text={formatPair(result.white, result.black)}
            weight={700}
            width={badge.width - BADGE - GAP}
            {...PAID}
          />
        )}
      </div>
      <PlayedBoard
        view={view}
        at={field}
        tint={branchTheme(board).colour}
        orientation={sideOn(match, board, 'white')}
        ghosts={gonePieces(moved)}
        isFramed
      />
    </div>
  );
};
