import { settingTags } from '../../duel/record/settingTags';
import { DEFAULT_SETTINGS } from '../rules/settings';

/** Settings as tags of a record. */
export const TAGS = settingTags(DEFAULT_SETTINGS, () => 'Belarusian', {
  rules: (value) => value.trim().toLowerCase(),
});
