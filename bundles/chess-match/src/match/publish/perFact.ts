import { undoTarget } from '../../games/common/history';
import type { OpenMatch } from '../openMatch';

/** What a match consists of as far as undo reaches: the same while only drafts and clocks changed. */
const factsOf = (open: OpenMatch | null): string =>
  open === null
    ? 'none'
    : JSON.stringify([
        open.row.matchId,
        undoTarget(open.game, open.history)?.seq,
        open.history.redoable,
        open.history.dropped,
      ]);

/**
 * Works a view out anew only after another fact came, was undone or redone. For views that cost more than what is on
 * air and do not depend on the draft: every keystroke of an operator is a command.
 */
export const perFact = <T>(make: (open: OpenMatch | null) => T): ((open: OpenMatch | null) => T) => {
  let last: { readonly facts: string; readonly view: T } | null = null;
  return (open) => {
    const facts = factsOf(open);
    if (last?.facts !== facts) last = { facts, view: make(open) };
    return last.view;
  };
};
