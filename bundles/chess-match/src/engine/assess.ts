import type { Referee } from '../games/common/judge';
import type { Side } from '../games/common/sides';
import type { Announced, Score } from './info';

/** A way the game may go on, as White sees it. */
export interface Variation {
  readonly score: Score;
  readonly depth: number;
  /** SAN. */
  readonly moves: readonly string[];
}

/** What an engine made of a position, held against the rules. */
export interface Assessment {
  readonly nodes: number;
  readonly depth: number;
  readonly score: Score;
  /** The best first for the side to move. */
  readonly variations: readonly Variation[];
}

/** Of a variation so many moves are of use to anybody. */
const MOVES_TOLD = 12;

/** The moves as people write them, as far as they are told; null where one of them is no move there. */
const sanLine = (referee: Referee, position: string, moves: readonly string[]): readonly string[] | null => {
  const line: string[] = [];
  let before = position;
  for (const named of moves.slice(0, MOVES_TOLD)) {
    const way = referee.play(before, named);
    if (way === null) return null;
    line.push(way.san);
    before = way.position;
  }
  return line;
};

/** Whether all the moves lead to a mate. */
const endsInMate = ({ play, isMate }: Referee, position: string, moves: readonly string[]): boolean => {
  let end: string | null = position;
  for (const named of moves) end = end === null ? null : (play(end, named)?.position ?? null);
  return end !== null && isMate(end);
};

/** As good as won, and not won: what a mate is worth that may not be one. Hundredths of a pawn. */
const UNPROVED = 1000;

/** What is believed of a score: where engines take for mate what is none, the line must end in one. */
const believed = (referee: Referee, position: string, { score, moves }: Announced): Score => {
  if (score.kind === 'pawns' || referee.engineMates === 'sure' || endsInMate(referee, position, moves)) return score;
  return { kind: 'pawns', hundredths: score.in > 0 ? UNPROVED : -UNPROVED };
};

const seenFromWhite = (score: Score, toMove: Side): Score => {
  if (toMove === 'white') return score;
  return score.kind === 'pawns'
    ? { kind: 'pawns', hundredths: 0 - score.hundredths }
    : { kind: 'mate', in: 0 - score.in };
};

/**
 * What an answer says of a position; null where it cannot be of it: its move, or a move of its lines, is none there, or
 * it says nothing.
 */
export const assess = (
  referee: Referee,
  position: string,
  nodes: number,
  announced: readonly Announced[],
  bestMove: string,
): Assessment | null => {
  if (referee.play(position, bestMove) === null) return null;
  const ranked = [...announced].sort((one, other) => one.rank - other.rank);
  const variations: Variation[] = [];
  for (const one of ranked) {
    const line = sanLine(referee, position, one.moves);
    if (line === null || line.length === 0) return null;
    const score = seenFromWhite(believed(referee, position, one), referee.toMove(position));
    variations.push({ score, depth: one.depth, moves: line });
  }
  const [best] = variations;
  return best === undefined ? null : { nodes, depth: best.depth, score: best.score, variations };
};
