import type { Language } from 'chess-match/client';
import { en, type FrameTexts } from './en';
import { ru } from './ru';

export type { FrameTexts } from './en';

export const FRAME_TEXTS: Readonly<Record<Language, FrameTexts>> = { en, ru };
