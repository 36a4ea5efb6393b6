import { checkOf } from '../../checks';
import { presentPlace } from '../../contract/formerPlaces';
import type { WoodenBoard } from '../../contract/venue';
import { keptAs, type Shelf, type Kept, type Kind } from '../safety/kept/kept';
import { KEPT_PLACE, SEATING } from './keptDevices';
import type { Seating } from './seating';

/** A wooden board that stands for something, and the naming by which its place is called so. */
export interface SeatedBoard extends WoodenBoard {
  readonly seating: Seating | null;
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

const BOARDS: Kind<readonly SeatedBoard[]> = {
  name: 'boards',
  versions: [1],
  loss: 'boards',
  check: isBoards,
  instead: null,
};

/** What wooden boards stand for. */
export const keptBoards = (shelf: Shelf): Kept<readonly SeatedBoard[]> =>
  keptAs(BOARDS, shelf, (found) => (found ?? []).map((board) => ({ ...board, place: presentPlace(board.place) })));
