import type { Side } from './sides';

/** A move by the rules. */
export interface Way {
  readonly san: string;
  /** FEN after it. */
  readonly position: string;
}

/** The rules that an engine's words are held against. Positions are FENs; a text that is none has no moves. */
export interface Referee {
  /** Whether it is a position, and one that these rules can come to. */
  reads(position: string): boolean;
  toMove(position: string): Side;
  /** Whether the side to move has any. */
  canMove(position: string): boolean;
  /** The move that engines name so ("e2e4", "e7e8q", "N@f3"); null: it is none there. */
  play(position: string, named: string): Way | null;
  /** Whether what engines call mate is one by these rules too, or has to be proved by playing it. */
  readonly engineMates: 'sure' | 'to be proved';
  /** Whether the side to move has lost there. */
  isMate(position: string): boolean;
}

/** By whom positions of a game can be judged. */
export interface Judge {
  /** What engines call these rules (UCI_Variant); null: orthodox chess, which each of them plays. */
  readonly variant: string | null;
  readonly referee: Referee;
}
