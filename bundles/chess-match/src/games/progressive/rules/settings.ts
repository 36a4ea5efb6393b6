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
import { VARIANTS } from './variant';

/** What may be agreed before a match, once: type, defaults, check and forms all come from here. Times in ms. */
export const SETTINGS = {
  variant: choice(VARIANTS, 'italian', 'P1'),
  timePerSideMs: span([1, LONGEST_MS], 900_000, 'P1', 'short', 1000),
  /** Added to the clock of who presses. */
  incrementMs: span([0, LONGEST_ADDED_MS], 0, 'P1', 'seconds'),
  /** Where the board begins: FEN with the number of the turn behind it. */
  start: position('P1'),
  /** Ten turns without a capture and a pawn's move: a draw by themselves, or where the arbiter accepts a claim. */
  tenTurns: choice(['auto', 'claim'], 'auto', 'P7'),
  /** What a check does in Logical chess. */
  logicalCheck: choice(['scottish', 'italian'], 'scottish', 'P11'),
  /** Who may move again in Take-all chess. */
  takeAllOrder: choice(['free', 'english'], 'free', 'P10'),
  /** White's first turn in Marseillais chess has one move. */
  balanced: yesNo(true, 'P12'),
} as const satisfies Descriptors;

export type Settings = SettingsOf<typeof SETTINGS>;

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

/** Settings with those given in place of the defaults, or settings/bad_value naming the setting and its rule. */
export const readSettings = settingsReader(SETTINGS);
