import type { Language } from 'chess-match/client';
import type { FieldProblem, FormField, SettingName } from '../settingsForm';
import { en } from './en';
import { ru } from './ru';

/** Words of the form of a new match. */
export interface MatchFormTexts {
  readonly field: Readonly<Record<FormField, string>>;
  readonly option: Readonly<Record<string, string>>;
  readonly problem: (problem: FieldProblem) => string;
  readonly agreed: string;
  /** What a setting means and where the rules say it. */
  readonly explain: Readonly<Record<SettingName, string>>;
  readonly byDefault: string;
  readonly changed: string;
  readonly toDefault: (value: string) => string;
}

export const MATCH_FORM_TEXTS: Readonly<Record<Language, MatchFormTexts>> = { en, ru };
