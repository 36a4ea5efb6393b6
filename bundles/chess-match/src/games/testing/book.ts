import type { Book } from '../common/counted';
import type { AnyEvent } from '../common/entry';

/** Entries of a game that nobody plays, for what asks only which of them count. */

const FACT: AnyEvent = { type: 'played', atMs: 0 };

export const facts = (count: number): readonly AnyEvent[] => Array<AnyEvent>(count).fill(FACT);

/** A correction that takes these entries out. */
export const cut = (...seqs: readonly number[]): AnyEvent => ({
  ...({ type: 'amended', atMs: 0, reason: '', turn: '', before: '', after: '' } as const),
  changes: seqs.map((seq) => ({ seq, event: null })),
  clocks: [],
});

/** @param out what of them does not count; left out: all count */
export const book = (events: readonly AnyEvent[], out: Partial<Omit<Book, 'entries'>> = {}): Book => ({
  entries: events.map((event, index) => ({ seq: index + 1, event })),
  redoable: [],
  dropped: [],
  ...out,
});
