import { checkOf } from '../../checks';
import { presentPlace } from '../../contract/formerPlaces';
import type { WoodenBoard } from '../../contract/venue';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import { KEPT_PLACE, SEATING } from './deviceFile';
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
      serial: { type: 'string' },
      place: KEPT_PLACE,
      seating: SEATING,
      board: { anyOf: [{ type: 'integer', minimum: 1, maximum: 99 }, { type: 'null' }] },
    },
  },
});

/** In memory alone: for a server that is not to outlive itself. */
export const noBoardFile = (): BoardFile => ({ found: [], write: () => undefined });

export const boardFile = (path: string, damaged: DamagedFiles): BoardFile => ({
  found: (readKept({ path, loss: 'boards', check: isBoards, instead: null }, damaged) ?? []).map((board) => ({
    ...board,
    place: presentPlace(board.place),
  })),
  write: (boards) => writeWhole(path, JSON.stringify(boards)),
});
