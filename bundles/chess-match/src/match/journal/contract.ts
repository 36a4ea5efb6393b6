import type { Answer } from '@schemas/answer';
import type { Entry } from '../../games/common/entry';
import type { ShowEvent } from '../../show';
import type { Documents } from './documents';
import type { Feed } from './feed';
import type { Damage } from './verify';
import type { AuditRow, AuditSource, Batch, MatchRow, LibraryBatch, ShowBatch, SignedNote, SignedEntry } from './types';

/** Where the journal ends: kept beside it, it tells a journal that lost something from a whole one. */
export interface Head {
  /** Confirmed writes of every kind, over the journal's whole life. */
  readonly commits: number;
  readonly version: number;
  /** Number of the last entry: the version, or less after a restore. */
  readonly entry: number;
  /** Of the last entry (chain.ts); "" when there is none. */
  readonly chain: string;
}

/** What is known for good: everything that happened, in one file. */
export interface Journal {
  /** Without its folder: "journal.sqlite3". */
  readonly fileName: string;
  /** Number of the last entry over all matches; 0 when empty. */
  version(): number;
  head(): Head;
  /** Of the entry of that number; null without one. */
  chainAt(version: number): string | null;
  /** The last entry of what the newest restore took the place of; null without one. */
  replaced(): Pick<Head, 'entry' | 'chain'> | null;
  /** What was found at opening not to be as it was written. */
  damages(): readonly Damage[];
  /** @throws when the disk refuses; nothing of the batch is kept then. */
  write(batch: Batch): void;
  /** @throws when the disk refuses; nothing of it is kept then. */
  writeLibrary(batch: LibraryBatch): void;
  /** Remembers the answer to a command that changed nothing. */
  remember(id: string, answer: Answer, atMs: number): void;
  answerTo(id: string): Answer | null;
  /** @throws when the disk refuses or somebody else wrote this version; nothing is kept then. */
  writeShow(batch: ShowBatch): void;
  /** Keeps the newest DEEDS_KEPT or a few more. @throws when the disk refuses; nothing of it is kept then */
  writeNotes(notes: readonly SignedNote[]): void;
  /** Oldest first. Of a rehearsal: the real show's until it was made, then its own. */
  showEvents(rehearsal: string | null): readonly ShowEvent[];
  /** Puts a mark in the place of every entry of the show that was found damaged, so that the others can be read. */
  mendShow(): void;
  openMatchId(): string | null;
  /** null also where its row cannot be read. */
  match(matchId: string): MatchRow | null;
  /** Newest first, those whose row can be read. */
  matches(): readonly MatchRow[];
  /**
   * Matches that viewers find nowhere but while they are open: loaded from a file and not published since, or published
   * no more.
   */
  unpublished(): ReadonlySet<string>;
  entries(matchId: string): readonly Entry[];
  /**
   * The entries of a match up to the first that is damaged or cannot be read, and the number of that one. Never throws.
   */
  soundEntries(matchId: string): { readonly entries: readonly Entry[]; readonly damagedAt: number | null };
  signedEntries(matchId: string): readonly SignedEntry[];
  /** Entries of one source with a lower number, newest first: for the log of who did what. */
  rowsBefore(source: AuditSource, number: number, limit: number): readonly AuditRow[];
  /** Who made the last entry of a match, the authority itself left out. */
  lastActor(matchId: string): string | null;
  /** All who ever entered people into the show, rehearsals apart. */
  peopleActors(): readonly string[];
  /** What kinds of entries there are, each with the game of its match (null: the show's) and its first entry. */
  kinds(): readonly { readonly type: string; readonly game: string | null; readonly entry: number }[];
  lastEntryAtMs(): number | null;
  setting(name: string): string | null;
  /** How OBS or sound of this machine is set up: no fact of a match, so a restore leaves it as it is. */
  saveSetting(name: string, value: string): void;
  /** What is kept beside the facts; see `restoreFrom` for what becomes of it. */
  readonly documents: Documents;
  /** Of this program; a backup with a later one cannot be restored. */
  readonly schemaVersion: number;
  /** A whole copy of the journal at once. @throws what the disk says */
  copyTo(path: string): void;
  /** The same page by page, letting commands through meanwhile. */
  backupTo(path: string): Promise<void>;
  /**
   * Everything as it is in that file, but for the answers already given and the set-up; `version` goes on upwards, so
   * that no page takes the restored journal for one it has seen. Documents here stay too, and those of single matches
   * that are lacking come; only where nobody has set anything up here all come.
   * @returns whether they did: what holds documents in memory must read anew
   * @throws RestoreError, or what the disk says; nothing is changed then
   */
  restoreFrom(path: string): boolean;
  /** For a copy that is kept while the journal is written. */
  readonly feed: Feed;
  counts(): { readonly matches: number; readonly entries: number; readonly commands: number };
  /**
   * Everything into the one file: what stands in the write-ahead log alone is lost with it. @throws what the disk says
   */
  checkpoint(): void;
  /** Whether the file at the path is still the one that is open, untouched by others. */
  isOurFile(): boolean;
  /**
   * Puts all that the open file holds at the path again and goes on there. @throws when it cannot; it goes on as
   * before, or with a copy beside the path that the next attempt, or the next start, puts there
   */
  putBack(atMs: number): void;
  close(): void;
}
