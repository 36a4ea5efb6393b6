import type { BoardView } from '@schemas/boards';
import type { Problem } from '@schemas/draft';
import type { HealthView } from '@schemas/health';
import type { Role } from '@schemas/pages';
import { GAME_BADGES, GAME_FACTS, GAME_RULES, GAME_TOLD_ENDS } from '../games/words';
import { en } from './en';
import type { Texts } from './params';
import { ru } from './ru';
import { countedText } from '../view/counted';
import type { AirLanguage, Language } from '../view/language';
import { TROUBLE_TEXTS } from './troubles';
import { UPLOAD_TEXTS } from './uploads';

export { AIR_LANGUAGES, LANGUAGES, type AirLanguage, type Language } from '../view/language';
export { formatHalves, formatPair } from '../view/halves';
export { leadsToRescue } from './leadsToRescue';
export { lineIn, playedIn } from './lineIn';
export { momentText } from './momentText';

const TEXTS: Readonly<Record<Language, Texts>> = { en, ru };

/** Parameters of a refusal that came over the wire; one that is missing throws instead of reading "undefined". */
const demanding = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  new Proxy(params, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (value === undefined || value === null) throw new TypeError(String(name));
      return value;
    },
  });

interface Coded {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The text of a code; the code itself where code or parameters are not known here. */
const untilNextEnds = (texts: object, { code, params }: Coded): string => {
  if (!Object.hasOwn(texts, code)) return code;
  const text = Reflect.get(texts, code) as (params: Readonly<Record<string, unknown>>) => string;
  try {
    return text(demanding(params));
  } catch {
    return code;
  }
};

/**
 * What a refusal says to a person, without the rule number and without the item it is about: those stand beside it.
 * A code or parameters this build does not know (a page older than the server) give the code itself. Never throws.
 */
export const problemText = (problem: Problem, language: Language): string =>
  untilNextEnds(TEXTS[language].problems, problem);

/** The rule a refusal comes from, in words with its number in the source; null where there is nothing to add. */
export const ruleText = (rule: string | null, language: Language): string | null => {
  const rules = GAME_RULES[language];
  return rule !== null && Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : null;
};

/** What is wrong with the server, said to a person; a code this build does not know as it is. Never throws. */
export const troubleText = (trouble: HealthView['troubles'][number], language: Language): string =>
  untilNextEnds(TROUBLE_TEXTS[language], trouble);

/** Why an uploaded file was not taken; a code this build does not know as it is. Never throws. */
export const uploadText = (problem: Coded, language: Language): string =>
  untilNextEnds(UPLOAD_TEXTS[language], problem);

/** A role ("director") in words. */
export const roleText = (role: Role, language: Language): string => TEXTS[language].roles[role];

const named = (kinds: Texts['kinds'], kind: string): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;

/** A ledger kind ("dead-position") in the rules' words, for the crew; one this build does not know as it is. */
export const kindText = (kind: string, language: Language): string => named(TEXTS[language].kinds, kind);

/** The same for everybody: on air, in the hall, at home. */
export const endText = (kind: string, language: AirLanguage): string => named(GAME_TOLD_ENDS[language], kind);

/**
 * A fact of a game, as the object of "undo": kind and label of the view `history`; the label itself where the game is
 * not known.
 */
export const factText = (game: string | null, kind: string, label: string, language: Language): string => {
  if (kind === 'amendment') return TEXTS[language].amendment(label);
  const facts = GAME_FACTS[language];
  return game !== null && Object.hasOwn(facts, game) ? (facts[game]?.(kind, label) ?? label) : label;
};

/**
 * What a board is worth, in words; a kind that this build does not know as it is, "" where a board is worth nothing.
 */
export const badgesText = (badges: BoardView['badges'], language: Language): string =>
  badges
    .map(({ kind, value }) => {
      const nouns = GAME_BADGES[kind];
      return nouns === undefined ? `${kind} ${value}` : countedText(value, nouns[language], language);
    })
    .join(', ');
