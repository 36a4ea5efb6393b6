import type { Language } from 'chess-match/client';
import { en, type ArbiterTexts } from './en';
import { ru } from './ru';

export type { ArbiterTexts, IncidentKind, Penalty, ProtocolKind } from './en';

export const ARBITER_TEXTS: Readonly<Record<Language, ArbiterTexts>> = { en, ru };
