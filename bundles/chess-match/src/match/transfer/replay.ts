import type { AnyGame, GameEvent } from '../../games/common/game';
import { concerns, isHistoryEvent, isOfGame, type AnyEvent, type HistoryEvent } from '../../games/common/history';

/** So many states back are at hand at once; of the older ones each so-manieth. An undo folds on from the nearest. */
const KEPT = 64;

interface Counted {
  readonly seq: number;
  readonly event: GameEvent;
}

/**
 * States of a game that is folded entry by entry, each undo and redo from where it changes something: as `append` of
 * games/common/history gives them, without a whole fold per undo and without copies of the entries.
 */
export interface Replay {
  /** @returns the state after one more entry; throws what the game throws */
  add(event: AnyEvent): unknown;
}

/** What a history event names, whatever came in its place. */
const namedBy = (event: Exclude<HistoryEvent, { type: 'redone' }>): readonly unknown[] =>
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
    isWaiting: (): boolean => redoable.length > 0,
    /** What waits to be redone and is over now stays undone. */
    forGood: (isOver: (seqs: readonly unknown[]) => boolean): void => {
      redoable = redoable.filter((seqs) => !isOver(seqs));
    },
    /** @returns the entries that count no more, or again */
    turn: (event: HistoryEvent): readonly unknown[] => {
      if (event.type === 'redone') {
        const again = redoable.filter(([first]) => first === event.seq);
        redoable = redoable.filter(([first]) => first !== event.seq);
        return count(again.flat(), -1);
      }
      const named = namedBy(event);
      redoable.push(named);
      return count(named, 1);
    },
  };
};

export const createReplay = (game: AnyGame, initial: unknown): Replay => {
  const entries: AnyEvent[] = [];
  const states = createStates(game, initial);
  const out = createOut();
  /** The first entry that was taken back before it came: it counts until the next undo or redo. */
  let early = Infinity;
  const turn = (event: HistoryEvent): void => {
    const changed = out.turn(event).filter((seq) => typeof seq === 'number' && Number.isInteger(seq) && seq > 0);
    const from = (changed as readonly number[]).reduce((first, seq) => Math.min(first, seq), early);
    early = Infinity;
    if (from > entries.length) return;
    states.cutFrom(from);
    for (let seq = from; seq <= entries.length; seq += 1) {
      const other = entries[seq - 1];
      if (other !== undefined && isOfGame(other) && !out.has(seq)) states.push({ seq, event: other });
    }
  };
  return {
    add: (event) => {
      entries.push(event);
      const seq = entries.length;
      if (isHistoryEvent(event)) turn(event);
      else if (isOfGame(event)) {
        if (out.isWaiting() && game.undoLabel(event) !== null) {
          const thread = game.threadOf(event);
          out.forGood((seqs) => seqs.some((other) => concerns(game, entries[Number(other) - 1], thread)));
        }
        if (out.has(seq)) early = Math.min(early, seq);
        states.push({ seq, event });
      }
      return states.last();
    },
  };
};
