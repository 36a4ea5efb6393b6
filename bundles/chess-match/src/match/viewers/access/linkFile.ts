import { readFileSync } from 'node:fs';
import { checkOf } from '../../../checks';
import { ACCESSES, DEFAULT_VIEWERS_RULES, type ViewersRules } from '../../../contract/viewersAccess';
import type { Team } from '../../../contract/places';
import type { Log } from '../../log';
import { textOf } from '../../textOf';
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
  /** The game by which its audience is named; null before the first. */
  readonly seating: Seating | null;
}

export interface KeptAccess {
  readonly rules: ViewersRules;
  readonly links: readonly KeptLink[];
}

/** It came later than the file: a link issued before is for its colour as it is in the game that is open. */
type KeptBefore = Omit<KeptAccess, 'links'> & {
  readonly links: readonly (Omit<KeptLink, 'seating'> & Partial<Pick<KeptLink, 'seating'>>)[];
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
          ...{ id: text, name: text, audience: { enum: ['white', 'black'] } },
          ...{ until: { type: 'integer' }, isRevoked: { type: 'boolean' }, seating: SEATING },
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

const read = (path: string, log: Log): KeptAccess => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isKept()(found)) {
      return { ...found, links: found.links.map((link) => ({ ...link, seating: link.seating ?? null })) };
    }
    log.warn(`Who may see what at home is not understood in ${path}: nobody gets the teams' documents. Set it anew.`);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return { rules: DEFAULT_VIEWERS_RULES, links: [] };
    log.warn(`Who may see what at home cannot be read (${textOf(error)}): nobody gets the teams' documents.`);
  }
  return CLOSED;
};

export const linkFile = (path: string, log: Log): LinkFile => ({
  found: read(path, log),
  write: (kept) => writeWhole(path, JSON.stringify(kept)),
});
