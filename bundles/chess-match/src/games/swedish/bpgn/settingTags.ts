import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from '../settings';
import type { Tag } from './file';

const SECOND_MS = 1000;

/** "DropWithCheck" of "dropWithCheck". */
const tagName = (name: SettingName): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Settings as tags: the time as every reader of BPGN knows it, the rest where it differs from the default. */
export const settingTags = (settings: Settings): readonly Tag[] => {
  const { timePerPlayerMs } = settings;
  const isSeconds = timePerPlayerMs % SECOND_MS === 0;
  const named = SETTING_NAMES.filter((name) =>
    name === 'timePerPlayerMs' ? !isSeconds : settings[name] !== DEFAULT_SETTINGS[name],
  );
  return [
    ...(isSeconds ? [{ name: 'TimeControl', value: `${timePerPlayerMs / SECOND_MS}+0`, line: 0 }] : []),
    ...named.map((name) => ({ name: tagName(name), value: String(settings[name]), line: 0 })),
  ];
};

const timeControlMs = (value: string | undefined): number | undefined => {
  const [, seconds] = /^(\d{1,6})(?:\+0)?$/.exec(value ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds) * SECOND_MS;
};

/** The settings a record's tags give, by name, as texts; a time with an increment is no time of these rules. */
export const settingsGiven = (tags: readonly Tag[]): Readonly<Partial<Record<string, unknown>>> => {
  const value = (of: string): string | undefined => tags.find(({ name }) => name === of)?.value;
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, value(tagName(name))]));
  return { ...given, timePerPlayerMs: given['timePerPlayerMs'] ?? timeControlMs(value('TimeControl')) };
};

/** The tag that gave a setting, by its own name or as the time every reader knows. */
export const tagOfSetting = (tags: readonly Tag[], setting: string): Tag | null =>
  tags.find(({ name }) => name.toLowerCase() === setting.toLowerCase()) ??
  tags.find(({ name }) => name === 'TimeControl') ??
  null;
