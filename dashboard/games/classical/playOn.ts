import type { Replicants } from 'chess-match/client';

type ClassicalPlay = Extract<Replicants['play'], { game: 'classical' }>;

/** What is declared on a board, and how it ended. */
export const playOn = (play: Replicants['play'], board: number): ClassicalPlay['boards'][number] | null =>
  play.game === 'classical' ? (play.boards.find((each) => each.board === board) ?? null) : null;
