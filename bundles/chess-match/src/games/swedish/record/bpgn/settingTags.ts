import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from '../../rules/settings';
import type { Tag } from '../../../common/recordText';
import { SET_UP, setUpGiven, setUpTags } from './setUpTags';

const SECOND_MS = 1000;
/** What is shorter as `TimeControl` others would take for minutes. */
const SHORTEST_CONTROL_S = 60;

/** "DropWithCheck" of "dropWithCheck". */
const tagName = (name: SettingName): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/**
 * Settings as tags: time and increment as every reader of BPGN knows them, the rest where it differs from the default.
 */
export const settingTags = (settings: Settings): readonly Tag[] => {
  const { timePerPlayerMs, incrementMs } = settings;
  const isSeconds = timePerPlayerMs % SECOND_MS === 0 && timePerPlayerMs >= SHORTEST_CONTROL_S * SECOND_MS;
  const known: readonly SettingName[] = [
    ...SET_UP,
    ...(isSeconds ? (['timePerPlayerMs', 'incrementMs'] as const) : []),
  ];
  const named = SETTING_NAMES.filter(
    (name) => !known.includes(name) && (name === 'timePerPlayerMs' || settings[name] !== DEFAULT_SETTINGS[name]),
  );
  const control = `${timePerPlayerMs / SECOND_MS}+${incrementMs / SECOND_MS}`;
  return [
    ...(isSeconds ? [{ name: 'TimeControl', value: control, line: 0 }] : []),
    ...named.map((name) => ({ name: tagName(name), value: String(settings[name]), line: 0 })),
    ...setUpTags(settings),
  ];
};

const CONTROL = /^(\d{1,6})(?:\+(\d{1,4}(?:\.\d{1,3})?))?$/;
/** Nothing is known of the time, or there was none. */
const UNSAID = ['', '?', '-'];

const valueOf = (tags: readonly Tag[], of: string): string | undefined => tags.find(({ name }) => name === of)?.value;

const inControl = (value: string | undefined): Readonly<Partial<Record<SettingName, number>>> => {
  const [, seconds, increment = 0] = CONTROL.exec(value ?? '') ?? [];
  if (seconds === undefined) return {};
  return { timePerPlayerMs: Number(seconds) * SECOND_MS, incrementMs: Math.round(Number(increment) * SECOND_MS) };
};

/** Why the time a record names cannot be played by, with its tag. */
export interface TimeFault {
  readonly code: 'bpgn/time_control' | 'bpgn/unclear_time';
  readonly tag: Tag;
}

/**
 * `bpgn/time_control`: several controls, say, which these rules do not have. `bpgn/unclear_time`: so little
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
  const control = inControl(valueOf(tags, 'TimeControl'));
  const named = Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(tags, tagName(name)) ?? control[name]]));
  return { ...named, ...setUpGiven(tags) };
};

/** The tag that gave a setting, by its own name or as the time every reader knows. */
export const tagOfSetting = (tags: readonly Tag[], setting: string): Tag | null => {
  const other = SET_UP.some((name) => name === setting) ? 'FEN' : 'TimeControl';
  return (
    tags.find(({ name }) => name.toLowerCase() === setting.toLowerCase()) ??
    tags.find(({ name }) => name === other) ??
    null
  );
};
