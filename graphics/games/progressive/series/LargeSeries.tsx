import type { BoardView, MatchView } from 'chess-match/client';
import { sideOn } from 'chess-match/client/view';
import { LargeBoard } from '../../../air/board/LargeBoard';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import { branchTheme } from '../../../air/theme';
import { FOCUS } from '../../../focus/layout';
import type { BoardStep } from './planBoard';
import { ghostsOf } from './playSeries';

interface LargeSeriesProps {
  readonly match: MatchView;
  readonly view: BoardView;
  readonly steps: readonly BoardStep[];
}

/** The board as large as a picture has room, with the series that was played last. */
export const LargeSeries = ({ match, view, steps }: LargeSeriesProps) => {
  const { board, files, ranks } = view;
  const { colour } = branchTheme(board);
  const bottom = sideOn(match, board, 'white');
  return (
    <LargeBoard card={FOCUS.card} field={FOCUS.board} files={files} ranks={ranks} bottom={bottom} colour={colour}>
      <PlayedBoard
        view={view}
        at={FOCUS.board}
        tint={colour}
        orientation={bottom}
        ghosts={ghostsOf(steps)}
        isFramed={false}
      />
    </LargeBoard>
  );
};
