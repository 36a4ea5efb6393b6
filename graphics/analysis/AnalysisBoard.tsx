import type { AnalysisContent, Placement } from 'chess-match/client';
import type { ReactNode } from 'react';
import { LargeBoard } from '../air/board/LargeBoard';
import { SketchedBoard } from '../air/board/SketchedBoard';
import { branchTheme } from '../air/theme';
import { ANALYSIS } from './layout';
import css from './analysis.module.css';

interface AnalysisBoardProps {
  readonly content: AnalysisContent;
  readonly ghosts: Placement;
  /** What the game has on the squares. */
  readonly ground: ReactNode;
}

const { size, x: left, y: top } = ANALYSIS.field;

/** The commentator's board in the colour of the branch it began from, with what is drawn on it. */
export const AnalysisBoard = ({ content, ghosts, ground }: AnalysisBoardProps) => {
  const { files, ranks, bottom, board } = content;
  const colour = board === null ? 'var(--accent)' : branchTheme(board).colour;
  return (
    <LargeBoard card={ANALYSIS.card} field={ANALYSIS.field} files={files} ranks={ranks} bottom={bottom} colour={colour}>
      <div className={css.field} style={{ left, top }}>
        <SketchedBoard view={content} size={size} tint={colour} orientation={bottom} ghosts={ghosts}>
          {ground}
        </SketchedBoard>
      </div>
    </LargeBoard>
  );
};
