import type { Side } from 'chess-match/client';

/** What is asked about before it is done. */
export type Asking =
  | { readonly what: 'flag'; readonly thread: string; readonly side: Side }
  /** `thread`: null for the whole match. */
  | { readonly what: 'resign'; readonly team: Side; readonly thread: string | null }
  | { readonly what: 'undo'; readonly thread: string }
  | { readonly what: 'redo'; readonly thread: string };
