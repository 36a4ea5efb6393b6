import type { Language } from 'chess-match/client';
import { en } from './en';
import { ru } from './ru';

/** Words of the roster page; a missing one does not compile. */
export interface RosterTexts {
  readonly white: string;
  readonly black: string;
  readonly arbiters: string;
  readonly commentators: string;
  readonly groups: string;
  readonly teamName: string;
  readonly logo: string;
  readonly none: string;
  readonly add: string;
  readonly edit: string;
  readonly remove: string;
  readonly move: (name: string) => string;
  readonly undo: string;
  readonly swap: string;
  readonly importFile: string;
  readonly exportCsv: string;
  readonly exportJson: string;
  readonly nobody: string;
  readonly nobodyHint: string;
  readonly name: string;
  readonly title: string;
  readonly role: string;
  readonly rating: string;
  readonly table: string;
  readonly photo: string;
  readonly mic: string;
  readonly upload: string;
  readonly uploadFailed: string;
  readonly save: string;
  readonly cancel: string;
  readonly actions: string;
  readonly captain: string;
  readonly player: string;
  readonly reserve: string;
  readonly coach: string;
  readonly arbiter: string;
  readonly commentator: string;
  readonly importTitle: string;
  readonly importDo: string;
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly allowed: string;
  readonly nothingChanges: string;
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
  readonly nothingTaken: string;
  readonly mustBeName: string;
  readonly mustBeTitle: string;
  readonly saveHint: string;
  readonly pUnknownColumn: string;
  readonly pMissingColumn: string;
  readonly pDuplicate: string;
  readonly pPhoto: string;
  readonly pNotJson: string;
  readonly pShape: string;
  readonly pCells: string;
  readonly oneOf: (words: string) => string;
  readonly range: (min: number, max: number) => string;
  readonly atMost: (count: number) => string;
  readonly tooMany: (group: string, most: number) => string;
}

export const ROSTER_TEXTS: Readonly<Record<Language, RosterTexts>> = { en, ru };

/** The same words in both languages, for a key's place in the help. */
export const labelOf = (word: (texts: RosterTexts) => string): Readonly<Record<Language, string>> => ({
  en: word(en),
  ru: word(ru),
});
