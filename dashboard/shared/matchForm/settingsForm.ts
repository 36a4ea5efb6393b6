import type { Command, Problem } from 'chess-match/client';
import { DEFAULT_SETTINGS, SETTING_NAMES, SETTINGS, type Descriptor, type Settings } from 'chess-match/client/settings';
import { formatSpan } from 'chess-match/client/view';
import { parseSpan } from '../typedSpan';

export type NewMatch = Extract<Command, { type: 'newMatch' }>;

export type SettingName = keyof Settings;

/** Refusals that stand at the field of their setting. */
export const isAboutSetting = (refusal: Problem | null | undefined): refusal is Problem =>
  refusal?.code === 'settings/not_offered' || refusal?.code === 'settings/bad_value';

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
  SETTINGS[name].kind === 'span' ? formatSpan(Number(value)) : String(value);

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
  const setting: Descriptor = SETTINGS[name];
  switch (setting.kind) {
    case 'whole':
      return readFigure(text, setting.offered.from, setting.offered.to);
    case 'span': {
      const ms = parseSpan(text);
      const { from, to } = setting.offered;
      return ms !== null && ms >= from && ms <= to ? ms : { code: 'range', min: formatSpan(from), max: formatSpan(to) };
    }
    case 'choice':
      return setting.of.includes(text)
        ? (text as Settings[SettingName])
        : { code: 'range', min: setting.of[0] ?? '', max: setting.of.at(-1) ?? '' };
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
