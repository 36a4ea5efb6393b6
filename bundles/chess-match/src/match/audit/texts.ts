import type { Language } from '../../texts';
import type { AuditEvent, AuditTexts } from './events';
import { en } from './en';
import { ru } from './ru';

const TEXTS: Readonly<Record<Language, AuditTexts>> = { en, ru };

/** An entry in words; one that an older or newer program wrote, and that cannot be read, gives its type. Never throws. */
export const auditText = (event: AuditEvent, language: Language): string => {
  const texts = TEXTS[language];
  if (!Object.hasOwn(texts, event.type)) return event.type;
  const text = texts[event.type] as (event: AuditEvent) => string;
  try {
    return text(event);
  } catch {
    return event.type;
  }
};
