import type { AnyGame } from '../../games/common/game';
import { reader, type Counted } from '../../games/common/counted';
import {
  isAmendment,
  isHistoryEvent,
  isOfGame,
  isStep,
  type AnyEvent,
  type Entry,
  type Step,
} from '../../games/common/entry';
import { concerns } from '../../games/common/history';

/** So many states back are at hand at once; of the older ones each nth. An undo folds on from the nearest. */
const KEPT = 64;

/**
 * States of a game that is folded entry by entry, each undo and redo from where it changes something: as `append` of
 * games/common/history gives them, without a whole fold per undo and without copies of the entries.
 */
export interface Replay {
  /** @returns the state after one more entry; throws what the game throws */
  add(event: AnyEvent): unknown;
}

/** What a history event names, whatever came in its place. */
const namedBy = (event: Exclude<Step, { type: 'redone' }>): readonly unknown[] =>
  event.type === 'undone' ? [event.seq] : [event.seqs].flat();

/** The states after so many counted entries, a few of them kept. */
const createStates = (game: AnyGame, initial: unknown) => {
  const counted: Counted[] = [];
  const states = new Map<number, unknown>([[0, initial]]);
  const stateAt = (count: number): unknown => {
    let known = count;
    while (!states.has(known)) known -= 1;
    let state = states.get(known);
    for (const { event } of counted.slice(known, count)) {
      state = game.evolve(state, event);
      known += 1;
      states.set(known, state);
    }
    return state;
  };
  return {
    last: (): unknown => stateAt(counted.length),
    push: (entry: Counted): void => {
      const state = game.evolve(stateAt(counted.length), entry.event);
      counted.push(entry);
      states.set(counted.length, state);
      const old = counted.length - KEPT;
      if (old % KEPT !== 0) states.delete(old);
    },
    cutFrom: (seq: number): void => {
      while ((counted.at(-1)?.seq ?? 0) >= seq) {
        states.delete(counted.length);
        counted.pop();
      }
    },
  };
};

/** Entries that do not count: undone and to be redone, or undone for good. */
const createOut = () => {
  const times = new Map<unknown, number>();
  let redoable: (readonly unknown[])[] = [];
  const count = (seqs: readonly unknown[], by: number): readonly unknown[] => {
    for (const seq of seqs) times.set(seq, (times.get(seq) ?? 0) + by);
    return seqs;
  };
  return {
    has: (seq: number): boolean => (times.get(seq) ?? 0) > 0,
    all: (): ReadonlySet<number> => new Set([...times].flatMap(([seq, count]) => (count > 0 ? [Number(seq)] : []))),
    isWaiting: (): boolean => redoable.length > 0,
    /** What waits to be redone and is over now stays undone. */
    forGood: (isOver: (seqs: readonly unknown[]) => boolean): void => {
      redoable = redoable.filter((seqs) => !isOver(seqs));
    },
    /** @returns the entries that count no more, or again */
    turn: (event: Step): readonly unknown[] => {
      if (event.type === 'redone') {
        const restored = redoable.filter(([first]) => first === event.seq);
        redoable = redoable.filter(([first]) => first !== event.seq);
        return count(restored.flat(), -1);
      }
      const named = namedBy(event);
      redoable.push(named);
      return count(named, 1);
    },
  };
};

/** The first entry that a change of what counts changes: a correction reaches back to what it makes another. */
const reachOf = (entries: readonly Entry[], seqs: readonly unknown[]): number =>
  seqs.reduce<number>((first, seq) => {
    if (typeof seq !== 'number' || !Number.isInteger(seq) || seq < 1) return first;
    const event = entries[seq - 1]?.event;
    const changed = isAmendment(event) ? event.changes.map((change) => change.seq) : [];
    return Math.min(first, seq, ...changed);
  }, Infinity);

export const createReplay = (game: AnyGame, initial: unknown): Replay => {
  const entries: Entry[] = [];
  /** Of these the undos, redos and corrections. */
  const steps: Entry[] = [];
  const states = createStates(game, initial);
  const out = createOut();
  /**
   * The first entry that was taken back, or made another, before it came: it counts as it is until the next undo or
   * redo.
   */
  let early = Infinity;
  const amended = new Set<number>();
  const refold = (changed: number): void => {
    const from = Math.max(1, Math.min(changed, early));
    early = Infinity;
    if (from > entries.length) return;
    states.cutFrom(from);
    const read = reader(steps, out.all());
    for (const entry of entries.slice(from - 1)) for (const counted of read(entry)) states.push(counted);
  };
  const endRedo = (thread: string | null): void => {
    if (!out.isWaiting()) return;
    out.forGood((seqs) => seqs.some((other) => concerns(game, entries[Number(other) - 1]?.event, thread)));
  };
  return {
    add: (event) => {
      const seq = entries.length + 1;
      entries.push({ seq, event });
      if (isHistoryEvent(event)) steps.push({ seq, event });
      if (isAmendment(event)) {
        endRedo(null);
        for (const change of event.changes) amended.add(change.seq);
        refold(reachOf(entries, [seq]));
      } else if (isStep(event)) refold(Math.min(seq, reachOf(entries, out.turn(event))));
      else if (isOfGame(event)) {
        if (game.undoLabel(event) !== null) endRedo(game.threadOf(event));
        if (out.has(seq) || amended.has(seq)) early = Math.min(early, seq);
        states.push({ seq, event });
      }
      return states.last();
    },
  };
};
