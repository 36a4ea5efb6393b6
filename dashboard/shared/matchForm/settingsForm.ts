import type { Command } from 'chess-match/client';
import { DEFAULT_SETTINGS, type Settings } from 'chess-match/client/settings';
import { DAY_MS, formatSpan, parseSpan } from '../clockTime';

export type NewMatch = Extract<Command, { type: 'newMatch' }>;

export type SettingName = keyof Settings;

/** How a setting is entered. Ranges are those of the command's schema (a test compares them). */
export type SettingField =
  | { readonly kind: 'figure'; readonly min: number; readonly max: number }
  | { readonly kind: 'time'; readonly minMs: number; readonly maxMs: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'switch' };

export const SETTING_FIELDS: Readonly<Record<SettingName, SettingField>> = {
  gameRating: { kind: 'figure', min: 1, max: 99 },
  timePerTeamMs: { kind: 'time', minMs: 1000, maxMs: DAY_MS },
  vetoWindowMs: { kind: 'time', minMs: 0, maxMs: DAY_MS },
  vetoScope: { kind: 'choice', options: ['both', 'opponent'] },
  boards: { kind: 'figure', min: 1, max: 5 },
  playersPerTeam: { kind: 'figure', min: 1, max: 20 },
  reserves: { kind: 'figure', min: 0, max: 20 },
  passSize: { kind: 'figure', min: 1, max: 99 },
  selectionTargets: { kind: 'choice', options: ['many', 'one'] },
  endgame: { kind: 'choice', options: ['increment30', 'plus5min', 'incrementAtFlag', 'none'] },
  returnGameThreshold: { kind: 'figure', min: 0, max: 999 },
  reuseBoards: { kind: 'switch' },
  repetitionThroughMother: { kind: 'switch' },
  cloneStop: { kind: 'switch' },
};

export const SETTING_NAMES = Object.keys(SETTING_FIELDS) as readonly SettingName[];

/** The form as filled in; every setting as text. */
export interface SettingsForm {
  readonly event: string;
  readonly white: string;
  readonly black: string;
  readonly settings: Readonly<Record<SettingName, string>>;
}

export type FormField = 'event' | 'white' | 'black' | SettingName;

/** What is wrong with a field, for a text next to it. */
export type FieldProblem =
  { readonly code: 'empty' | 'tooLong' } | { readonly code: 'range'; readonly min: string; readonly max: string };

export const textOf = (name: SettingName, value: Settings[SettingName]): string =>
  SETTING_FIELDS[name].kind === 'time' ? formatSpan(Number(value)) : String(value);

/** The form with the given settings, missing ones by default. Unknown or unfit values count as missing. */
export const formOf = (
  names: { readonly event: string; readonly white: string; readonly black: string },
  given: Readonly<Record<string, unknown>>,
): SettingsForm => {
  const valueOf = (name: SettingName): Settings[SettingName] => {
    const value = given[name];
    return typeof value === typeof DEFAULT_SETTINGS[name] ? (value as Settings[SettingName]) : DEFAULT_SETTINGS[name];
  };
  const settings = Object.fromEntries(SETTING_NAMES.map((name) => [name, textOf(name, valueOf(name))]));
  return { ...names, settings: settings as Record<SettingName, string> };
};

/** A whole number from `min` to `max`. */
const readFigure = (text: string, min: number, max: number): number | FieldProblem => {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= min && value <= max ? value : { code: 'range', min: String(min), max: String(max) };
};

const readSetting = (name: SettingName, text: string): Settings[SettingName] | FieldProblem => {
  const field = SETTING_FIELDS[name];
  switch (field.kind) {
    case 'figure':
      return readFigure(text, field.min, field.max);
    case 'time': {
      const ms = parseSpan(text);
      return ms !== null && ms >= field.minMs && ms <= field.maxMs
        ? ms
        : { code: 'range', min: formatSpan(field.minMs), max: formatSpan(field.maxMs) };
    }
    case 'choice':
      return field.options.includes(text)
        ? (text as Settings[SettingName])
        : { code: 'range', min: field.options[0] ?? '', max: field.options.at(-1) ?? '' };
    case 'switch':
      return text === 'true';
  }
};

const nameProblem = (text: string, mostLetters: number): FieldProblem | null => {
  if (text.trim() === '') return { code: 'empty' };
  return text.trim().length > mostLetters ? { code: 'tooLong' } : null;
};

export interface ReadForm {
  readonly problems: ReadonlyMap<FormField, FieldProblem>;
  /** Complete and in range only if there are no problems. */
  readonly settings: NewMatch['settings'];
}

/** Checks every field at once. The names are trimmed by the sender. */
export const readForm = ({ event, white, black, settings }: SettingsForm): ReadForm => {
  const problems = new Map<FormField, FieldProblem>();
  const names = [
    ['white', white],
    ['black', black],
  ] as const;
  for (const [field, text] of names) {
    const problem = nameProblem(text, 80);
    if (problem !== null) problems.set(field, problem);
  }
  if (event.trim().length > 120) problems.set('event', { code: 'tooLong' });
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const value = readSetting(name, settings[name]);
    if (typeof value === 'object') problems.set(name, value);
    else values[name] = value;
  }
  return { problems, settings: values as NewMatch['settings'] };
};
