import type { HallRules } from '@schemas/devices';
import { checkOf } from '../../checks';
import { DEFAULT_RULES } from '../../contract/venue';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
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
    entry: { enum: ['operator', 'captains', 'both'] },
    draftSeenBy: { enum: ['team', 'hall'] },
    analysisOnProgram: { enum: ['never', 'delayed', 'after'] },
    analysisDelayMin: { type: 'integer', minimum: 1, maximum: 60 },
  },
});

/** What cannot be read may have said so. */
const CLOSED: HallRules = { ...DEFAULT_RULES, entry: 'operator', draftSeenBy: 'team', analysisOnProgram: 'never' };

const read = (path: string, damaged: DamagedFiles): HallRules => ({
  ...DEFAULT_RULES,
  ...readKept({ path, loss: 'hall', check: isRules, instead: () => CLOSED }, damaged),
});

/** In memory alone: for a server that is not to outlive itself. */
export const noRulesFile = (): RulesFile => ({ found: DEFAULT_RULES, write: () => undefined });

export const rulesFile = (path: string, damaged: DamagedFiles): RulesFile => ({
  found: read(path, damaged),
  write: (rules) => writeWhole(path, JSON.stringify(rules)),
});
