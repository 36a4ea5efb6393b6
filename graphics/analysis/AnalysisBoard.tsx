import { Sketch, type AnalysisContent, type Placement } from 'chess-match/client';
import type { CSSProperties } from 'react';
import { Board } from '../shared/board/Board';
import { squareSize } from '../shared/board/squares';
import { branchTheme } from '../shared/theme';
import { ANALYSIS } from './layout';

interface AnalysisBoardProps {
  readonly content: AnalysisContent;
  readonly ghosts: Placement;
}

const { size } = ANALYSIS.field;

/** Rank figures left of the board, file letters below it, as its lower side sees them. */
const Coordinates = ({ files, ranks, bottom }: Pick<AnalysisContent, 'files' | 'ranks' | 'bottom'>) => {
  const unit = squareSize(size, files, ranks);
  const isTurned = bottom === 'black';
  const letter = (column: number): string =>
    String.fromCharCode('a'.charCodeAt(0) + (isTurned ? files - 1 - column : column));
  return (
    <>
      {Array.from({ length: ranks }, (_, row) => (
        <span
          key={`rank ${row}`}
          className="analysis-rank figures"
          style={{ top: ANALYSIS.field.y + row * unit, height: unit }}
        >
          {isTurned ? row + 1 : ranks - row}
        </span>
      ))}
      {Array.from({ length: files }, (_, column) => (
        <span
          key={`file ${column}`}
          className="analysis-file figures"
          style={{ left: ANALYSIS.field.x + column * unit, width: unit, top: ANALYSIS.field.y + ranks * unit }}
        >
          {letter(column)}
        </span>
      ))}
    </>
  );
};

/** The commentator's board in the colour of the branch it began from, with what is drawn on it. */
export const AnalysisBoard = ({ content, ghosts }: AnalysisBoardProps) => {
  const { files, ranks, bottom, board, arrows, circles } = content;
  const colour = board === null ? 'var(--accent)' : branchTheme(board).colour;
  const { x, y, width, height } = ANALYSIS.card;
  const unit = squareSize(size, files, ranks);
  const style = { left: x, top: y, width, height, '--branch': colour } as CSSProperties;
  const field = { left: ANALYSIS.field.x, top: ANALYSIS.field.y };
  return (
    <div className="analysis-card" style={style} data-role="card">
      <Coordinates files={files} ranks={ranks} bottom={bottom} />
      <div className="analysis-field" style={field}>
        <Board view={content} size={size} tint={colour} orientation={bottom} ghosts={ghosts} />
        <svg
          className="analysis-sketch"
          viewBox={`0 0 ${files} ${ranks}`}
          style={{ width: files * unit, height: ranks * unit }}
        >
          <Sketch field={{ files, ranks, bottom }} arrows={arrows} circles={circles} />
        </svg>
      </div>
    </div>
  );
};
