import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';

/** What lies in the folder of a journal after a kill. */
interface Ground {
  /** journal.sqlite3; beside it may lie -wal and -shm. */
  readonly path: string;
  /** As the journal's folder was earlier in the evening. */
  readonly earlier: string;
  readonly random: Random;
}

export interface Damage {
  readonly name: string;
  /** Done to a server that runs, instead of to one that is down. */
  readonly isWhileRunning: boolean;
  readonly strike: (ground: Ground) => void;
}

const flip = (path: string, random: Random, bytes: number): void => {
  if (!existsSync(path)) return;
  const content = readFileSync(path);
  for (let count = 0; count < bytes; count += 1) {
    const at = random.below(content.length);
    content[at] = (content[at] ?? 0) ^ (1 + random.below(255));
  }
  writeFileSync(path, content);
};

const cut = (path: string, share: number): void => {
  if (existsSync(path)) truncateSync(path, Math.floor(readFileSync(path).length * share));
};

/** A journal that is whole as a database and lacks or garbles what it held. */
const rewrite = (path: string, sql: string): void => {
  const db = new Sqlite(path);
  db.exec(sql);
  db.close();
};

/** In place, while somebody has it open: no other file, no other length. */
const overwrite = (path: string, byte: number): void => {
  const file = openSync(path, 'r+');
  const bytes = Buffer.alloc(readFileSync(path).length, byte);
  writeSync(file, bytes, 0, bytes.length, 0);
  closeSync(file);
};

const down = (name: string, strike: Damage['strike']): Damage => ({ name, isWhileRunning: false, strike });
const running = (name: string, strike: Damage['strike']): Damage => ({ name, isWhileRunning: true, strike });

const folderOf = (path: string): string => join(path, '..');

/**
 * The law for each of them: the server starts, and where anything confirmed is not there, it says so.
 * A damage that hides nothing may pass.
 */
export const DAMAGES: readonly Damage[] = [
  down('write-ahead log deleted', ({ path }) => rmSync(`${path}-wal`, { force: true })),
  down('write-ahead log cut in half', ({ path }) => cut(`${path}-wal`, 0.5)),
  down('a byte of the write-ahead log changed', ({ path, random }) => flip(`${path}-wal`, random, 1)),
  down('the header of the write-ahead log zeroed', ({ path }) => {
    if (!existsSync(`${path}-wal`)) return;
    const file = openSync(`${path}-wal`, 'r+');
    writeSync(file, Buffer.alloc(32), 0, 32, 0);
    closeSync(file);
  }),
  down('bytes of the journal changed', ({ path, random }) => flip(path, random, 13)),
  down('the journal cut', ({ path }) => cut(path, 0.6)),
  down('the journal empty', ({ path }) => truncateSync(path, 0)),
  down('the journal deleted', ({ path }) => rmSync(path)),
  down('the journal deleted with its log', ({ path }) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
  }),
  down('the last entries deleted', ({ path }) =>
    rewrite(path, 'DELETE FROM entries WHERE version > (SELECT max(version) - 2 FROM entries)'),
  ),
  down('an entry in the middle deleted', ({ path }) =>
    rewrite(path, 'DELETE FROM entries WHERE version = (SELECT max(version) / 2 FROM entries)'),
  ),
  down('an entry changed', ({ path }) =>
    rewrite(
      path,
      "UPDATE entries SET body = replace(body, '1', '2') WHERE version = (SELECT max(version) FROM entries)",
    ),
  ),
  down('an entry unreadable', ({ path }) => rewrite(path, "UPDATE entries SET body = '{' WHERE seq = 1")),
  down('a show entry unreadable', ({ path }) =>
    rewrite(path, "UPDATE show_entries SET body = '{' WHERE version = (SELECT max(version) FROM show_entries)"),
  ),
  down('the row of the open match unreadable', ({ path }) =>
    rewrite(
      path,
      "UPDATE matches SET setup = substr(setup, 3) WHERE id = (SELECT value FROM settings WHERE name = 'openMatch')",
    ),
  ),
  down('the open match another than there is', ({ path }) =>
    rewrite(path, "UPDATE settings SET value = 'x' || value WHERE name = 'openMatch'"),
  ),
  down('an older copy put in its place', ({ path, earlier }) => {
    for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
    for (const name of readdirSync(earlier).filter((file) => file.startsWith('journal.sqlite3')))
      copyFileSync(join(earlier, name), join(folderOf(path), name));
  }),
  down('the folder gone', ({ path }) => rmSync(folderOf(path), { recursive: true })),
  running('the journal deleted while the server runs', ({ path }) => rmSync(path)),
  running('the folder deleted while the server runs', ({ path }) => rmSync(folderOf(path), { recursive: true })),
  running('the write-ahead log emptied while the server runs', ({ path }) => truncateSync(`${path}-wal`, 0)),
  running('the write-ahead log zeroed while the server runs', ({ path }) => overwrite(`${path}-wal`, 0)),
  running('the write-ahead log overwritten while the server runs', ({ path }) => overwrite(`${path}-wal`, 0xff)),
  running('the journal emptied while the server runs', ({ path }) => truncateSync(path, 0)),
  running('the journal overwritten while the server runs', ({ path }) => overwrite(path, 0xff)),
];
