import type { BusinessOptions } from '@schemas/options';
import { optionsOf } from '../rules/options';
import type { State } from '../rules/state';

/** What the side to move may do besides moving, as everybody may know: what is drafted is not looked at. */
export const projectOptions = (state: State): BusinessOptions => ({ game: 'business', turn: optionsOf(state) });
