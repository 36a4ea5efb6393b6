/** What is agreed before a match, with the defaults of the rules: the one place they stand in. */
export { DEFAULT_SETTINGS, SETTINGS, SETTING_NAMES, type Settings } from '../games/business/settings';
export type { Descriptor } from '../games/common/settings';
export { ratingOfReturn } from '../games/business/returnGame';
