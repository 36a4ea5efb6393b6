import { checkOf } from '../../checks';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import { SEATING } from '../venue/deviceFile';
import type { Seating } from '../venue/seating';
import { writeWhole } from '../venue/writeWhole';
import { WORKPLACES, type Workplace } from '../../contract/crew';

/** A key that was given out. Only its hash is kept: the file opens no door. */
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

/** Where the keys outlive the server. */
export interface KeyFile {
  readonly found: readonly CrewKey[];
  /** On the disk when it returns. @throws where it cannot be written: then nothing is promised to anybody */
  write(keys: readonly CrewKey[]): void;
}

const text = { type: 'string' };
/** Two things came later than the file. */
type Later = Pick<CrewKey, 'seating' | 'isUnclear'>;
const BEFORE_THOSE: Later = { seating: null, isUnclear: false };
type Kept = Omit<CrewKey, keyof Later> & Partial<Later>;
const isKeys = checkOf<readonly Kept[]>({
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

const read = (path: string, damaged: DamagedFiles): readonly CrewKey[] => {
  const found = readKept({ path, loss: 'crew', check: isKeys, instead: null }, damaged) ?? [];
  return found.map((key) => ({ ...BEFORE_THOSE, ...key }));
};

export const keyFile = (path: string, damaged: DamagedFiles): KeyFile => ({
  found: read(path, damaged),
  write: (keys) => writeWhole(path, JSON.stringify(keys)),
});
