import { appendFileSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { describe, expect, it, vi } from 'vitest';
import { disposableFolders } from '../testing/folders';
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
  for await (const entry of archive) files[entry.header.name] = await text(entry);
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
