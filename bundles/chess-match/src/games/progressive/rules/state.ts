import type { PieceType } from '../../chess/definition';
import type { BySide, Side } from '../../common/sides';
import { DUEL_ENDS, type DuelEnd, type DuelState } from '../../duel/state';
import { begin, ENDS, type Game, type Start } from './game';
import type { Settings } from './settings';
import { agreedKind, type Kind } from './variant';

/** All ways in which a game ends: by itself, and by what people say or do. */
export const END_REASONS = [...ENDS, ...DUEL_ENDS] as const;
export type EndReason = (typeof END_REASONS)[number];
export type End = DuelEnd<EndReason>;

/** A move of a series; squares by name. */
export interface MadeMove {
  readonly from: string;
  readonly to: string;
  readonly promotion: PieceType | null;
  readonly san: string;
}

/** A series as it was made. */
export interface MadeTurn {
  /** Of the turn, as it counts on the board. */
  readonly number: number;
  readonly side: Side;
  readonly moves: readonly MadeMove[];
  /** The mover's clock after the press, ms; null where no clock was kept. */
  readonly clockMs: number | null;
  readonly atMs: number;
}

/** The board at the beginning of the turn being made; where a game ended within a turn, as it stood then. */
export interface Stand extends Start {
  /** Turns in a row without a capture and a pawn's move (P7). */
  readonly quiet: number;
}

export interface State extends DuelState {
  readonly settings: Settings;
  readonly stand: Stand;
  readonly turns: readonly MadeTurn[];
  /** Where the last of them began; null before the first. */
  readonly begun: Stand | null;
  readonly end: End | null;
}

const kinds = new WeakMap<Settings, Kind>();

/** The kind that is played. */
export const kindIn = ({ settings }: Pick<State, 'settings'>): Kind => {
  const known = kinds.get(settings);
  if (known !== undefined) return known;
  const kind = agreedKind(settings);
  kinds.set(settings, kind);
  return kind;
};

const games = new WeakMap<Stand, Game>();

/** The turn being made, nothing of it played: worked out once for whatever is drafted. */
export const gameIn = ({ settings, stand }: Pick<State, 'settings' | 'stand'>): Game => {
  const known = games.get(stand);
  if (known !== undefined) return known;
  const game = begin(kindIn({ settings }), stand, stand.quiet);
  games.set(stand, game);
  return game;
};

/** Where a game stands at the beginning of a turn, or where it ended within one. */
export const standOf = ({ turn, quiet, series: { position, made, targets } }: Game): Stand => ({
  position,
  turn,
  targets: made === 0 ? targets : [],
  quiet,
});

export const toMove = ({ stand }: State): Side => stand.position.toMove;

/** Half-points: a game is worth one point. */
export const scoreOf = ({ end }: State): BySide<number> => {
  if (end === null || end.result === null) return { white: 0, black: 0 };
  if (end.result === 'draw') return { white: 1, black: 1 };
  return { white: end.result === 'white' ? 2 : 0, black: end.result === 'black' ? 2 : 0 };
};
