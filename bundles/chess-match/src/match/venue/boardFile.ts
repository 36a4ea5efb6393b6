import { readFileSync } from 'node:fs';
import { checkOf } from '../../checks';
import { PLACES, type WoodenBoard } from '../../contract/venue';
import type { Log } from '../log';
import { textOf } from '../textOf';
import { SEATING } from './deviceFile';
import type { Seating } from './seating';
import { writeWhole } from './writeWhole';

/** A wooden board that stands for something, and the naming by which its place is called so. */
export interface SeatedBoard extends WoodenBoard {
  readonly seating: Seating | null;
}

/** Where it outlives the server what wooden boards stand for. */
export interface BoardFile {
  readonly found: readonly SeatedBoard[];
  /** @throws where it cannot be written */
  write(boards: readonly SeatedBoard[]): void;
}

const isBoards = checkOf<readonly SeatedBoard[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['serial', 'place', 'board', 'seating'],
    properties: {
      ...{ serial: { type: 'string' }, place: { enum: PLACES }, seating: SEATING },
      board: { anyOf: [{ type: 'integer', minimum: 1, maximum: 5 }, { type: 'null' }] },
    },
  },
});

const read = (path: string, log: Log): readonly SeatedBoard[] => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isBoards()(found)) return found;
    log.warn(`The wooden boards in ${path} are not understood; say again what each of them stands for.`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') log.warn(`The wooden boards cannot be read: ${textOf(error)}`);
  }
  return [];
};

/** In memory alone: for a server that is not to outlive itself. */
export const noBoardFile = (): BoardFile => ({ found: [], write: () => undefined });

export const boardFile = (path: string, log: Log): BoardFile => ({
  found: read(path, log),
  write: (boards) => writeWhole(path, JSON.stringify(boards)),
});
