import {
  choice,
  defaultsOf,
  LONGEST_ADDED_MS,
  LONGEST_MS,
  position,
  settingsReader,
  span,
  yesNo,
  type Descriptors,
  type SettingsOf,
} from '../../common/settings';
import { RULE_SETS } from './setting';

/** What may be agreed before a match, once: type, defaults, check and forms all come from here. Times in ms. */
export const SETTINGS = {
  rules: choice(RULE_SETS, 'unified', 'L12'),
  timePerSideMs: span([1, LONGEST_MS], 1_800_000, 'L10', 'short', 1000),
  /** Added to the clock of who presses. */
  incrementMs: span([0, LONGEST_ADDED_MS], 0, 'L10', 'seconds'),
  /** Where the board begins, as FEN with letters of the seed. */
  start: position('L1'),
  crossRequiresPalace: yesNo(false, 'L4'),
  enPassant: yesNo(false, 'L5'),
  successionPalaceOnly: yesNo(false, 'L7'),
  rokoshLoses: yesNo(true, 'L8'),
} as const satisfies Descriptors;

export type Settings = SettingsOf<typeof SETTINGS>;

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

/** Settings with those given in place of the defaults, or settings/bad_value naming the setting and its rule. */
export const readSettings = settingsReader(SETTINGS);
