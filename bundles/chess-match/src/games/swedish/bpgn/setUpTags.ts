import type { Command } from '../commands';
import { BOARDS } from '../seats';
import type { Tag } from './file';

/** Where a record begins, if not at the start: what sets its boards, and the tag that says so. */
export interface SetUp {
  readonly tag: Tag;
  /** Null where the tag does not give a position for each board, "FEN of A | FEN of B". */
  readonly commands: readonly Extract<Command, { type: 'correctPosition' }>[] | null;
}

/** `[SetUp "1"][FEN "A | B"]`; null where a record begins at the start. */
export const setUpOf = (tags: readonly Tag[]): SetUp | null => {
  const tag = tags.find(({ name }) => name === 'FEN');
  if (tag === undefined) {
    const alone = tags.find(({ name, value }) => name === 'SetUp' && value === '1');
    return alone === undefined ? null : { tag: alone, commands: null };
  }
  const fens = tag.value.split('|').map((fen) => fen.trim());
  if (fens.length !== BOARDS.length) return { tag, commands: null };
  const commands = BOARDS.map(
    (board, index) => ({ type: 'correctPosition', board, fen: fens[index] ?? '', reason: '' }) as const,
  );
  return { tag, commands };
};
