import type { Tag } from '../../../common/recordText';
import type { Side } from '../../../common/sides';
import type { BpgnErrorParams } from './errors';
import type { BoardId } from '../../rules/seats';

/** What stood in braces after a move and was no clock; `{C: ...}` comes as "C: ...". */
export type Comment = string;

export interface BpgnMove {
  readonly board: BoardId;
  readonly side: Side;
  readonly number: number;
  /** As written. */
  readonly text: string;
  /** The mover's clock after the press, ms. */
  readonly clockMs: number | null;
  /** Time since the match began, ms, as one dialect has it. */
  readonly elapsedMs: number | null;
  readonly comments: readonly Comment[];
  /** "$1", "!" that stands apart, "(1a. c5 2A. Nf3)": as written, and no part of the match. */
  readonly notes: readonly string[];
  /** Of the file, from 1; 0 for a move that stands in none yet. */
  readonly line: number;
}

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** Of the first team, which has White on board A; in records of others of White on the board where play ended. */
export type BpgnResult = (typeof RESULTS)[number];

export const isResult = (text: string): text is BpgnResult => (RESULTS as readonly string[]).includes(text);

export interface BpgnFile {
  readonly tags: readonly Tag[];
  /** Before the first move. */
  readonly comments: readonly Comment[];
  readonly moves: readonly BpgnMove[];
  /** The word behind the moves, else what the tag says; null where neither says anything. */
  readonly result: BpgnResult | null;
  /** Line of the result; of the last word where there is none. */
  readonly line: number;
}

/** What is found only when a record is played. */
type PlayCode =
  'bpgn/time_control' | 'bpgn/unclear_time' | 'bpgn/bad_set_up' | 'bpgn/unknown_end' | 'bpgn/unknown_player';

/** What is wrong with a record: where, what stands there, and what would be right. */
export interface BpgnProblem {
  readonly code: Exclude<keyof BpgnErrorParams, 'bpgn/not_utf8' | PlayCode>;
  readonly line: number;
  readonly token: string;
  /** What was expected, where that can be said. */
  readonly expected: string | null;
}
