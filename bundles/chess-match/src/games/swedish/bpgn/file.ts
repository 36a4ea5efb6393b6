import type { Side } from '../../common/sides';
import type { BpgnErrorParams } from './errors';
import type { BoardId } from '../seats';

export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Of the file, from 1; 0 for a tag that stands in none yet. */
  readonly line: number;
}

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
/** Of the first team, which has White on board A. */
export type BpgnResult = (typeof RESULTS)[number];

export interface BpgnFile {
  readonly tags: readonly Tag[];
  /** Before the first move. */
  readonly comments: readonly Comment[];
  readonly moves: readonly BpgnMove[];
  readonly result: BpgnResult;
  /** Line of the result. */
  readonly line: number;
}

/** What is wrong with a record: where, what stands there, and what would be right. */
export interface BpgnProblem {
  readonly code: Exclude<keyof BpgnErrorParams, 'bpgn/not_utf8' | 'bpgn/time_control' | 'bpgn/unclear_time'>;
  readonly line: number;
  readonly token: string;
  /** What was expected, where that can be said. */
  readonly expected: string | null;
}
