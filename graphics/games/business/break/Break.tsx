import type { DrawingProps } from '../../../air/onAirParts';
import { BreakScreen } from '../../../break/BreakScreen';
import type { BreakStep } from '../../../break/plan';
import { BoardsRow } from './BoardsRow';

export const BREAK_REPLICANTS = ['people', 'play', 'score', 'boards'] as const;
type BreakName = (typeof BREAK_REPLICANTS)[number];

/** The screen of a break, with what each board is worth. */
export const Break = ({ picture, before, steps, language }: DrawingProps<'break', BreakName, BreakStep>) => (
  <BreakScreen picture={picture} before={before} steps={steps} language={language} isBelowBoards={false}>
    <BoardsRow
      match={picture.match}
      play={picture.play}
      boards={picture.boards.boards}
      score={picture.score}
      language={language}
    />
  </BreakScreen>
);
