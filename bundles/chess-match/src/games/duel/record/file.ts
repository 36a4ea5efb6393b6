import type { Tag } from '../../common/recordText';
import type { RecordResult } from './result';

/** A turn of a record beside its moves, which every game writes in its own way. */
export interface WrittenTurn {
  /** The mover's clock after the press, ms; null where the record does not tell. */
  readonly clockMs: number | null;
  /** What stood in braces behind it and was no clock. */
  readonly comments: readonly string[];
  /** Of the file, from 1; 0 for a turn that stands in none yet. */
  readonly line: number;
}

/** A record of one game, as text. */
export interface RecordFile<Turn extends WrittenTurn> {
  readonly tags: readonly Tag[];
  /** Before the first turn. */
  readonly comments: readonly string[];
  readonly turns: readonly Turn[];
  /** The word behind the turns, else what the tag says; null where neither says anything. */
  readonly result: { readonly text: RecordResult; readonly line: number } | null;
}
