import type { Snapshot } from 'chess-match/client';
import type { BoardsPicture } from './plan';

/**
 * What the graphic is drawn from beside the match: all boards, and for the sentence below them the score and what else
 * is on air.
 */
export const BOARDS_REPLICANTS = ['boards', 'play', 'course', 'score', 'air'] as const;
export type BoardsName = (typeof BOARDS_REPLICANTS)[number];

export const pictureOf = ({ match, play, course, score, boards }: Snapshot<BoardsName>): BoardsPicture => ({
  match,
  play,
  course,
  score,
  boards: boards.boards,
});
