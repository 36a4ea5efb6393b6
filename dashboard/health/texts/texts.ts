import type { Language } from 'chess-match/client';
import { en } from './en';
import { ru } from './ru';

/** Words of the health page; a missing one does not compile. */
export interface HealthTexts {
  readonly obs: string;
  readonly allWell: string;
}

export const HEALTH_TEXTS: Readonly<Record<Language, HealthTexts>> = { en, ru };
