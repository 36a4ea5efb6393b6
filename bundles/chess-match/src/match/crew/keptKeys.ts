import type { Kept, Shelf } from '../safety/kept/kept';
import { keptList, listKind } from '../safety/kept/keptList';
import { SEATING } from '../hall/keptDevices';
import type { Seating } from '../hall/seating';
import { WORKPLACES, type Workplace } from '../../contract/crew';

/** A key that was given out. Only its hash is kept: whoever reads it opens no door. */
export interface CrewKey {
  readonly id: string;
  readonly workplace: Workplace;
  /** Whose it is; "" without a name. */
  readonly name: string;
  /** SHA-256 of the key, hexadecimal. */
  readonly hash: string;
  /** Unix ms. */
  readonly givenAtMs: number;
  /** The naming by which its workplace is called so; null before the first game. */
  readonly seating: Seating | null;
  /** Nobody knows whose team's it is: it opens nothing. */
  readonly isUnclear: boolean;
}

const text = { type: 'string' };
const KEYS = listKind<CrewKey, 'seating' | 'isUnclear'>({
  name: 'crew',
  loss: 'crew',
  fields: { id: text, workplace: { enum: WORKPLACES }, name: text, hash: text, givenAtMs: { type: 'integer' } },
  later: { seating: SEATING, isUnclear: { type: 'boolean' } },
  before: { seating: null, isUnclear: false },
});

/** The keys that were given out. */
export const keptKeys = (shelf: Shelf): Kept<readonly CrewKey[]> => keptList(KEYS, shelf);
