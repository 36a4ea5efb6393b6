import { legalMoves, playSan, sideToMove } from '../games/chess/onFen';
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

const coordinates = ({ from, to, promotion }: { from: string; to: string; promotion: string | null }): string =>
  `${from}${to}${promotion ?? ''}`;

/** The moves in SAN as far as they are told; null where one of them is no move there. */
const sanLine = (fen: string, moves: readonly string[]): readonly string[] | null => {
  let position = fen;
  const line: string[] = [];
  for (const move of moves.slice(0, MOVES_TOLD)) {
    const legal = legalMoves(position).find((known) => coordinates(known) === move);
    if (legal === undefined) return null;
    const played = playSan(position, legal.san);
    if (!played.ok) return null;
    line.push(legal.san);
    position = played.value.fen;
  }
  return line;
};

const seenFromWhite = (score: Score, fen: string): Score => {
  if (sideToMove(fen) === 'white') return score;
  return score.kind === 'pawns'
    ? { kind: 'pawns', hundredths: 0 - score.hundredths }
    : { kind: 'mate', in: 0 - score.in };
};

/**
 * What an answer says of a position; null where it cannot be of it: its move, or a move of its lines, is none there, or
 * it says nothing.
 */
export const assess = (
  fen: string,
  nodes: number,
  announced: readonly Announced[],
  bestMove: string,
): Assessment | null => {
  const isMove = legalMoves(fen).some((move) => coordinates(move) === bestMove);
  if (!isMove) return null;
  const ranked = [...announced].sort((one, other) => one.rank - other.rank);
  const variations: Variation[] = [];
  for (const { score, depth, moves } of ranked) {
    const line = sanLine(fen, moves);
    if (line === null || line.length === 0) return null;
    variations.push({ score: seenFromWhite(score, fen), depth, moves: line });
  }
  const [best] = variations;
  return best === undefined ? null : { nodes, depth: best.depth, score: best.score, variations };
};
