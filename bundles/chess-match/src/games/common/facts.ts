import { amendedBy, outOf, reader, type Book } from './counted';
import { isAmendment, isOfGame, type Entry } from './entry';
import type { GameEvent } from './event';
import type { AnyGame } from './game';

/** A fact that counts and can be taken back, as pages name it. */
export interface Fact {
  readonly seq: number;
  readonly label: string;
  readonly kind: string;
  readonly line: string;
}

export const AMENDMENT = 'amendment';

/**
 * Whether a fact is undone with its reason alone (B27): all that is neither a turn nor turns made others was declared
 * or decided by somebody.
 */
export const isReasonDue = ({ kind }: Fact): boolean => kind !== 'turn' && kind !== AMENDMENT;

type Named = ReturnType<AnyGame['undoLabel']>;

/** By event: they never change, and every look at the past asks for all. */
const named = new WeakMap<GameEvent, Named>();

/** A fact as its game calls it, worked out once; null for what is none. */
export const nameOf = (game: AnyGame, event: GameEvent): Named => {
  const known = named.get(event);
  if (known !== undefined) return known;
  const name = game.undoLabel(event);
  named.set(event, name);
  return name;
};

/** What an entry says as a fact; null for what is none. */
export const factOf = (game: AnyGame, { seq, event }: Entry): Fact | null => {
  if (isAmendment(event)) return { seq, label: event.turn, kind: AMENDMENT, line: event.after };
  const name = isOfGame(event) ? nameOf(game, event) : null;
  return name === null ? null : { seq, ...name };
};

/** What an entry stands for now; notes and steps back are nothing. */
export const factReader = (game: AnyGame, book: Book): ((entry: Entry) => readonly Fact[]) => {
  const out = outOf(book);
  const read = reader(book.entries, out);
  const factsIn = (counted: Entry): readonly Fact[] => {
    const fact = factOf(game, counted);
    return fact === null ? [] : [fact];
  };
  return (entry) => {
    if (isOfGame(entry.event)) return read(entry).flatMap(factsIn);
    return out.has(entry.seq) ? [] : factsIn(entry);
  };
};

/** Every fact that counts, oldest first. */
export const factsOf = (game: AnyGame, book: Book): readonly Fact[] => book.entries.flatMap(factReader(game, book));

/** What entries stand for by `seq`, counting or taken back; a turn as the corrections that count have made it. */
export const namesOf = (game: AnyGame, book: Book, seqs: readonly number[]): ReadonlyMap<number, Fact> => {
  const amended = amendedBy(book.entries, outOf(book));
  return new Map(
    seqs.flatMap((seq) => {
      const entry = book.entries[seq - 1];
      if (entry === undefined) return [];
      const fact = factOf(game, { seq, event: amended.get(seq) ?? entry.event });
      return fact === null ? [] : [[seq, fact] as const];
    }),
  );
};
