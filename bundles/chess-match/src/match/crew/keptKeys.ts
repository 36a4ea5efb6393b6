import { checkOf } from '../../checks';
import { keptAs, type Shelf, type Kept, type Kind } from '../safety/kept/kept';
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
/** Two things came later. */
type Later = Pick<CrewKey, 'seating' | 'isUnclear'>;
const BEFORE_THOSE: Later = { seating: null, isUnclear: false };
type AnyKey = Omit<CrewKey, keyof Later> & Partial<Later>;
const isKeys = checkOf<readonly AnyKey[]>({
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'workplace', 'name', 'hash', 'givenAtMs'],
    properties: {
      id: text,
      workplace: { enum: WORKPLACES },
      name: text,
      hash: text,
      givenAtMs: { type: 'integer' },
      seating: SEATING,
      isUnclear: { type: 'boolean' },
    },
  },
});

const KEYS: Kind<readonly AnyKey[]> = {
  name: 'crew',
  versions: [1],
  loss: 'crew',
  check: isKeys,
  instead: null,
};

/** The keys that were given out. */
export const keptKeys = (shelf: Shelf): Kept<readonly CrewKey[]> =>
  keptAs(KEYS, shelf, (found) => (found ?? []).map((key) => ({ ...BEFORE_THOSE, ...key })));
