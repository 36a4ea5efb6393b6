import { checkOf } from '../../../checks';
import { ACCESSES, DEFAULT_VIEWERS_RULES, type ViewersRules } from '../../../contract/viewersAccess';
import type { Team } from '../../../contract/places';
import type { DamagedFiles } from '../../kept/damagedFiles';
import { readKept } from '../../kept/readKept';
import { SEATING } from '../../venue/deviceFile';
import type { Seating } from '../../venue/seating';
import { writeWhole } from '../../venue/writeWhole';

/** A link as it is kept: what it is signed by is not. */
export interface KeptLink {
  readonly id: string;
  readonly name: string;
  readonly audience: Team;
  /** Unix seconds, as in the address. */
  readonly until: number;
  readonly isRevoked: boolean;
  /** The naming by which its audience is called so; null before the first game. */
  readonly seating: Seating | null;
  /** Nobody knows whose team's it is: it opens nothing. */
  readonly isUnclear: boolean;
}

export interface KeptAccess {
  readonly rules: ViewersRules;
  readonly links: readonly KeptLink[];
}

/** Two things came later than the file. */
type Later = Pick<KeptLink, 'seating' | 'isUnclear'>;
const BEFORE_THOSE: Later = { seating: null, isUnclear: false };
type KeptBefore = Omit<KeptAccess, 'links'> & {
  readonly links: readonly (Omit<KeptLink, keyof Later> & Partial<Later>)[];
};

/** Where who may see what outlives the server. */
export interface LinkFile {
  readonly found: KeptAccess;
  /** On the disk when it returns. @throws where it cannot be written: then nothing has changed */
  write(kept: KeptAccess): void;
}

const text = { type: 'string' };
const rule = {
  type: 'object',
  required: ['access', 'delaySeconds'],
  properties: { access: { enum: ACCESSES }, delaySeconds: { type: 'integer', minimum: 0 } },
};
const isKept = checkOf<KeptBefore>({
  type: 'object',
  required: ['rules', 'links'],
  properties: {
    rules: { type: 'object', required: ['white', 'black'], properties: { white: rule, black: rule } },
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'name', 'audience', 'until', 'isRevoked'],
        properties: {
          id: text,
          name: text,
          audience: { enum: ['white', 'black'] },
          until: { type: 'integer' },
          isRevoked: { type: 'boolean' },
          seating: SEATING,
          isUnclear: { type: 'boolean' },
        },
      },
    },
  },
});

/** What cannot be read may have said that nobody gets it. */
const CLOSED: KeptAccess = {
  rules: { white: { access: 'off', delaySeconds: 0 }, black: { access: 'off', delaySeconds: 0 } },
  links: [],
};

const NEW: KeptAccess = { rules: DEFAULT_VIEWERS_RULES, links: [] };

const read = (path: string, damaged: DamagedFiles): KeptAccess => {
  const found = readKept({ path, loss: 'viewers', check: isKept, instead: () => CLOSED }, damaged);
  if (found === null) return NEW;
  return { ...found, links: found.links.map((link) => ({ ...BEFORE_THOSE, ...link })) };
};

export const linkFile = (path: string, damaged: DamagedFiles): LinkFile => ({
  found: read(path, damaged),
  write: (kept) => writeWhole(path, JSON.stringify(kept)),
});
