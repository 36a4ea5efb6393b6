import type { Command } from '@schemas/command';
import type { AuditNote } from '../../auditNotes/note';

/** What a note says in one language: a missing text does not compile. */
export type NoteTexts = { readonly [T in AuditNote['type']]: (note: Extract<AuditNote, { type: T }>) => string };

/** What each command asks for, as an order: "start the clock". */
export type CommandNames = Readonly<Record<Command['type'], string>>;

/** The name of a command as it came; one nobody knows as it is, quoted. */
export const nameIn = (names: CommandNames, command: string): string =>
  Object.hasOwn(names, command) ? names[command as keyof CommandNames] : `“${command}”`;
