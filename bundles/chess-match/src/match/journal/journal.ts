import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { SqliteError } from 'better-sqlite3';
import { stampOf } from '../safety/backups/folder';
import type { Journal } from './contract';
import { cannotOpen } from './errors';
import { withoutWait } from './documentWriters';
import { createFeed, whicheverFeed } from './feed';
import { MIGRATIONS, type Migration } from './migrations';
import { openContent } from './open';
import { createMirror, NO_FILES, type Mirror } from './mirror';
import { copyOfOpen, install, removeCopies } from './putBack';
import { createReading, REPLACED } from './reading';
import { mendShow } from './rebuild';
import { restoreInto } from './restore';
import { openStore, storeOn, type Store } from './store';
import { damagesOf } from './verify';

export interface JournalOptions {
  /** A file, or ":memory:". */
  readonly path: string;
  readonly nowMs: number;
  readonly migrations: readonly Migration[];
}

/** Answers older than this are forgotten at start: nobody repeats a command a day later. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Version of a journal that was restored from a backup with fewer entries: it never falls. */
const VERSION_FLOOR = 'versionFloor';

const MEMORY = ':memory:';

/** Where there is no room to write that they are gone, they stay until the next start. */
const forgetOldAnswers = ({ sql }: Store, nowMs: number): void => {
  try {
    sql.forget.run(nowMs - ANSWERS_KEPT_MS);
  } catch (error) {
    if (!(error instanceof SqliteError && error.code === 'SQLITE_FULL')) throw error;
  }
};

interface Before extends Pick<JournalOptions, 'path' | 'migrations'> {
  readonly version: number;
  readonly commits: number;
}

const lastVersionOf = ({ sql }: Store): number =>
  Math.max(sql.lastVersion.get() ?? 0, Number(sql.setting.get(VERSION_FLOOR) ?? 0));

/** @returns the version that it has then, and whether the set-up of a new machine was taken from the backup */
const restoreOver = (store: Store, backup: string, { path, migrations, version, commits }: Before) => {
  const before = { entry: store.sql.lastVersion.get() ?? 0, chain: store.sql.lastChain.get() ?? '' };
  let restored = version;
  const movedIn = restoreInto(store.db, path, backup, migrations, () => {
    store.sql.saveSetting.run(VERSION_FLOOR, String(version + 1));
    store.sql.saveSetting.run('commits', String(commits + 1));
    store.sql.saveSetting.run(REPLACED, JSON.stringify(before));
    // Read before it is on disk: what fails afterwards must not refuse it.
    restored = lastVersionOf(store);
  });
  return { movedIn, restored };
};

const journalOn = (opened: Store, { path, nowMs, migrations }: JournalOptions): Journal => {
  let store = opened;
  forgetOldAnswers(store, nowMs);
  const damages = damagesOf(store.db);
  const mirrorOf = (lying: string): Mirror => (path === MEMORY ? NO_FILES : createMirror(store.db, lying));
  let mirror = mirrorOf(path);
  let version = lastVersionOf(store);
  let restores = 0;
  let feed = createFeed(store.db, () => restores);
  /** Where what is open lies: at its path, or in a copy beside it that could not be put there. */
  let lies = path;
  /** Read when it is first asked for: only what happens in the library changes it. */
  let unpublished: ReadonlySet<string> | null = null;
  const openAgain = (atMs: number): void => {
    // Opening would make an empty journal of none.
    if (!existsSync(lies)) throw cannotOpen(lies, 'it is gone');
    store = openStore(lies, migrations, atMs);
    feed = createFeed(store.db, () => restores);
    restores += 1;
    unpublished = null;
    mirror = mirrorOf(lies);
  };
  const commitsNow = (): number => store.sql.commits.get() ?? 0;
  let commits = commitsNow();
  /** A write counts when it is found in the log: what another program did to it meanwhile is no confirmation. */
  const written = <T>(write: () => T): T => {
    const before = feed.changes();
    let result: T;
    try {
      result = write();
    } catch (error) {
      mirror.follow();
      throw error;
    }
    if (!mirror.follow() && feed.changes() !== before)
      throw new Error('another program has changed the log; what was written cannot be found in it');
    commits = commitsNow();
    return result;
  };
  return {
    ...createReading(() => store, damages),
    fileName: basename(path),
    version: () => version,
    head: () => ({
      commits: store.sql.commits.get() ?? 0,
      version,
      entry: store.sql.lastVersion.get() ?? 0,
      chain: store.sql.lastChain.get() ?? '',
    }),
    damages: () => damages,
    write: (batch) => {
      version = written(() => store.write.immediate(batch, version));
    },
    writeLibrary: (batch) => {
      unpublished = null;
      version = written(() => store.writeLibrary.immediate(batch, version));
    },
    remember: (id, answer, atMs) => {
      written(() => store.sql.addAnswer.run(id, atMs, JSON.stringify(answer)));
    },
    writeShow: (batch) => written(() => store.writeShow.immediate(batch)),
    writeNotes: (notes) => written(() => store.writeNotes.immediate(notes)),
    mendShow: () => written(() => mendShow(store.db, damages)),
    unpublished: () => (unpublished ??= new Set(store.sql.unpublished.all())),
    saveSetting: (name, value) => {
      written(
        store.db.transaction(() => {
          store.sql.saveSetting.run(name, value);
          store.sql.countCommit.run();
        }),
      );
    },
    documents: {
      read: (name) => store.sql.document.get(name) ?? null,
      all: () => store.sql.documents.all(),
      write: (documents) => written(() => store.documents.write.immediate(documents)),
      jot: (document, most) =>
        written(() => withoutWait(store.db, () => store.documents.jot.immediate(document, most))),
      putAside: (...args) => written(() => store.documents.putAside.immediate(...args)),
    },
    schemaVersion: migrations.at(-1)?.version ?? 0,
    restoreFrom: (backup) => {
      const { movedIn, restored } = written(() => restoreOver(store, backup, { path, migrations, version, commits }));
      version = restored;
      restores += 1;
      unpublished = null;
      return movedIn;
    },
    feed: whicheverFeed(() => feed),
    checkpoint: () => {
      // What another program wrote into the log would be merged into the file.
      if (!mirror.isOurs()) throw new Error('another program has changed the files');
      try {
        store.db.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        // A full disk stops it half way: what is written by then was written by us.
        mirror.merged();
      }
    },
    isOurFile: () => lies === path && mirror.isOurs(),
    putBack: (atMs) => {
      // It is closed where it could not be opened again the last time; all of it lies there.
      if (store.db.open) {
        const copy = copyOfOpen(mirror.content(), path, lies, { commits });
        store.db.close();
        lies = copy;
      }
      try {
        if (lies !== path) install(lies, path, stampOf(atMs));
        lies = path;
      } finally {
        openAgain(atMs);
      }
      removeCopies(path);
    },
    close: () => {
      store.db.close();
    },
  };
};

/** Opens the journal. @throws JournalError; see openDatabase. */
export const openJournal = (options: JournalOptions): Journal =>
  journalOn(openStore(options.path, options.migrations, options.nowMs), options);

/** The journal as this program writes it. */
export const openCurrentJournal = (path: string, nowMs: number): Journal =>
  openJournal({ path, nowMs, migrations: MIGRATIONS });

/** The same of what a file holds: nothing is written anywhere. @param content empty: a new one @throws JournalError */
export const openInMemory = (content: Buffer, nowMs: number): Journal =>
  journalOn(storeOn(openContent(content, MIGRATIONS, nowMs)), { path: MEMORY, nowMs, migrations: MIGRATIONS });
