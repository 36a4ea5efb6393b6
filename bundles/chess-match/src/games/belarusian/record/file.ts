import type { RecordFile, WrittenTurn } from '../../duel/record/file';

export interface RecordedTurn extends WrittenTurn {
  readonly text: string;
}

/** A record of one game, as text. */
export interface BlrFile extends RecordFile<RecordedTurn> {
  /** The number written before the first turn, and whether Black made it; null where none is. */
  readonly first: { readonly number: number; readonly isBlack: boolean; readonly line: number } | null;
}
