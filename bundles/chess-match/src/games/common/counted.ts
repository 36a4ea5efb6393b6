import { isAmendment, isHistoryEvent, isNote, isStep, type Entry, type HistoryEvent } from './entry';
import type { GameEvent } from './event';

/** Entries, and which of them do not count. */
export interface Book {
  readonly entries: readonly Entry[];
  /** Undone and still to be redone: what went together comes back together. The latest undone last. */
  readonly redoable: readonly (readonly number[])[];
  /** Undone for good: a new fact came after. */
  readonly dropped: readonly number[];
}

/** Entries that do not count now, by `seq`. */
export const outOf = ({ redoable, dropped }: Pick<Book, 'redoable' | 'dropped'>): ReadonlySet<number> =>
  new Set([...redoable.flat(), ...dropped]);

/** An event that counts, by the entry that it came with. */
export interface Counted {
  readonly seq: number;
  readonly event: GameEvent;
}

/** What stands in the place of entries, by `seq`: of several corrections that count the last says. */
export const amendedBy = (entries: readonly Entry[], out: ReadonlySet<number>): ReadonlyMap<number, GameEvent | null> =>
  new Map(
    entries.flatMap(({ seq, event }) =>
      isAmendment(event) && !out.has(seq) ? event.changes.map((change) => [change.seq, change.event] as const) : [],
    ),
  );

/** Entries that took facts back which were not redone since, by `seq`. */
const standing = (entries: readonly Entry[]): ReadonlySet<number> => {
  const steps = new Map<number, number[]>();
  for (const { seq, event } of entries) {
    if (!isStep(event)) continue;
    if (event.type === 'redone') steps.delete(event.seq);
    else {
      const first = (event.type === 'undone' ? event.seq : event.seqs[0]) ?? 0;
      steps.set(first, [...(steps.get(first) ?? []), seq]);
    }
  }
  return new Set([...steps.values()].flat());
};

/** What an undo or a correction leaves the clocks at, as long as it counts. */
const clocksLeft = (event: HistoryEvent): readonly GameEvent[] => {
  switch (event.type) {
    case 'takenBack':
      return event.after ?? [];
    case 'amended':
      return event.clocks;
    case 'undone':
    case 'redone':
      return [];
  }
};

/**
 * How an entry counts.
 * @param entries those that may be steps back or corrections
 */
export const reader = (entries: readonly Entry[], out: ReadonlySet<number>): ((entry: Entry) => readonly Counted[]) => {
  const amended = amendedBy(entries, out);
  const stands = standing(entries);
  return ({ seq, event }) => {
    if (isNote(event) || out.has(seq)) return [];
    if (isHistoryEvent(event)) {
      if (event.type === 'takenBack' && !stands.has(seq)) return [];
      return clocksLeft(event).map((left) => ({ seq, event: left }));
    }
    const now = amended.get(seq);
    return now === null ? [] : [{ seq, event: now ?? event }];
  };
};

/** The events that count, in order, each as it stands after all corrections. */
export const countedOf = (history: Book, out = outOf(history)): readonly Counted[] =>
  history.entries.flatMap(reader(history.entries, out));

/** Collects entries that a correction of the past took out, by `seq`. */
export const cutOut = (history: Book): ReadonlySet<number> => {
  const amended = amendedBy(history.entries, outOf(history));
  return new Set([...amended].flatMap(([seq, event]) => (event === null ? [seq] : [])));
};

/** Which entries do not count, and which corrections of the past do: as long as it is equal, the past is. */
export const pastOf = (history: Book): string => {
  const out = outOf(history);
  const amendments = history.entries.flatMap(({ seq, event }) => (isAmendment(event) && !out.has(seq) ? [seq] : []));
  return `${[...out].sort((a, b) => a - b).join()};${amendments.join()}`;
};
