import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from '../settings';
import type { Tag } from './file';

const SECOND_MS = 1000;
/** What is shorter as `TimeControl` others would take for minutes. */
const SHORTEST_CONTROL_S = 60;

/** "DropWithCheck" of "dropWithCheck". */
const tagName = (name: SettingName): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** Settings as tags: the time as every reader of BPGN knows it, the rest where it differs from the default. */
export const settingTags = (settings: Settings): readonly Tag[] => {
  const { timePerPlayerMs } = settings;
  const isSeconds = timePerPlayerMs % SECOND_MS === 0 && timePerPlayerMs >= SHORTEST_CONTROL_S * SECOND_MS;
  const named = SETTING_NAMES.filter((name) =>
    name === 'timePerPlayerMs' ? !isSeconds : settings[name] !== DEFAULT_SETTINGS[name],
  );
  return [
    ...(isSeconds ? [{ name: 'TimeControl', value: `${timePerPlayerMs / SECOND_MS}+0`, line: 0 }] : []),
    ...named.map((name) => ({ name: tagName(name), value: String(settings[name]), line: 0 })),
  ];
};

const CONTROL = /^(\d{1,6})(?:\+0)?$/;
/** Nothing is known of the time, or there was none. */
const UNSAID = ['', '?', '-'];

const valueOf = (tags: readonly Tag[], of: string): string | undefined => tags.find(({ name }) => name === of)?.value;

const timeControlMs = (value: string | undefined): number | undefined => {
  const [, seconds] = CONTROL.exec(value ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds) * SECOND_MS;
};

/** Why the time a record names cannot be played by, with its tag. */
export interface TimeFault {
  readonly code: 'bpgn/time_control' | 'bpgn/unclear_time';
  readonly tag: Tag;
}

/**
 * `bpgn/time_control`: an increment, or several controls, which these rules do not have. `bpgn/unclear_time`: so little
 * that minutes may be meant, as many write "3+0" for three.
 */
export const timeFault = (tags: readonly Tag[]): TimeFault | null => {
  const tag = tags.find(({ name }) => name === 'TimeControl');
  if (tag === undefined || UNSAID.includes(tag.value)) return null;
  const [, seconds] = CONTROL.exec(tag.value) ?? [];
  if (seconds === undefined) return { code: 'bpgn/time_control', tag };
  const isUnclear = Number(seconds) < SHORTEST_CONTROL_S && valueOf(tags, tagName('timePerPlayerMs')) === undefined;
  return isUnclear ? { code: 'bpgn/unclear_time', tag } : null;
};

/** The settings a record's tags give, by name, as texts. */
export const settingsGiven = (tags: readonly Tag[]): Readonly<Partial<Record<string, unknown>>> => {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(tags, tagName(name))]));
  return { ...given, timePerPlayerMs: given['timePerPlayerMs'] ?? timeControlMs(valueOf(tags, 'TimeControl')) };
};

/** The tag that gave a setting, by its own name or as the time every reader knows. */
export const tagOfSetting = (tags: readonly Tag[], setting: string): Tag | null =>
  tags.find(({ name }) => name.toLowerCase() === setting.toLowerCase()) ??
  tags.find(({ name }) => name === 'TimeControl') ??
  null;
