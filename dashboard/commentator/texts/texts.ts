import type { Language } from 'chess-match/client';
import { en, type CommentatorTexts } from './en';
import { ru } from './ru';

export type { CommentatorTexts } from './en';

export const COMMENTATOR_TEXTS: Readonly<Record<Language, CommentatorTexts>> = { en, ru };
