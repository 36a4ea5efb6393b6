import type { Settings } from '../rules/settings';
import { isOver, type State } from '../rules/state';

/** Settings of the return match: those of the first; null while the first goes on. */
export const returnSettings = (state: State): Settings | null => (isOver(state) ? state.settings : null);
