import type { Noun } from '../../view/counted';
import type { Language } from '../../view/language';

/** What a badge counts, by its kind. */
export type BadgeWords = Readonly<Record<string, Readonly<Record<Language, Noun>>>>;
