import type { Position } from '../../chess/position';
import type { PieceType } from '../../chess/definition';
import { DUEL_ENDS, type DuelEnd, type DuelState } from '../../duel/state';
import type { BySide, Side } from '../../common/sides';
import type { Call } from './calls';
import { ENDS } from './end';
import type { Settings } from './settings';

/** All ways in which a game ends: by itself, and by what people say or do. */
export const END_REASONS = [...ENDS, ...DUEL_ENDS] as const;
export type EndReason = (typeof END_REASONS)[number];
export type End = DuelEnd<EndReason>;

/** A turn as it was made; squares by name. */
export interface MadeTurn {
  /** Of the move, as it counts on the board. */
  readonly number: number;
  readonly side: Side;
  /** Null: the inauguration. */
  readonly move: { readonly from: string; readonly to: string; readonly promotion: PieceType | null } | null;
  /** As records have it: "e2-e4". */
  readonly text: string;
  readonly calls: readonly Call[];
  /** The mover's clock after the press, ms; null where no clock was kept. */
  readonly clockMs: number | null;
  readonly atMs: number;
}

export interface State extends DuelState {
  readonly settings: Settings;
  readonly position: Position;
  /** Positions since the beginning, or since the arbiter set one, the present one last: what L9 counts. */
  readonly keys: readonly string[];
  readonly turns: readonly MadeTurn[];
  readonly end: End | null;
}

export const toMove = ({ position }: State): Side => position.toMove;

/** How often a position has stood. */
export const seenIn = (keys: readonly string[], key: string): number => keys.filter((each) => each === key).length;

/** L10 points of the winner by how a game ended: half-points, so that a draw stays an integer. */
const POINTS: Readonly<Partial<Record<EndReason, number>>> = { mate: 2, rokosh: 2 };
const FULL_POINTS = 4;

/** Half-points (L10). */
export const scoreOf = ({ end }: Pick<State, 'end'>): BySide<number> => {
  if (end === null || end.result === null) return { white: 0, black: 0 };
  if (end.result === 'draw') return { white: 1, black: 1 };
  const points = POINTS[end.reason] ?? FULL_POINTS;
  return { white: end.result === 'white' ? points : 0, black: end.result === 'black' ? points : 0 };
};
