import { Sketch, type AnalysisContent, type Placement } from 'chess-match/client';
import { squareSize } from 'chess-match/client/view';
import { Board } from '../shared/board/Board';
import { LargeBoard } from '../shared/board/LargeBoard';
import { branchTheme } from '../shared/theme';
import { ANALYSIS } from './layout';
import css from './analysis.module.css';

interface AnalysisBoardProps {
  readonly content: AnalysisContent;
  readonly ghosts: Placement;
}

const { size, x: left, y: top } = ANALYSIS.field;

/** The commentator's board in the colour of the branch it began from, with what is drawn on it. */
export const AnalysisBoard = ({ content, ghosts }: AnalysisBoardProps) => {
  const { files, ranks, bottom, board, arrows, circles } = content;
  const colour = board === null ? 'var(--accent)' : branchTheme(board).colour;
  const unit = squareSize(size, files, ranks);
  return (
    <LargeBoard card={ANALYSIS.card} field={ANALYSIS.field} files={files} ranks={ranks} bottom={bottom} colour={colour}>
      <div className={css.field} style={{ left, top }}>
        <Board view={content} size={size} tint={colour} orientation={bottom} ghosts={ghosts} />
        <svg
          className={css.sketch}
          viewBox={`0 0 ${files} ${ranks}`}
          style={{ width: files * unit, height: ranks * unit }}
        >
          <Sketch field={{ files, ranks, bottom }} arrows={arrows} circles={circles} />
        </svg>
      </div>
    </LargeBoard>
  );
};
