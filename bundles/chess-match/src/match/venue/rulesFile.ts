import { readFileSync } from 'node:fs';
import type { HallRules } from '@schemas/devices';
import { checkOf } from '../../checks';
import { DEFAULT_RULES } from '../../contract/venue';
import type { Log } from '../log';
import { textOf } from '../textOf';
import { writeWhole } from './writeWhole';

/** Where the rules of the hall outlive the server. */
export interface RulesFile {
  readonly found: HallRules;
  /** @throws where it cannot be written */
  write(rules: HallRules): void;
}

/** What came later than the file takes the default of a new hall. */
const isRules = checkOf<Partial<HallRules>>({
  type: 'object',
  required: ['entry', 'draftSeenBy'],
  properties: {
    ...{ entry: { enum: ['operator', 'captains', 'both'] }, draftSeenBy: { enum: ['team', 'hall'] } },
    analysisOnProgram: { enum: ['never', 'delayed', 'after'] },
    analysisDelayMin: { type: 'integer', minimum: 1, maximum: 60 },
  },
});

const read = (path: string, log: Log): HallRules => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isRules()(found)) return { ...DEFAULT_RULES, ...found };
    log.warn(`The rules of the hall in ${path} are not understood; those of a new hall hold.`);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT')
      log.warn(`The rules of the hall cannot be read: ${textOf(error)}`);
  }
  return DEFAULT_RULES;
};

/** In memory alone: for a server that is not to outlive itself. */
export const noRulesFile = (): RulesFile => ({ found: DEFAULT_RULES, write: () => undefined });

export const rulesFile = (path: string, log: Log): RulesFile => ({
  found: read(path, log),
  write: (rules) => writeWhole(path, JSON.stringify(rules)),
});
