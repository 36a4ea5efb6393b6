import type { Answer } from '@schemas/answer';
import type { Entry } from '../../rules/common/history';
import type { ShowEvent } from '../../show';
import type { AuditRow, AuditSource, Batch, MatchRow, ShelfBatch, ShowBatch, SignedDeed, SignedEntry } from './types';

/** What is known for good: everything that happened, in one file. */
export interface Journal {
  /** Without its folder: "journal.sqlite3". */
  readonly fileName: string;
  /** Number of the last entry over all matches; 0 when empty. */
  version(): number;
  /** @throws when the disk refuses; nothing of the batch is kept then. */
  write(batch: Batch): void;
  /** @throws when the disk refuses; nothing of it is kept then. */
  writeShelf(batch: ShelfBatch): void;
  /** Remembers the answer to a command that changed nothing. */
  remember(id: string, answer: Answer, atMs: number): void;
  answerTo(id: string): Answer | null;
  /** @throws when the disk refuses or somebody else wrote this version; nothing is kept then. */
  writeShow(batch: ShowBatch): void;
  /** Keeps the newest DEEDS_KEPT or a few more. @throws when the disk refuses; nothing of it is kept then */
  writeDeeds(deeds: readonly SignedDeed[]): void;
  /** Oldest first. Of a rehearsal: the real show's until it was made, then its own. */
  showEvents(rehearsal: string | null): readonly ShowEvent[];
  openMatchId(): string | null;
  match(matchId: string): MatchRow | null;
  /** Newest first. */
  matches(): readonly MatchRow[];
  entries(matchId: string): readonly Entry[];
  signedEntries(matchId: string): readonly SignedEntry[];
  /** Entries of one source with a lower number, newest first: for the log of who did what. */
  rowsBefore(source: AuditSource, number: number, limit: number): readonly AuditRow[];
  /** Who made the last entry of a match, the authority itself left out. */
  lastActor(matchId: string): string | null;
  lastEntryAtMs(): number | null;
  setting(name: string): string | null;
  saveSetting(name: string, value: string): void;
  /** Of this program; a backup with a later one cannot be restored. */
  readonly schemaVersion: number;
  /** A whole copy of the journal at once. @throws what the disk says */
  copyTo(path: string): void;
  /** The same page by page, letting commands through meanwhile. */
  backupTo(path: string): Promise<void>;
  /**
   * Everything as it is in that file, but for the answers already given; `version` goes on upwards, so that no page
   * takes the restored journal for one it has seen. @throws RestoreError, or what the disk says; nothing is changed then
   */
  restoreFrom(path: string): void;
  counts(): { readonly matches: number; readonly entries: number; readonly commands: number };
  close(): void;
}
