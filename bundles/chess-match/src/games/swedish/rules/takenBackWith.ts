import type { Event, MovePlayed } from './events';
import { BOARDS, partnerOf, type BoardId } from './seats';
import type { State } from './state';

export interface Entry {
  readonly seq: number;
  readonly event: Event;
}

/** How a match began and the facts that count, in the order they happened. */
export interface Played {
  readonly initial: State;
  readonly entries: readonly Entry[];
}

const keyOf = (board: BoardId, side: string, piece: string): string => `${board} ${side} ${piece}`;

/** What lies in the four reserves, followed through a journal without playing it. */
class Reserves {
  readonly #counts = new Map<string, number>();

  add(board: BoardId, side: string, piece: string, more: number): number {
    const key = keyOf(board, side, piece);
    const count = (this.#counts.get(key) ?? 0) + more;
    this.#counts.set(key, count);
    return count;
  }

  set(board: BoardId, side: string, piece: string, count: number): void {
    this.#counts.set(keyOf(board, side, piece), count);
  }

  setBoard(board: BoardId, reserves: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
    for (const key of this.#counts.keys()) if (key.startsWith(board)) this.#counts.set(key, 0);
    for (const [side, reserve] of Object.entries(reserves))
      for (const [piece, count] of Object.entries(reserve)) this.set(board, side, piece, count);
  }

  /** @returns whether the piece dropped was there. */
  play({ board, side, move, gave }: MovePlayed): boolean {
    if (gave !== null) {
      const partner = partnerOf({ board, side });
      this.add(partner.board, partner.side, gave, 1);
    }
    return move.kind !== 'drop' || this.add(board, side, move.piece, -1) >= 0;
  }
}

/** The first move that drops what is not there when the moves of `without` have never been; null where all is well. */
const firstWithout = ({ initial, entries }: Played, without: ReadonlySet<number>): Entry | null => {
  const reserves = new Reserves();
  for (const board of BOARDS) reserves.setBoard(board, initial.boards[board].position.reserve);
  for (const entry of entries) {
    const { event } = entry;
    if (without.has(entry.seq)) continue;
    if (event.type === 'reserveCorrected') reserves.set(event.board, event.side, event.piece, event.count);
    if (event.type === 'positionCorrected') reserves.setBoard(event.board, event.position.reserve);
    if (event.type === 'movePlayed' && !reserves.play(event)) return entry;
  }
  return null;
};

/** A move and all that was done on its board after it: a position stands on those before it. */
const fromHere = (entries: readonly Entry[], seq: number, board: BoardId): readonly number[] =>
  entries
    .filter(({ event }) => (event.type === 'movePlayed' || event.type === 'positionCorrected') && event.board === board)
    .map((entry) => entry.seq)
    .filter((other) => other >= seq);

const NO_MOVES: readonly Event['type'][] = [
  'flagFell',
  'resigned',
  'drawAgreed',
  'aborted',
  'moveDemanded',
  'punished',
];

/** An end that is no move's, or that counts with one before it on the other board (S9), and a demand. */
export const standsOnMoves = (event: Event): boolean => {
  if (event.type === 'movePlayed') return (event.end?.at.length ?? 0) > 1;
  return NO_MOVES.includes(event.type) && (event.type !== 'punished' || event.end !== null);
};

/**
 * What has to be taken back with a move: those after it on its board; on the other board the moves that dropped a piece
 * which then was never given, with those after them; and so on across the boards, until every piece dropped was there.
 * An end of the match that came after goes with it.
 * @returns their `seq`, in order, that of the move itself included; nothing where `seq` is no move among them
 */
export const takenBackWith = (played: Played, seq: number): readonly number[] => {
  const { entries } = played;
  const first = entries.find((entry) => entry.seq === seq);
  if (first?.event.type !== 'movePlayed') return [];
  const back = new Set(fromHere(entries, seq, first.event.board));
  for (let next = firstWithout(played, back); next !== null; next = firstWithout(played, back)) {
    if (next.event.type !== 'movePlayed') break;
    for (const other of fromHere(entries, next.seq, next.event.board)) back.add(other);
  }
  for (const entry of entries) if (entry.seq > seq && standsOnMoves(entry.event)) back.add(entry.seq);
  return [...back].toSorted((one, other) => one - other);
};

/** Whether each move of these finds the piece it drops: otherwise it cannot count any more. */
export const fits = (played: Played): boolean => firstWithout(played, new Set()) === null;
