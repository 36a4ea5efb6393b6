import type { Problem } from '@schemas/draft';
import {
  choice,
  defaultsOf,
  LONGEST_MS,
  settingsFrom,
  span,
  whole,
  yesNo,
  type Descriptors,
  type SettingsOf,
} from '../../common/settings';
import { err, ok, type Result } from '../../common/result';
import { refuse } from './errors';

/**
 * What is agreed in advance (S1-S7); names and defaults of rules/business-chess.md. Times in ms, ratings in chips. In
 * the order in which records and forms give them.
 */
export const SETTINGS = {
  gameRating: whole([1, 999], 10, 'S1-S7', [1, 99]),
  boards: whole([1, 9], 5, 'S1-S7', [1, 5]),
  playersPerTeam: whole([1, 20], 5, 'S1-S7'),
  reserves: whole([0, 20], 1, 'S1-S7'),
  timePerTeamMs: span([1, LONGEST_MS], 5_400_000, 'S1-S7', 'long', 1000),
  vetoWindowMs: span([0, LONGEST_MS], 1_800_000, 'S1-S7', 'long'),
  vetoScope: choice(['both', 'opponent'], 'both', 'S1-S7'),
  passSize: whole([1, 999], 1, 'S1-S7', [1, 99]),
  selectionTargets: choice(['many', 'one'], 'many', 'S1-S7'),
  endgame: choice(['increment30', 'plus5min', 'incrementAtFlag', 'none'], 'increment30', 'S1-S7'),
  returnGameThreshold: whole([0, 999], 10, 'S1-S7'),
  reuseBoards: yesNo(true, 'S1-S7'),
  repetitionThroughMother: yesNo(true, 'S1-S7'),
  /** B8: a branching stops the clock until the arbiter starts it again. */
  cloneStop: yesNo(false, 'S1-S7'),
} as const satisfies Descriptors;

export type Settings = SettingsOf<typeof SETTINGS>;

export const DEFAULT_SETTINGS: Settings = defaultsOf(SETTINGS);

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Settings)[];

/**
 * Settings with those given in place of the defaults; unknown names are ignored.
 * @param given values, or their texts as in record tags
 * @returns settings/bad_value naming the setting
 */
export const readSettings = (given: Readonly<Partial<Record<string, unknown>>>): Result<Settings, Problem> => {
  const read = settingsFrom(SETTINGS, given);
  if ('settings' in read) return ok(read.settings);
  const { setting, value, allowed } = read.bad;
  return err(refuse('settings/bad_value', { setting, value, allowed }));
};
