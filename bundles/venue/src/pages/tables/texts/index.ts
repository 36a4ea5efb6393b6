import type { Language } from 'chess-match/client/drawing';
import { en } from './en';
import { ru, type TableTexts } from './ru';

export type { TableTexts } from './ru';

export const TABLE_TEXTS: Readonly<Record<Language, TableTexts>> = { ru, en };
