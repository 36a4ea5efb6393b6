import type { Tag } from '../../common/recordText';
import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from '../rules/settings';

const newTag = (name: string, value: string): Tag => ({ name, value, line: 0 });

/** "TimePerSideMs" of "timePerSideMs"; where the board begins is said as every reader of records knows it. */
const tagName = (name: SettingName): string =>
  name === 'start' ? 'FEN' : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Settings as tags, where they differ from the default. */
export const settingTags = (settings: Settings): readonly Tag[] => [
  newTag('Variant', 'Belarusian'),
  ...(settings.start === '' ? [] : [newTag('SetUp', '1')]),
  ...SETTING_NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name]).map((name) =>
    newTag(tagName(name), String(settings[name])),
  ),
];

/** The tag that gives a setting. */
export const tagOfSetting = (tags: readonly Tag[], name: SettingName): Tag | null =>
  tags.find((tag) => tag.name === tagName(name)) ?? null;

/** The settings that the tags of a record give, by name, as texts. */
export const settingsGiven = (tags: readonly Tag[]): Readonly<Partial<Record<SettingName, string>>> =>
  Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const tag = tagOfSetting(tags, name);
      return tag === null ? [] : [[name, name === 'rules' ? tag.value.trim().toLowerCase() : tag.value]];
    }),
  );
