import { en, type RescueTexts } from './en';
import { ru } from './ru';

export type { RescueTexts } from './en';

export const RESCUE_TEXTS: Readonly<Record<'en' | 'ru', RescueTexts>> = { en, ru };
