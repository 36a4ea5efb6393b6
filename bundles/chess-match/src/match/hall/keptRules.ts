import type { HallRules } from '@schemas/devices';
import { checkOf } from '../../checks';
import { DEFAULT_RULES } from '../../contract/venue';
import { keptAs, type Shelf, type Kept, type Kind } from '../safety/kept/kept';

/** What came later takes the default of a new hall. */
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

const RULES: Kind<Partial<HallRules>> = {
  name: 'hall',
  versions: [1],
  loss: 'hall',
  check: isRules,
  instead: () => CLOSED,
};

/** The rules of the hall. */
export const keptRules = (shelf: Shelf): Kept<HallRules> =>
  keptAs(RULES, shelf, (found): HallRules => ({ ...DEFAULT_RULES, ...found }));
