import type { Settings } from '../rules/settings';
import type { State } from '../rules/state';

/** Settings of the return match: those of the first; null while the first goes on. */
export const returnSettings = ({ end, settings }: State): Settings | null => (end === null ? null : settings);
