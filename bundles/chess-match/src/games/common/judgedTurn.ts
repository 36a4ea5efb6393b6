import type { JudgedTurn } from './game';
import type { Problem } from './problem';

/** As many as a person looks through. */
const MOST = 12;

/** Where there is nothing to judge. */
export const NOTHING_JUDGED: JudgedTurn = {
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
  alternatives: [],
};

/**
 * The moves most like the one that cannot be made, those alike in the order they come, and none that is not like it at
 * all; where nothing is written any.
 * @param nearness the more, the nearer; 0: it has nothing of what is written
 */
export const nearest = <T>(moves: readonly T[], written: string, nearness: (move: T) => number): readonly T[] => {
  const like = written.trim() === '' ? moves : moves.filter((move) => nearness(move) > 0);
  return like.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, MOST);
};

/**
 * A past turn of one move as pages edit it: its line is the move.
 * @param texts the moves that could stand in its place
 */
export const judgedMove = (
  line: string,
  problem: Problem | null,
  texts: readonly string[],
  nearness: (text: string) => number,
): JudgedTurn => ({
  ...NOTHING_JUDGED,
  items: [{ text: line, problem }],
  alternatives: nearest(texts, line, nearness).map((text) => ({ item: text, line: text })),
});
