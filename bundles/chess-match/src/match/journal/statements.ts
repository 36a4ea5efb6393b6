import type { Database } from 'better-sqlite3';
import type { Document } from './documents';
import type { AuditRow, SignedNote, Summary } from './types';

/** A row of `matches` as it stands in the file. */
export interface MatchRecord {
  id: string;
  game: string;
  setup: string;
  created_at_ms: number;
  status: Summary['status'];
  score_white: number;
  score_black: number;
  archived: number;
  rehearsal: number;
  /** Version of the real show a rehearsal's show begins with; null for other matches. */
  show_base: number | null;
}

/** The same with its digest (chain.ts). */
export type SealedRecord = MatchRecord & { digest: string };

/** Every statement of the journal, prepared once. */
export const statements = (db: Database) => ({
  createMatch: db.prepare<[SealedRecord]>(
    `INSERT INTO matches (id, game, setup, created_at_ms, status, score_white, score_black, archived, rehearsal, show_base, digest)
     VALUES (@id, @game, @setup, @created_at_ms, @status, @score_white, @score_black, @archived, @rehearsal, @show_base, @digest)`,
  ),
  summarise: db.prepare<[Summary & { matchId: string }]>(
    `UPDATE matches SET status = @status, score_white = @scoreWhite, score_black = @scoreBlack
     WHERE id = @matchId AND (status, score_white, score_black) IS NOT (@status, @scoreWhite, @scoreBlack)`,
  ),
  addEntry: db.prepare<[number, string, number | null, number, string, string | null, string, string, string]>(
    `INSERT INTO entries (version, match_id, seq, at_ms, actor, command_id, type, body, chain)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  lastChain: db.prepare<[], string>('SELECT chain FROM entries ORDER BY version DESC LIMIT 1').pluck(),
  chainAt: db.prepare<[number], string>('SELECT chain FROM entries WHERE version = ?').pluck(),
  lastShowChain: db.prepare<[], string>('SELECT chain FROM show_entries ORDER BY version DESC LIMIT 1').pluck(),
  lastRehearsalChain: db
    .prepare<[string], string>('SELECT chain FROM rehearsal_show WHERE match_id = ? ORDER BY version DESC LIMIT 1')
    .pluck(),
  countCommit: db.prepare<[]>(
    "UPDATE settings SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'commits'",
  ),
  commits: db.prepare<[], number>("SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'commits'").pluck(),
  addAnswer: db.prepare<[string, number, string]>('INSERT INTO commands (id, at_ms, answer) VALUES (?, ?, ?)'),
  answer: db.prepare<[string], string>('SELECT answer FROM commands WHERE id = ?').pluck(),
  forget: db.prepare<[number]>('DELETE FROM commands WHERE at_ms < ?'),
  lastVersion: db.prepare<[], number | null>('SELECT max(version) FROM entries').pluck(),
  lastSeq: db.prepare<[string], number | null>('SELECT max(seq) FROM entries WHERE match_id = ?').pluck(),
  lastAtMs: db.prepare<[], number>('SELECT at_ms FROM entries ORDER BY version DESC LIMIT 1').pluck(),
  lastActor: db
    .prepare<[string], string>(
      "SELECT actor FROM entries WHERE match_id = ? AND actor <> 'system' ORDER BY version DESC LIMIT 1",
    )
    .pluck(),
  peopleActors: db.prepare<[], string>("SELECT DISTINCT actor FROM show_entries WHERE type = 'peopleSet'").pluck(),
  match: db.prepare<[string], MatchRecord>('SELECT * FROM matches WHERE id = ?'),
  matches: db.prepare<[], MatchRecord>('SELECT * FROM matches ORDER BY created_at_ms DESC, rowid DESC'),
  unpublished: db
    .prepare<[], string>(
      `SELECT match_id FROM (
         SELECT match_id, type, body, max(version) FROM entries
          WHERE seq IS NULL AND type IN ('matchImported', 'matchPublished') GROUP BY match_id
       ) WHERE type = 'matchImported' OR NOT (json_valid(body) AND json_extract(body, '$.published'))`,
    )
    .pluck(),
  entries: db.prepare<[string], { seq: number; body: string }>(
    'SELECT seq, body FROM entries WHERE match_id = ? AND seq IS NOT NULL ORDER BY seq',
  ),
  signedEntries: db.prepare<[string], { seq: number; at_ms: number; actor: string; body: string }>(
    'SELECT seq, at_ms, actor, body FROM entries WHERE match_id = ? AND seq IS NOT NULL ORDER BY seq',
  ),
  updateMatch: db.prepare<[Pick<SealedRecord, 'id' | 'setup' | 'archived' | 'digest'>]>(
    'UPDATE matches SET setup = @setup, archived = @archived, digest = @digest WHERE id = @id',
  ),
  addShowEntry: db.prepare<[number, number, string, string | null, string, string, string]>(
    'INSERT INTO show_entries (version, at_ms, actor, command_id, type, body, chain) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  showEntries: db.prepare<[], string>('SELECT body FROM show_entries ORDER BY version').pluck(),
  lastShowVersion: db.prepare<[], number | null>('SELECT max(version) FROM show_entries').pluck(),
  addRehearsalShowEntry: db.prepare<[string, number, number, string, string | null, string, string, string]>(
    `INSERT INTO rehearsal_show (match_id, version, at_ms, actor, command_id, type, body, chain)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  rehearsalShowEntries: db
    .prepare<[{ matchId: string }], string>(
      `SELECT body FROM (
         SELECT version, body FROM show_entries
          WHERE version <= (SELECT show_base FROM matches WHERE id = @matchId)
         UNION ALL SELECT version, body FROM rehearsal_show WHERE match_id = @matchId
       ) ORDER BY version`,
    )
    .pluck(),
  auditMatch: db.prepare<[number, number], AuditRow>(
    `SELECT 'match' AS source, version AS number, match_id AS matchId, at_ms AS atMs, actor, type, body FROM entries
     WHERE version < ? ORDER BY version DESC LIMIT ?`,
  ),
  auditShow: db.prepare<[number, number], AuditRow>(
    `SELECT 'show' AS source, version AS number, NULL AS matchId, at_ms AS atMs, actor, type, body FROM show_entries
     WHERE version < ? ORDER BY version DESC LIMIT ?`,
  ),
  auditRehearsal: db.prepare<[number, number], AuditRow>(
    `SELECT 'rehearsal' AS source, rowid AS number, match_id AS matchId, at_ms AS atMs, actor, type, body
     FROM rehearsal_show WHERE rowid < ? ORDER BY rowid DESC LIMIT ?`,
  ),
  auditNote: db.prepare<[number, number], AuditRow>(
    `SELECT 'note' AS source, number, match_id AS matchId, at_ms AS atMs, actor, type, body FROM deeds
     WHERE number < ? ORDER BY number DESC LIMIT ?`,
  ),
  addNote: db.prepare<[SignedNote]>(
    'INSERT INTO deeds (match_id, at_ms, actor, type, body) VALUES (@matchId, @atMs, @actor, @type, @body)',
  ),
  trimNotes: db.prepare<[number]>('DELETE FROM deeds WHERE number <= (SELECT max(number) FROM deeds) - ?'),
  kinds: db.prepare<[], { type: string; game: string | null; entry: number }>(
    `SELECT entries.type, matches.game, min(entries.version) AS entry FROM entries
       JOIN matches ON matches.id = entries.match_id GROUP BY entries.type, matches.game
     UNION ALL SELECT type, NULL, min(version) FROM show_entries GROUP BY type
     UNION ALL SELECT type, NULL, min(version) FROM rehearsal_show GROUP BY type`,
  ),
  setting: db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck(),
  saveSetting: db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  ),
  documents: db.prepare<[], Document>('SELECT name, version, body FROM documents ORDER BY number'),
  document: db.prepare<[string], Document>('SELECT name, version, body FROM documents WHERE name = ?'),
  saveDocument: db.prepare<[Document]>(
    'INSERT OR REPLACE INTO documents (name, version, body) VALUES (@name, @version, @body)',
  ),
  moveDocument: db.prepare<[string, string]>(
    'UPDATE documents SET name = ?, number = (SELECT max(number) + 1 FROM documents) WHERE name = ?',
  ),
  forgetDocuments: db.prepare<[{ readonly like: string; readonly most: number }]>(
    `DELETE FROM documents WHERE name GLOB @like AND number NOT IN (
       SELECT number FROM documents WHERE name GLOB @like ORDER BY number DESC LIMIT @most)`,
  ),
  counts: db.prepare<[], { matches: number; entries: number; commands: number }>(
    'SELECT (SELECT count(*) FROM matches) AS matches, (SELECT count(*) FROM entries) AS entries, (SELECT count(*) FROM commands) AS commands',
  ),
});

export type Statements = ReturnType<typeof statements>;
