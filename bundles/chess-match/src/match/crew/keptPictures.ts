import { checkOf } from '../../checks';
import { PICTURES, type Pictures } from '../../contract/crew';
import { SECRET } from '../journal/documents';
import type { Kind } from '../safety/kept/kept';
import { SECRET_PATTERN } from '../safety/kept/secret';
import { SEATING } from '../hall/keptDevices';
import type { Seating } from '../hall/seating';

export interface KeptPictureKey {
  readonly key: string;
  /** Unix ms. */
  readonly madeAtMs: number;
}

/** The keys of OBS's sources, and the naming by which two of them are White's and Black's. */
export interface KeptPictures {
  /** null before the first game. */
  readonly seating: Seating | null;
  /** One that lacks is made. */
  readonly keys: Partial<Readonly<Record<Pictures, KeptPictureKey>>>;
}

const key = {
  type: 'object',
  required: ['key', 'madeAtMs'],
  properties: { key: { type: 'string', pattern: SECRET_PATTERN }, madeAtMs: { type: 'integer' } },
};

export const PICTURE_KEYS: Kind<KeptPictures> = {
  name: `${SECRET}pictures`,
  versions: [1],
  loss: 'pictures',
  check: checkOf<KeptPictures>({
    type: 'object',
    required: ['seating', 'keys'],
    properties: {
      seating: SEATING,
      keys: { type: 'object', properties: Object.fromEntries(PICTURES.map((of) => [of, key])) },
    },
  }),
  instead: null,
};
