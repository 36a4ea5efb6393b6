import { COMMANDS, declarationOf, isCommandType, LOGGED_TYPES, type LoggedType } from '../../../commands';
import type { Audited } from '../../../contract/declaration';
import type { Language } from '../../../view/language';
import type { AuditNote } from '../note';

/** What a note says in one language: a missing text does not compile. */
export type NoteTexts = { readonly [T in AuditNote['type']]: (note: Extract<AuditNote, { type: T }>) => string };

/** The name of a command as it came; one nobody knows as it is, quoted. */
export const nameIn = (command: string, language: Language): string =>
  isCommandType(command) ? declarationOf(command).name[language] : `“${command}”`;

/** What is told of the commands that the log shows by themselves. */
export const sentencesIn = (language: Language) =>
  Object.fromEntries(LOGGED_TYPES.map((type) => [type, COMMANDS[type].log.words[language]])) as unknown as {
    readonly [T in LoggedType]: (note: Audited<T>) => string;
  };
