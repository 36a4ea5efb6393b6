import { checkOf } from '../../../checks';
import { ACCESSES, DEFAULT_VIEWERS_RULES, type ViewersRules } from '../../../contract/viewersAccess';
import type { Team } from '../../../contract/places';
import { keptAs, type Shelf, type Kept, type Kind } from '../../safety/kept/kept';
import { SEATING } from '../../hall/keptDevices';
import type { Seating } from '../../hall/seating';

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

/** Two things came later. */
type Later = Pick<KeptLink, 'seating' | 'isUnclear'>;
const BEFORE_THOSE: Later = { seating: null, isUnclear: false };
type AnyAccess = Omit<KeptAccess, 'links'> & {
  readonly links: readonly (Omit<KeptLink, keyof Later> & Partial<Later>)[];
};

const text = { type: 'string' };
const rule = {
  type: 'object',
  required: ['access', 'delaySeconds'],
  properties: { access: { enum: ACCESSES }, delaySeconds: { type: 'integer', minimum: 0 } },
};
const isKept = checkOf<AnyAccess>({
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

const ACCESS: Kind<AnyAccess> = {
  name: 'viewers',
  versions: [1],
  loss: 'viewers',
  check: isKept,
  instead: () => CLOSED,
};

const presentOf = ({ rules, links }: AnyAccess): KeptAccess => ({
  rules,
  links: links.map((link) => ({ ...BEFORE_THOSE, ...link })),
});

/** Who may see what. */
export const keptAccess = (shelf: Shelf): Kept<KeptAccess> =>
  keptAs(ACCESS, shelf, (found) => (found === null ? NEW : presentOf(found)));
