import { BOARD_REPLICANTS, type Snapshot } from 'chess-match/client';
import type { BoardsPicture } from './plan';

/** What the graphic is drawn from beside the match: all boards, and the score for the sentence below them. */
export const BOARDS_REPLICANTS = [...BOARD_REPLICANTS, 'score'] as const;
export type BoardsName = (typeof BOARDS_REPLICANTS)[number];

/** The boards of a snapshot; a game with fewer boards leaves the rest of the replicants empty. */
export const pictureOf = (snapshot: Snapshot<BoardsName>): BoardsPicture => ({
  match: snapshot.match,
  score: snapshot.score,
  boards: BOARD_REPLICANTS.map((name) => snapshot[name]),
});
