import { inCapitals, settingTags } from '../../duel/record/settingTags';
import { DEFAULT_SETTINGS } from '../rules/settings';

/** Settings as tags of a record. "Take-all" and "take all" are one kind. */
export const TAGS = settingTags(DEFAULT_SETTINGS, ({ variant }) => inCapitals(String(variant)), {
  variant: (value) => value.trim().toLowerCase().replace(/\s+/g, '-'),
});
