import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HomeDocument } from '../../contract/viewers';
import { disposableFolders } from '../testing/folders';
import { createArchive } from './archive';
import { readArchive } from './archiveFiles';
import { archiveRows } from './archiveRoute';
import { firstAnswer } from './route';
import { documentOf, recordedEvening, type Recorded } from './testing';

let last: Recorded;
let before: Recorded;
beforeAll(async () => {
  const evening = await recordedEvening('business');
  const [one, other] = [evening.at(-1), evening.at(-3)];
  if (one === undefined || other === undefined) throw new Error('no evening');
  [last, before] = [one, other];
});

const newFolder = disposableFolders();

const setUp = () => {
  const folder = join(newFolder(), 'kept');
  const warned: string[] = [];
  const archive = createArchive(folder, (text) => warned.push(text));
  const part = (id: string) => last.past.parts.get(id) ?? before.past.parts.get(id);
  const over = (id = 'm1', more: Partial<HomeDocument> = {}) => ({
    ...documentOf(last, { matchId: id, event: 'Final' }),
    ...more,
  });
  return { folder, archive, warned, part, over };
};

describe('the archive of matches that are over', () => {
  it('keeps a match with its parts as files that are whole, and has it after a restart', () => {
    const { folder, archive, part, over, warned } = setUp();
    archive.follow(documentOf(before, { matchId: 'm1' }), part);
    expect([archive.list(), readdirSync(join(folder, '..'))]).toEqual([[], []]);
    archive.follow(over(), part);
    const again = createArchive(folder, (text) => warned.push(text));
    for (const { list } of [archive, again])
      expect(list()).toMatchObject([{ matchId: 'm1', event: 'Final', turns: last.match.ply, endedMs: 1000 }]);
    const index = JSON.parse(readFileSync(join(folder, 'archive', 'index.json'), 'utf8')) as unknown;
    expect(index).toEqual(again.list());
    for (const id of last.past.list.parts) expect(again.part(id)?.plain.toString()).toBe(last.past.parts.get(id));
    expect(readdirSync(join(folder, 'past'))).toHaveLength(last.past.list.parts.length);
    const reader = readArchive(folder);
    expect([reader.list(), reader.match('../archive/m1'), reader.match('m2')]).toEqual([
      again.list(),
      undefined,
      undefined,
    ]);
    for (const read of [again, reader]) expect(read.match('m1')?.plain.toString()).toContain('"matchId":"m1"');
    expect([reader.match('index'), again.match('index')]).toEqual([undefined, undefined]);
    for (const id of last.past.list.parts) expect(reader.part(id)?.zipped).toEqual(again.part(id)?.zipped);
    expect(warned).toEqual([]);
  });

  it('writes nothing again for a heartbeat, says when it ended, and follows a correction of the result', () => {
    const { folder, archive, part, over } = setUp();
    archive.follow(over(), part);
    const file = join(folder, 'archive', 'm1.json');
    writeFileSync(file, 'untouched');
    archive.follow(over('m1', { n: 9, at: 21_000, speaking: ['c'] }), part);
    expect(readFileSync(file, 'utf8')).toBe('untouched');
    const score = { ...last.score, white: last.score.white + 2 };
    archive.follow(over('m1', { n: 10, at: 40_000, score }), part);
    expect(archive.list()).toMatchObject([{ endedMs: 1000, score: { white: score.white } }]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ score });
  });

  it('takes back a match that goes on after all, and keeps no rehearsal, no demonstration, nothing that was not played', () => {
    const { archive, folder, part, over } = setUp();
    archive.follow(over(), part);
    archive.follow(over('m2', { at: 2000 }), part);
    expect(archive.list().map(({ matchId }) => matchId)).toEqual(['m2', 'm1']);
    archive.follow(documentOf(before, { matchId: 'm1' }), part);
    expect(readdirSync(join(folder, 'archive')).toSorted()).toEqual(['index.json', 'm2.json']);
    for (const flag of ['rehearsal', 'demo']) archive.follow(documentOf(last, { matchId: 'm3', [flag]: true }), part);
    archive.follow(documentOf(last, { matchId: '../m4' }), part);
    const nothing = { ...over('m6'), past: { ...last.past.list, moments: 1, parts: [] } };
    archive.follow(nothing, part);
    expect(archive.list().map(({ matchId }) => matchId)).toEqual(['m2']);
  });

  it('has nothing of a match that was put away, however often it is told, until that is brought out again', () => {
    const { archive, folder, part, over } = setUp();
    archive.follow(over(), part);
    archive.follow(over('m2', { at: 500 }), part);
    archive.putAway(['m1', 'm9']);
    const listed = (): readonly string[] => archive.list().map(({ matchId }) => matchId);
    expect([listed(), archive.match('m1')]).toEqual([['m2'], undefined]);
    expect(readdirSync(join(folder, 'archive')).toSorted()).toEqual(['index.json', 'm2.json']);
    expect(readFileSync(join(folder, 'archive', 'index.json'), 'utf8')).not.toContain('m1');
    archive.follow(over('m1', { n: 9 }), part);
    expect(listed()).toEqual(['m2']);
    archive.putAway([]);
    archive.follow(over('m1', { n: 10 }), part);
    expect(listed()).toEqual(['m1', 'm2']);
  });

  it('takes out when it begins what an earlier release kept of nothing played', () => {
    const { archive, folder, part, over, warned } = setUp();
    archive.follow(over(), part);
    const { past } = over();
    const nothing = over('m6', { past: { ...past, moments: 1, parts: [] } });
    writeFileSync(join(folder, 'archive', 'm6.json'), JSON.stringify(nothing));
    const again = createArchive(folder, (text) => warned.push(text));
    expect(again.list().map(({ matchId }) => matchId)).toEqual(['m1']);
    expect(readdirSync(join(folder, 'archive')).toSorted()).toEqual(['index.json', 'm1.json']);
    expect(warned).toEqual([]);
  });

  it('shows the others where one file is broken, and says once that a folder cannot be written', () => {
    const { archive, folder, part, over, warned } = setUp();
    archive.follow(over(), part);
    writeFileSync(join(folder, 'archive', 'm5.json'), '{"half":');
    const again = createArchive(folder, (text) => warned.push(text));
    expect(again.list()).toHaveLength(1);
    expect(warned).toEqual([expect.stringContaining('m5.json')]);
    for (const [id, text] of Object.entries({ m6: '[]', m7: '{}', m8: '{"match":{"matchId":"m1"}}', m9: 'null' }))
      writeFileSync(join(folder, 'archive', `${id}.json`), text);
    const reader = readArchive(folder);
    expect(['m5', 'm6', 'm7', 'm8', 'm9'].map(reader.match)).toEqual(Array(5).fill(undefined));
    for (const id of ['m6', 'm7', 'm8', 'm9']) rmSync(join(folder, 'archive', `${id}.json`));
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in its place');
    for (const id of ['m6', 'm7']) archive.follow(over(id), part);
    expect(warned).toHaveLength(2);
    expect(archive.list().map(({ matchId }) => matchId)).toEqual(['m1']);
  });

  it('shows the others where one file has the match’s name and lacks what the list says of it', () => {
    const { archive, folder, part, over, warned } = setUp();
    archive.follow(over(), part);
    const { past, ...rest } = over('m2');
    const odd = { m2: rest, m3: { ...over('m3'), past: { ...past, moments: undefined } } };
    for (const [id, document] of Object.entries(odd))
      writeFileSync(join(folder, 'archive', `${id}.json`), JSON.stringify(document));
    const again = createArchive(folder, (text) => warned.push(text));
    expect(again.list().map(({ matchId }) => matchId)).toEqual(['m1']);
    expect(warned).toEqual([expect.stringContaining('m2.json'), expect.stringContaining('m3.json')]);
    again.follow(over('m4'), part);
    expect(again.list().map(({ matchId }) => matchId)).toEqual(['m1', 'm4']);
  });

  it('forgets with the next start the parts that no match names any more, and none while a file cannot be read', () => {
    const { archive, folder, part, over, warned } = setUp();
    const kept = last.past.list.parts;
    const inPast = () => readdirSync(join(folder, 'past')).toSorted();
    const filesOf = (ids: readonly string[]) => ids.map((id) => `${id}.json`).toSorted();
    archive.follow(over(), part);
    // Corrected: its last part is another one now.
    const corrected = [...kept.slice(0, -1), 'corrected'];
    archive.follow(over('m1', { past: { ...last.past.list, parts: corrected } }), (id) => part(id) ?? '[]');
    writeFileSync(join(folder, 'archive', 'm5.json'), '{"half":');
    createArchive(folder, (text) => warned.push(text));
    expect(inPast()).toEqual(filesOf([...kept, 'corrected']));
    rmSync(join(folder, 'archive', 'm5.json'));
    const again = createArchive(folder, (text) => warned.push(text));
    expect(inPast()).toEqual(filesOf(corrected));
    expect([again.part(kept.at(-1) ?? ''), again.part('corrected')?.plain.toString()]).toEqual([undefined, '[]']);
    again.follow(over('m2'), part);
    expect(inPast()).toEqual(filesOf([...kept, 'corrected']));
    expect(warned).toHaveLength(1);
  });

  it('is asked for by addresses that name no other file', () => {
    const { archive, part, over } = setUp();
    archive.follow(over(), part);
    const route = firstAnswer(archiveRows(archive));
    const ask = (path: string) => route({ path, pass: null, query: new URLSearchParams(), host: '', isSecure: false });
    expect(ask('/viewers/archive/index.json')).toMatchObject({ status: 200, body: JSON.stringify(archive.list()) });
    expect(ask('/viewers/archive/m1.json')).toMatchObject({ status: 200 });
    expect(ask('/viewers/archive/m9.json')).toMatchObject({ status: 404 });
    for (const room of ['past', 'archive/past'])
      expect(ask(`/viewers/${room}/${last.past.list.parts[0] ?? ''}.json`)?.cache).toContain('immutable');
    for (const path of [
      '/viewers/past/x.json',
      '/viewers/archive/past/x.json',
      '/viewers/archive/../m1.json',
      '/viewers/all.json',
      '/',
    ])
      expect(ask(path)).toBeNull();
  });
});
