import type { Command, Language, Problem } from 'chess-match/client';
import { FIRST_GAME, GAME_FORMS, type AnyGameForm, type Descriptor, type SpanEntry } from 'chess-match/client/settings';
import { readSpan, spanText, type SpanReading } from '../span';

export type NewMatch = Extract<Command, { type: 'newMatch' }>;

type Values = Readonly<Record<string, unknown>>;

/** Refusals that stand at the field of their setting: those that name one. */
export const isAboutSetting = (refusal: Problem | null | undefined): refusal is Problem =>
  typeof refusal?.params['setting'] === 'string';

/** The form as filled in; every setting as text. */
export interface SettingsForm {
  readonly event: string;
  readonly white: string;
  readonly black: string;
  /** Id of the game; its settings are those below. */
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** "event", "white", "black", or the name of a setting. */
export type FormField = string;

/** What is wrong with a field, for a text next to it. */
export type FieldProblem =
  | { readonly code: 'empty' | 'tooLong' }
  | { readonly code: 'range'; readonly min: string; readonly max: string }
  /** A time that could be either of two, in the kind of its field. */
  | { readonly code: 'span'; readonly entry: SpanEntry; readonly reading: Exclude<SpanReading, { kind: 'time' }> };

/** What the form needs of a game; of one that this build does not know, nothing. */
export const gameForm = (game: string): AnyGameForm | null =>
  Object.hasOwn(GAME_FORMS, game) ? (GAME_FORMS[game] ?? null) : null;

/** What a game is called; one that this build does not know by its id. */
export const gameName = (game: string, language: Language): string => gameForm(game)?.texts[language].game ?? game;

const descriptorsOf = (game: string): Readonly<Record<string, Descriptor>> => gameForm(game)?.settings ?? {};

export const textOf = (descriptor: Descriptor, value: unknown): string =>
  descriptor.kind === 'span' ? spanText(Number(value), descriptor.entry) : String(value);

/** The settings of a game as text, those given in place of the defaults; unknown or unfit values count as missing. */
export const settingTexts = (game: string, given: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(descriptorsOf(game)).map(([name, descriptor]) => {
      const value = given[name];
      return [name, textOf(descriptor, typeof value === typeof descriptor.default ? value : descriptor.default)];
    }),
  );

/** The form with the given settings, missing ones by default. */
export const formOf = (
  names: { readonly event: string; readonly white: string; readonly black: string },
  given: Values,
  game: string = FIRST_GAME,
): SettingsForm => ({ ...names, game, settings: settingTexts(game, given) });

/** The same names for another game, whose settings begin with its defaults. */
export const withGame = (form: SettingsForm, game: string): SettingsForm => formOf(form, {}, game);

/** The preset whose settings the form holds; null: none. */
export const presetOf = ({ game, settings }: SettingsForm): string | null => {
  const names = Object.keys(descriptorsOf(game));
  const isLike = (texts: Readonly<Record<string, string>>): boolean =>
    names.every((name) => texts[name] === settings[name]);
  return gameForm(game)?.presets.find((preset) => isLike(settingTexts(game, preset.settings)))?.id ?? null;
};

/** A whole number from `min` to `max`. */
const readFigure = (text: string, min: number, max: number): number | FieldProblem => {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= min && value <= max ? value : { code: 'range', min: String(min), max: String(max) };
};

/** What a field says of its setting, or what is wrong with it. */
export const readSetting = (setting: Descriptor, text: string): number | string | boolean | FieldProblem => {
  switch (setting.kind) {
    case 'whole':
      return readFigure(text, setting.offered.from, setting.offered.to);
    case 'span': {
      const { entry, offered } = setting;
      const reading = readSpan(text, entry);
      if (reading.kind === 'twofold' && reading.either[0] > 0) return { code: 'span', entry, reading };
      const isOffered = reading.kind === 'time' && reading.ms >= offered.from && reading.ms <= offered.to;
      if (isOffered) return reading.ms;
      return { code: 'range', min: spanText(offered.from, entry), max: spanText(offered.to, entry) };
    }
    case 'choice':
      return setting.of.includes(text)
        ? text
        : { code: 'range', min: setting.of[0] ?? '', max: setting.of.at(-1) ?? '' };
    case 'switch':
      return text === 'true';
    case 'position':
      return text.trim();
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
export const readForm = ({ event, white, black, game, settings }: SettingsForm): ReadForm => {
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
  const values: Record<string, number | string | boolean> = {};
  for (const [name, descriptor] of Object.entries(descriptorsOf(game))) {
    const value = readSetting(descriptor, settings[name] ?? '');
    if (typeof value === 'object') problems.set(name, value);
    else values[name] = value;
  }
  return { problems, settings: values };
};
