import type { Language } from 'chess-match/client';
import { en } from './en';
import { ru } from './ru';

/** Words of the set-up page; a missing one does not compile. */
export interface SetupTexts {
  readonly tabs: string;
  readonly matches: string;
  readonly rehearsal: string;
  readonly backups: string;
  readonly newMatch: string;
  readonly newRehearsal: string;
  readonly importFile: string;
  readonly showArchive: string;
  readonly noMatches: string;
  readonly noMatchesHint: string;
  readonly isOpen: string;
  readonly isRehearsal: string;
  readonly isArchived: string;
  readonly playing: string;
  readonly over: string;
  readonly open: string;
  readonly more: string;
  readonly returnGame: string;
  readonly rename: string;
  readonly duplicateNow: string;
  readonly duplicateStart: string;
  readonly exportFile: string;
  readonly archive: string;
  readonly unarchive: string;
  readonly create: string;
  readonly cancel: string;
  readonly save: string;
  readonly rehearsalSwitch: string;
  readonly names: string;
  readonly match: string;
  readonly score: string;
  readonly state: string;
  readonly created: string;
  readonly actions: string;
  readonly importTitle: string;
  readonly importDo: string;
  readonly imported: string;
  readonly duplicated: string;
  readonly asNew: string;
  readonly asCopy: string;
  readonly asKnown: string;
  readonly serverSilent: string;
  readonly simulator: string;
  readonly noRehearsal: string;
  readonly noRehearsalHint: string;
  readonly source: string;
  readonly random: string;
  readonly demonstration: string;
  readonly pace: string;
  readonly speaking: string;
  readonly start: string;
  readonly pause: string;
  readonly goOn: string;
  readonly stop: string;
  readonly running: string;
  readonly paused: string;
  readonly off: string;
  readonly backUpNow: string;
  readonly noBackups: string;
  readonly restore: string;
  readonly restoreTitle: string;
  readonly restoreText: string;
  readonly restored: string;
  readonly backedUp: string;
  readonly unreadable: string;
  readonly kind: string;
  readonly made: string;
  readonly contents: string;
  readonly size: string;
  readonly kNightly: string;
  readonly kByHand: string;
  readonly kBeforeRestore: string;
  readonly kBeforeMigration: string;
  readonly time: (ms: number) => string;
  readonly turns: (count: number) => string;
  readonly holds: (matches: number, entries: number) => string;
  readonly megabytes: (bytes: number) => string;
  readonly nightly: (hour: number, keep: number) => string;
  readonly backupFailed: (reason: string) => string;
  readonly returnHint: (rating: number) => string;
  readonly progress: (turns: number, length: number | null) => string;
}

export const SETUP_TEXTS: Readonly<Record<Language, SetupTexts>> = { en, ru };

/** The same words in both languages, for a key's place in the help. */
export const labelOf = (word: (texts: SetupTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(en),
  ru: word(ru),
});
