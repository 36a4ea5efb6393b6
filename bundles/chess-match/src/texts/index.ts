import type { Problem } from '@schemas/draft';
import type { Role } from '@schemas/pages';
import { en } from './en';
import type { Texts } from './params';
import { ru } from './ru';

export { formatClock, formatHalves } from './format';
export type { AllErrorParams, ClientErrorParams, ErrorCode } from './params';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/**
 * What a refusal says to a person, without the rule number and without the item it is about: those stand beside it.
 * A code or parameters this build does not know (a page older than the server) give the code itself. Never throws.
 */
export const problemText = (problem: Problem, language: Language): string => {
  const { problems } = TEXTS[language];
  if (!Object.hasOwn(problems, problem.code)) return problem.code;
  const text = problems[problem.code as keyof typeof problems] as (params: Readonly<Record<string, unknown>>) => string;
  try {
    return text(demanding(problem.params));
  } catch {
    return problem.code;
  }
};

/** A role ("director") in words. */
export const roleText = (role: Role, language: Language): string => TEXTS[language].roles[role];

/** A ledger kind ("dead-position") in words; one this build does not know as it is. */
export const kindText = (kind: string, language: Language): string => {
  const { kinds } = TEXTS[language];
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;
};
