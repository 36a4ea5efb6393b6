import type { EntryView } from '@schemas/entry';
import { othersThan, type Drafted, type Typed } from './book';

/** A board that does not wait for the others, as its game's entry has it. */
type Apart = Extract<EntryView, { readonly game: 'swedish' | 'classical' }>['boards'][number];

const boardOf = (boards: readonly Apart[], thread: string): Apart => {
  const found = boards.find((board) => board.thread === thread);
  if (found === undefined) throw new Error(`no board has the thread ${thread}`);
  return found;
};

/** Who may move has a move: where a board says so and has none, the empty line is what it offers. */
const NONE = [{ san: '' }];

/** Moves of a board, each in the place of its draft; none where nobody may move. */
export const boardLines = (boards: readonly Apart[], thread: string, words: readonly string[]): readonly Typed[] => {
  const { moves, move } = boardOf(boards, thread);
  return [
    ...(move === null && moves.length === 0 ? NONE : moves).map(({ san }) => ({
      what: 'move',
      thread,
      line: san,
      isOffered: move === null,
    })),
    ...othersThan(moves, words).map((line) => ({ what: 'move', thread, line, isOffered: false })),
  ];
};

export const boardDrafted = (boards: readonly Apart[], thread: string): Drafted => {
  const { draft } = boardOf(boards, thread);
  return { isTaken: draft.san !== null, isReady: draft.ready, stands: JSON.stringify([draft.san, draft.pieces]) };
};
