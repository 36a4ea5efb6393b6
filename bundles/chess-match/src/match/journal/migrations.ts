import type { Database } from 'better-sqlite3';
import { chainAll, digestOfMatch } from './chain';
import type { MatchRecord } from './statements';

/** The step to schema version `version`, from the one before. A migration that was released is never edited. */
export interface Migration {
  readonly version: number;
  readonly up: (db: Database) => void;
}

/**
 * entries: everything that ever happened, in the one order it happened in. `version` counts over all matches, so a
 * command meant for one match can never pass for another's; `seq` counts inside a match from 1, null for the library's
 * own entries (a match created or opened). matches holds what lists need; status and score repeat what the entries say.
 */
const FIRST = `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    status TEXT NOT NULL,
    score_white INTEGER NOT NULL,
    score_black INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE entries (
    version INTEGER PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER,
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command_id TEXT,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (match_id, seq)
  ) STRICT;
  CREATE TABLE commands (
    id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    answer TEXT NOT NULL
  ) STRICT;
  CREATE INDEX commands_by_time ON commands (at_ms);
  CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
`;

/**
 * show_entries: what happened to the show (what is on air, what is cued, who the people are), numbered by itself: a
 * take must not make an operator's draft stale.
 */
const SHOW = `
  CREATE TABLE show_entries (
    version INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command_id TEXT,
    type TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;

/**
 * A match may be put away, and may be a rehearsal. A rehearsal has a show of its own: the real one as it stood at
 * `show_base` when the rehearsal was made, and what happened in the rehearsal since, in rehearsal_show. The real show's
 * entries stay untouched.
 */
const LIBRARY = `
  ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN rehearsal INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN show_base INTEGER;
  CREATE TABLE rehearsal_show (
    match_id TEXT NOT NULL REFERENCES matches (id),
    version INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    command_id TEXT,
    type TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match_id, version)
  ) STRICT;
`;

/**
 * deeds: who did or wanted what and left no entry elsewhere: refused commands, and what was told to OBS, the
 * microphones, the backups, the simulator. Only the log of who did what reads it; the oldest are forgotten. It refers
 * to no match: what is noted must never be refused.
 */
const DEEDS = `
  CREATE TABLE deeds (
    number INTEGER PRIMARY KEY,
    match_id TEXT,
    at_ms INTEGER NOT NULL,
    actor TEXT NOT NULL,
    type TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;

/**
 * Every entry is tied to those before it (chain.ts), a match's own row has a digest, and `commits` counts every
 * confirmed write, of match, show, library and settings alike: what was kept beside the journal says how many there
 * were.
 */
const CHAIN = `
  ALTER TABLE entries ADD COLUMN chain TEXT NOT NULL DEFAULT '';
  ALTER TABLE show_entries ADD COLUMN chain TEXT NOT NULL DEFAULT '';
  ALTER TABLE rehearsal_show ADD COLUMN chain TEXT NOT NULL DEFAULT '';
  ALTER TABLE matches ADD COLUMN digest TEXT NOT NULL DEFAULT '';
  INSERT OR IGNORE INTO settings (name, value) VALUES ('commits', '0');
`;

const chain = (db: Database): void => {
  db.exec(CHAIN);
  chainAll(db);
  const set = db.prepare<[string, string]>('UPDATE matches SET digest = ? WHERE id = ?');
  for (const record of db.prepare<[], MatchRecord>('SELECT * FROM matches').all())
    set.run(digestOfMatch(record), record.id);
};

/**
 * documents: what is kept beside the facts of matches, each whole under its name: how hall, crew and viewers are set
 * up, and what is being prepared. One that changes is written anew with a higher number, so that a copy knows what it
 * lacks.
 */
const DOCUMENTS = `
  CREATE TABLE documents (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
`;

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, up: (db) => db.exec(FIRST) },
  { version: 2, up: (db) => db.exec(SHOW) },
  { version: 3, up: (db) => db.exec(LIBRARY) },
  { version: 4, up: (db) => db.exec(DEEDS) },
  { version: 5, up: chain },
  { version: 6, up: (db) => db.exec(DOCUMENTS) },
];

/** One migration with the number it leads to, as a whole or not at all. */
export const step = (db: Database, { version, up }: Migration): void => {
  db.transaction(() => {
    up(db);
    db.pragma(`user_version = ${version}`);
  })();
};
