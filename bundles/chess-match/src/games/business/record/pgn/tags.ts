import { SETTING_NAMES, type Settings } from '../../rules/settings';
import { newTag, type Tag } from '../recordFile';

/** Tags that only a PGN file of this game has, by the setting they give. */
const OWN = { gameRating: 'BCRating', boards: 'BCBoards' } as const satisfies Partial<Record<keyof Settings, string>>;

/** "BCRating", "TimePerTeamMs": a setting as the tag of a record. */
const recordName = (setting: string): string => `${setting.charAt(0).toUpperCase()}${setting.slice(1)}`;

export const nameOfSetting = (setting: keyof Settings): string =>
  setting in OWN ? OWN[setting as keyof typeof OWN] : recordName(setting);

/** The tags of a PGN file under the names that a record gives them. */
export const asRecordTags = (tags: readonly Pick<Tag, 'name' | 'value' | 'line'>[]): readonly Tag[] =>
  tags.map(({ name, value, line }) => {
    const setting = SETTING_NAMES.find((known) => nameOfSetting(known) === name);
    return { ...newTag(setting === undefined ? name : recordName(setting), value), line };
  });
