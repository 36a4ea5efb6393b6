import { BOARD_REPLICANTS, type Snapshot } from 'chess-match/client';
import type { Picture } from '../shared/cards/plan';

export type BoardName = (typeof BOARD_REPLICANTS)[number];

/** The boards of a snapshot; a game with fewer boards leaves the rest of the replicants empty. */
export const pictureOf = (snapshot: Snapshot<BoardName>): Picture => ({
  match: snapshot.match,
  boards: BOARD_REPLICANTS.map((name) => snapshot[name]),
});
