import type { Actions } from './action';
import { commandActions } from './commands';
import { ownActions } from './own';

/** Everything a key can do. */
export const actionsOf: Actions = (desk, language) => ({
  ...ownActions(desk, language),
  ...commandActions(desk, language),
});
