import {
  choice,
  defaultsOf,
  LONGEST_ADDED_MS,
  LONGEST_MS,
  position,
  settingsReader,
  span,
  whole,
  type Descriptors,
  type SettingsOf,
} from '../../common/settings';
import { THREADS } from './boards';

/** What may be agreed before a match, once: type, defaults, check and forms all come from here. Times in ms. */
export const SETTINGS = {
  boards: whole([1, THREADS.length], 4, 'C1'),
  /** Which colour a team has on the boards behind the first. */
  colours: choice(['alternating', 'same'], 'alternating', 'C1'),
  timePerPlayerMs: span([1, LONGEST_MS], 5_400_000, 'C2', 'long', 1000),
  /** Added to the clock of who presses. */
  incrementMs: span([0, LONGEST_ADDED_MS], 30_000, 'C2', 'seconds'),
  /** Not counted of each move: the clock of who is to move stands for so long. */
  delayMs: span([0, LONGEST_ADDED_MS], 0, 'C2', 'seconds'),
  /** Where every board begins: FEN. */
  start: position('C1'),
} as const satisfies Descriptors;

export type SettingName = keyof typeof SETTINGS;
export type Settings = SettingsOf<typeof SETTINGS>;

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

/** Gives settings with those given in place of the defaults, or settings/bad_value naming the setting and its rule. */
export const readSettings = settingsReader(SETTINGS);
