import type { IdleGraphics } from '../common/idleGraphics';

/** No branches, no chips, and no screens for the viewers of one colour. */
export const idleGraphics: IdleGraphics = {
  graphics: ['tree', 'tree-strip', 'key-change', 'audience-white', 'audience-black', 'explainer'],
  offers: ['branching', 'pass', 'selection', 'boardEnd'],
};
