import { gonePieces } from '../../../air/board/planPieces';
import type { DrawingProps } from '../../../air/onAirParts';
import { BOARDS_VIEWS as ANY_VIEWS } from '../../../boards/Boards';
import { BoardSet } from './BoardSet';
import { PLACES } from './layout';
import type { BoardsStep } from './plan';

export const BOARDS_VIEWS = [...ANY_VIEWS, 'play'] as const;
export type BoardsName = (typeof BOARDS_VIEWS)[number];

/** The board between how the throne stands and who plays. */
export const Boards = ({ picture, steps, language }: DrawingProps<'boards', BoardsName, BoardsStep>) => {
  const moved = steps.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
  return <BoardSet {...{ picture, language }} places={PLACES} ghosts={gonePieces(moved)} />;
};
