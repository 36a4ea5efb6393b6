import type { Tag } from '../../common/recordText';
import type { RecordResult } from '../../duel/record/result';

export interface RecordedWord {
  readonly text: string;
  /** Of the file, from 1; 0 for a word that stands in none yet. */
  readonly line: number;
}

export interface RecordedSeries {
  readonly number: number;
  /** Its moves as written. */
  readonly moves: readonly RecordedWord[];
  /** The mover's clock after the press, ms; null where the record does not tell. */
  readonly clockMs: number | null;
  /** What stood in braces behind it and was no clock. */
  readonly comments: readonly string[];
  /** Of the file, from 1. */
  readonly line: number;
}

/** A record of one game, as text. */
export interface RecordFile {
  readonly tags: readonly Tag[];
  /** Before the first turn. */
  readonly comments: readonly string[];
  readonly turns: readonly RecordedSeries[];
  /** The word behind the moves, else what the tag says; null where neither says anything. */
  readonly result: { readonly text: RecordResult; readonly line: number } | null;
}
