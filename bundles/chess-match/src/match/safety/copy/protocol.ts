import type { Backup } from '@schemas/backups';
import type { Heads, Piece } from '../../journal/feed';
import type { Growing, Shape } from '../../journal/tables';

/** The copy as the worker finds it. */
export type Seen =
  | { readonly kind: 'none' }
  /** Damaged, or no journal at all. */
  | { readonly kind: 'unusable' }
  /** `documents`: the number of the newest. */
  | { readonly kind: 'journal'; readonly shape: Shape; readonly heads: Heads; readonly documents: number };

/** Some rows to add; they stand in the copy for good with the last piece, all or none. */
export interface Take {
  /** Put the copy that is there aside and begin one of this shape. */
  readonly anew: Shape | null;
  readonly emptied: readonly Growing[];
  readonly piece: Piece;
}

/** What the worker is asked, and what it answers. */
export interface Exchange {
  /** Opens the copy. @param thorough checks it, and counts its rows */
  look: { readonly ask: { readonly thorough: boolean }; readonly answer: Seen };
  /** After a look. */
  take: { readonly ask: Take; readonly answer: null };
  /** Closes the copy where nothing is to be added. */
  leave: { readonly ask: null; readonly answer: null };
  list: { readonly ask: { readonly knownVersion: number }; readonly answer: readonly Backup[] };
  /** Copies a file of the folder to this machine. */
  bring: {
    readonly ask: { readonly file: string; readonly target: string };
    readonly answer: { readonly atMs: number };
  };
}

export type Errand = keyof Exchange;

export type Ask = {
  [E in Errand]: { readonly id: number; readonly errand: E; readonly ask: Exchange[E]['ask'] };
}[Errand];

/** `isMisfit`: the rows do not fit those in the copy. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Exchange[Errand]['answer'] }
  | { readonly id: number; readonly ok: false; readonly reason: string; readonly isMisfit: boolean };

/** The worker as the main thread sees it. */
export interface CopyWorker {
  /** @throws CopyWorkerError; never when the disk hangs: then it waits */
  ask<E extends Errand>(errand: E, ask: Exchange[E]['ask']): Promise<Exchange[E]['answer']>;
  stop(): void;
}

export class CopyWorkerError extends Error {
  override readonly name = 'CopyWorkerError';
  constructor(
    message: string,
    readonly isMisfit: boolean,
  ) {
    super(message);
  }
}
