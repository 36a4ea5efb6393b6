import type { RecordFile, WrittenTurn } from '../../duel/record/file';

export interface RecordedWord {
  readonly text: string;
  /** Of the file, from 1; 0 for a word that stands in none yet. */
  readonly line: number;
}

export interface RecordedSeries extends WrittenTurn {
  readonly number: number;
  /** Its moves as written. */
  readonly moves: readonly RecordedWord[];
}

/** A record of one game, as text. */
export type PpgnFile = RecordFile<RecordedSeries>;
