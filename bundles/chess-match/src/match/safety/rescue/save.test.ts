import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { describe, expect, it, vi } from 'vitest';
import { openCurrentJournal, openInMemory } from '../../journal/journal';
import { disposableFolders } from '../../testing/folders';
import { folderOf, placeOf, type Place } from './place';
import { saveTo, UNREAD, type Read } from './save';

const folder = disposableFolders();

const placeWith = (files: Readonly<Record<string, string>>): Place => {
  const root = join(folder(), 'chess-match');
  mkdirSync(join(root, 'tables'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  const place = placeOf(root);
  writeFileSync(place.witness, 'witness');
  return place;
};

/** Names and contents of what was saved. */
const saved = async (place: Place, read: Read = readFile): Promise<Readonly<Record<string, string>>> => {
  const stream = new PassThrough();
  const [packed] = await Promise.all([buffer(stream), saveTo(place, stream, read)]);
  const archive = extract();
  archive.end(gunzipSync(packed));
  const files: Record<string, string> = {};
  for await (const entry of archive) files[entry.header.name] = (await buffer(entry)).toString('latin1');
  return files;
};

describe('everything as one file', () => {
  it('has journal, log, backups and what is kept beside them; no keys, and nothing of the teams’ tables', async () => {
    const place = placeWith({
      'journal.sqlite3': 'journal',
      'journal.sqlite3-wal': 'log',
      'drafts.json': '{}',
      'obs.key': 'secret',
      'viewers.key': 'secret',
      'tables/m1.json': 'thoughts',
    });
    expect(await saved(place)).toEqual({
      'chess-match/journal.sqlite3': 'journal',
      'chess-match/journal.sqlite3-wal': 'log',
      'chess-match/drafts.json': '{}',
      'chess-match.confirmed.json': 'witness',
    });
  });

  it('has the journal and its backups as they can be opened, without keys and what teams try in them', async () => {
    const place = placeWith({});
    const journal = openCurrentJournal(place.journal, 0);
    const key = 'a'.repeat(64);
    const secret = { name: 'secret/viewers', version: 1, body: JSON.stringify({ key }) };
    const tried = { name: 'tables/m1', version: 2, body: 'thoughts'.repeat(5000) };
    const crew = { name: 'crew', version: 1, body: 'hashes' };
    journal.documents.write([secret, tried, crew]);
    journal.copyTo(join(folderOf(place), 'journal.by-hand.2026-10-03T18-30-00Z.sqlite3'));
    journal.checkpoint();
    journal.documents.write([{ ...crew, body: 'in the log' }]);
    const files = await saved(place);
    const names = ['journal.by-hand.2026-10-03T18-30-00Z.sqlite3', 'journal.sqlite3'];
    expect(Object.keys(files).map((name) => basename(name))).toEqual([...names, 'chess-match.confirmed.json']);
    const bodies = names.map((name) => {
      const bytes = Buffer.from(files[`chess-match/${name}`] ?? '', 'latin1');
      expect([bytes.includes(key), bytes.includes('thoughts')]).toEqual([false, false]);
      const opened = openInMemory(bytes, 0);
      expect(opened.documents.all().map(({ name: kept }) => kept)).toEqual(['crew']);
      return opened.documents.read('crew')?.body;
    });
    expect(bodies).toEqual(['hashes', 'in the log']);
    journal.close();
  });

  it('has a journal that cannot be opened as it was found, but for keys', async () => {
    const place = placeWith({});
    const journal = openCurrentJournal(place.journal, 0);
    const key = 'a'.repeat(64);
    journal.documents.write([{ name: 'secret/viewers', version: 1, body: JSON.stringify({ key }) }]);
    journal.close();
    const found = readFileSync(place.journal);
    // The first page of the schema.
    found.fill(0xff, 100, 300);
    writeFileSync(place.journal, found);
    const bytes = Buffer.from((await saved(place))['chess-match/journal.sqlite3'] ?? '', 'latin1');
    expect(bytes.includes(key)).toBe(false);
    expect(bytes.toString('latin1').replaceAll('0'.repeat(64), key)).toBe(found.toString('latin1'));
  });

  it('is whole while files grow, shrink, come and go', async () => {
    const place = placeWith({ 'journal.sqlite3': 'x'.repeat(300_000) });
    const at = (name: string): string => join(folderOf(place), name);
    let isOver = false;
    let writes = 0;
    const write = (): void => {
      if (isOver) return;
      appendFileSync(at('grows'), 'y'.repeat(20_000));
      if (writes % 7 === 0) truncateSync(at('grows'), 500);
      writeFileSync(at('part'), 'z'.repeat(10_000));
      renameSync(at('part'), at('written'));
      if (writes % 3 === 0) rmSync(at('written'));
      writes += 1;
      setImmediate(write);
    };
    write();
    for (let round = 0; round < 20; round += 1)
      expect((await saved(place))['chess-match/journal.sqlite3']).toHaveLength(300_000);
    isOver = true;
    expect(writes).toBeGreaterThan(20);
  });

  it('says which file could not be read, and has the others', async () => {
    const place = placeWith({ 'journal.sqlite3': 'journal', large: '' });
    // More than Node reads in one go.
    truncateSync(join(folderOf(place), 'large'), 3 * 2 ** 30);
    const files = await saved(place);
    expect(files['chess-match/journal.sqlite3']).toBe('journal');
    expect(files[`chess-match/${UNREAD}`]).toMatch(/^chess-match\/large: ./);
  });

  it('waits for no disk for ever, says which file it did not give, and has the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const place = placeWith({ 'journal.sqlite3': 'journal', 'a.json': 'a', 'b.json': 'b' });
      const asked: string[] = [];
      const read = (path: string): ReturnType<Read> => {
        asked.push(basename(path));
        return path.endsWith('a.json') ? new Promise(() => undefined) : readFile(path);
      };
      const reading = saved(place, read);
      await vi.waitFor(() => expect(asked).toContain('a.json'));
      await vi.advanceTimersByTimeAsync(60_000);
      const files = await reading;
      expect(files).toMatchObject({ 'chess-match/journal.sqlite3': 'journal', 'chess-match/b.json': 'b' });
      expect(files[`chess-match/${UNREAD}`]).toBe('chess-match/a.json: the disk did not answer within 60 s\n');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is broken off where nobody takes it any more', async () => {
    const place = placeWith({ 'journal.sqlite3': 'journal' });
    const stream = new PassThrough();
    stream.destroy();
    await expect(saveTo(place, stream)).rejects.toThrow();
  });
});
