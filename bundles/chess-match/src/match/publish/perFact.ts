import { decideUndo, undoTarget } from '../../games/common/undo';
import type { OpenMatch } from '../authority/openMatch';

/** The entries that an undo takes back: an offer goes with its turn, and is no turn of its own. */
const takenBackIn = ({ game, history }: OpenMatch, thread: string | null): string => {
  const undo = decideUndo(game, history, 0, null, thread);
  return undo.ok && undo.value.type === 'takenBack' ? undo.value.seqs.join() : '';
};

/**
 * What a match consists of as far as undo reaches: the same while only drafts and clocks changed. Told apart as
 * objects, not by their numbers: a match that was restored or read anew may have other turns under the same ones.
 */
const factsOf = (open: OpenMatch): readonly unknown[] => [
  undoTarget(open.game, open.history),
  open.history.redoable,
  open.history.dropped,
  ...[null, ...open.game.threads].map((thread) => takenBackIn(open, thread)),
];

const isAlike = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/**
 * Works a view out anew only after another fact came, was undone or redone. For views that cost more than what is on
 * air and do not depend on the draft: every keystroke of an operator is a command.
 */
export const perFact = <T>(make: (open: OpenMatch | null) => T): ((open: OpenMatch | null) => T) => {
  let last: { readonly history: unknown; readonly facts: readonly unknown[]; readonly view: T } | null = null;
  return (open) => {
    const history = open?.history ?? null;
    if (last !== null && last.history === history) return last.view;
    const facts = open === null ? [] : factsOf(open);
    const view = last !== null && isAlike(last.facts, facts) ? last.view : make(open);
    last = { history, facts, view };
    return view;
  };
};
