import type { Problem } from '../common/problem';
import type { Side } from '../common/sides';

type None = Record<string, never>;

/** What is refused beside the board, with the parameters its text needs; a game's codes begin with its id. */
export interface DuelParams {
  'game/over': { reason: string };
  'flag/time_left': { side: Side; remainingMs: number };
  'clock/running': None;
  'clock/stopped': None;
  'clock/bad_time': { ms: number };
  'clock/no_gap': None;
  'draw/offered_already': { side: Side };
  'draw/not_offered': { side: Side };
}

/**
 * What is refused where a board begins or is set, with the parameters its text needs. @typeParam What the faults of a
 * position
 */
export interface BoardParams<What extends string> {
  /** Both name the setting whose position it is. */
  'start/bad_position': { setting: 'start'; what: What; part: string };
  'start/over': { setting: 'start'; reason: string };
  'correct/no_board': { board: number };
  'correct/bad_position': { fen: string; what: What; part: string };
  'correct/side_to_move': { side: Side };
  'correct/over': { reason: string };
  'correct/no_change': None;
}

/** A refusal in the name of a game. */
export type RefuseDuel = <N extends keyof DuelParams>(name: N, params: DuelParams[N]) => Problem;

/** Refusals in the name of a game. @param ruleOf the rule each comes from; null: its rules say nothing of it */
export const refusalsOf =
  (game: string, ruleOf: <N extends keyof DuelParams>(name: N, params: DuelParams[N]) => string | null): RefuseDuel =>
  (name, params) => ({ code: `${game}/${name}`, params: { ...params }, rule: ruleOf(name, params), item: null });
