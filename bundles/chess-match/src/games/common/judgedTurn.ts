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
 * The moves most like the one that cannot be made, those alike in the order they come.
 * @param nearness the more, the nearer
 */
export const nearest = <T>(moves: readonly T[], nearness: (move: T) => number): readonly T[] =>
  moves.toSorted((one, other) => nearness(other) - nearness(one)).slice(0, MOST);

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
  alternatives: nearest(texts, nearness).map((text) => ({ item: text, line: text })),
});
