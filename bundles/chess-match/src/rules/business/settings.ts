import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../common/result';
import { refuse } from './errors';

/** What is agreed in advance (S1-S7); names and defaults of rules/business-chess.md. Times in ms, ratings in chips. */
export interface Settings {
  readonly gameRating: number;
  readonly boards: number;
  readonly playersPerTeam: number;
  readonly reserves: number;
  readonly timePerTeamMs: number;
  readonly vetoWindowMs: number;
  readonly vetoScope: 'both' | 'opponent';
  readonly passSize: number;
  readonly selectionTargets: 'many' | 'one';
  readonly endgame: 'increment30' | 'plus5min' | 'incrementAtFlag' | 'none';
  readonly returnGameThreshold: number;
  readonly reuseBoards: boolean;
  readonly repetitionThroughMother: boolean;
  /** B8: a branching stops the clock until the arbiter starts it again. */
  readonly cloneStop: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  gameRating: 10,
  boards: 5,
  playersPerTeam: 5,
  reserves: 1,
  timePerTeamMs: 5_400_000,
  vetoWindowMs: 1_800_000,
  vetoScope: 'both',
  passSize: 1,
  selectionTargets: 'many',
  endgame: 'increment30',
  returnGameThreshold: 10,
  reuseBoards: true,
  repetitionThroughMother: true,
  cloneStop: false,
};

const DAY_MS = 86_400_000;

/** Allowed values: an integer range, or the words. */
const ALLOWED: Readonly<Record<keyof Settings, readonly [number, number] | readonly string[]>> = {
  gameRating: [1, 999],
  boards: [1, 9],
  playersPerTeam: [1, 20],
  reserves: [0, 20],
  timePerTeamMs: [1, DAY_MS],
  vetoWindowMs: [0, DAY_MS],
  vetoScope: ['both', 'opponent'],
  passSize: [1, 999],
  selectionTargets: ['many', 'one'],
  endgame: ['increment30', 'plus5min', 'incrementAtFlag', 'none'],
  returnGameThreshold: [0, 999],
  reuseBoards: ['true', 'false'],
  repetitionThroughMother: ['true', 'false'],
  cloneStop: ['true', 'false'],
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];

const isRange = (allowed: readonly [number, number] | readonly string[]): allowed is readonly [number, number] =>
  typeof allowed[0] === 'number';

/** The value in its type, from the value itself or its text as records write it; undefined if not allowed. */
const readValue = (name: keyof Settings, raw: unknown): unknown => {
  const allowed = ALLOWED[name];
  const text = String(raw);
  if (!isRange(allowed)) {
    if (!allowed.includes(text)) return undefined;
    return typeof DEFAULT_SETTINGS[name] === 'boolean' ? text === 'true' : text;
  }
  const [min, max] = allowed;
  const value = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
};

/**
 * Settings with those given in place of the defaults; unknown names are ignored.
 * @param given values, or their texts as in record tags
 * @returns settings/bad_value naming the setting
 */
export const readSettings = (given: Readonly<Partial<Record<string, unknown>>>): Result<Settings, Problem> => {
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const setting of SETTING_NAMES) {
    if (given[setting] === undefined) continue;
    const value = readValue(setting, given[setting]);
    if (value === undefined) {
      const range = ALLOWED[setting];
      const allowed = isRange(range) ? `${range[0]}-${range[1]}` : range.join(', ');
      return err(refuse('settings/bad_value', { setting, value: String(given[setting]), allowed }));
    }
    settings[setting] = value;
  }
  return ok(settings as unknown as Settings);
};
