import type { Language } from '../../texts';
import { gameLog, type AuditTexts } from './events';
import { en } from './en';
import { ru } from './ru';

const TEXTS: Readonly<Record<Language, AuditTexts>> = { en, ru };

type Text = (event: { readonly type: string }) => string;

const textIn = (texts: object, type: string): Text | null =>
  Object.hasOwn(texts, type) ? (Reflect.get(texts, type) as Text) : null;

/**
 * An entry in words; one that an older or newer program wrote, and that cannot be read, gives its type. Never throws.
 * @param game of the match the entry belongs to; null where it belongs to none
 */
export const auditText = (event: { readonly type: string }, language: Language, game: string | null): string => {
  const text = textIn(TEXTS[language], event.type) ?? textIn(gameLog(game)?.texts[language] ?? {}, event.type);
  try {
    return text?.(event) ?? event.type;
  } catch {
    return event.type;
  }
};
