import type { BoardsView, OutlookView, ScoreView } from 'chess-match/client';
import { isHeld } from './calm';

/** How the points of a board are shared between the teams. */
export interface Share {
  readonly board: number;
  /** For a win; null: what was paid stands in `paid`. */
  readonly points: number | null;
  /** Half-points of both, of a board that has ended; null: it goes on. */
  readonly paid: { readonly white: number; readonly black: number } | null;
  /** White's part, 0 to 1; null: not known yet. */
  readonly white: number | null;
  /** It is told as it stood a turn ago. */
  readonly isHeld: boolean;
}

interface Matter {
  readonly outlook: OutlookView;
  readonly boards: BoardsView;
  readonly score: Pick<ScoreView, 'ledger'>;
}

/** What a board paid that has ended and has no other line on it. */
const paidOn = ({ outlook, score }: Matter, board: number): Share | null => {
  const last = score.ledger.findLast((entry) => entry.board === board);
  if (last === undefined || outlook.boards.some((line) => line.board === board)) return null;
  const { white, black } = last;
  const sum = white + black;
  return { board, points: null, paid: { white, black }, white: sum === 0 ? 0.5 : white / sum, isHeld: false };
};

/** Every board that is played or has been, by number. */
export const sharesOf = (matter: Matter): readonly Share[] => {
  const going = matter.outlook.boards.map((line) => ({
    board: line.board,
    points: line.points,
    paid: null,
    white: line.worth,
    isHeld: isHeld(line),
  }));
  const ended = matter.boards.boards.flatMap(({ board }) => paidOn(matter, board) ?? []);
  return [...going, ...ended].sort((a, b) => a.board - b.board);
};

/** White's part of all points of the match, 0 to 1. */
export const partOf = ({ white, black }: { readonly white: number; readonly black: number }): number =>
  white + black === 0 ? 0.5 : white / (white + black);
