import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLog } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { draftFile } from './draftFile';

const newFolder = disposableFolders();
const DRAFT = [{ turn: '0', line: '1:e4' }];

describe('the file of drafts', () => {
  it('gives a new server what an old one kept, match by match', () => {
    const path = join(newFolder(), 'drafts.json');
    const logged: string[] = [];
    draftFile(path, damagedFilesIn('/', logged), listLog(logged)).keep('m', DRAFT);
    draftFile(path, damagedFilesIn('/', logged), listLog(logged)).keep('n', []);
    const after = draftFile(path, damagedFilesIn('/', logged), listLog(logged));
    expect([after.of('m'), after.of('n'), after.of('other')]).toEqual([DRAFT, [], null]);
    expect(logged).toEqual([]);
  });

  it.each([['{"m": [{'], ['{"m": "1:e4"}'], ['[]{}'], ['null']])('begins empty with %s, and says so', (text) => {
    const path = join(newFolder(), 'drafts.json');
    writeFileSync(path, text);
    const logged: string[] = [];
    const file = draftFile(path, damagedFilesIn('/', logged), listLog(logged));
    expect(file.of('m')).toBeNull();
    expect(logged.join()).toMatch(/draft/);
    file.keep('m', DRAFT);
    expect(draftFile(path, damagedFilesIn('/', logged), listLog(logged)).of('m')).toEqual(DRAFT);
  });

  it('goes on where nothing can be written, and says so once', () => {
    const path = join(newFolder(), 'drafts.json');
    mkdirSync(`${path}.part`);
    const logged: string[] = [];
    const file = draftFile(path, damagedFilesIn('/', logged), listLog(logged));
    file.keep('m', DRAFT);
    file.keep('m', DRAFT);
    expect(file.of('m')).toEqual(DRAFT);
    expect(logged).toHaveLength(1);
  });

  it.each(['constructor', 'toString', '__proto__'])('knows nothing of a match called %s before it is drafted', (id) => {
    const path = join(newFolder(), 'drafts.json');
    const file = draftFile(path, damagedFilesIn('/'), listLog([]));
    file.keep('m', []);
    expect(file.of(id)).toBeNull();
    expect(draftFile(path, damagedFilesIn('/'), listLog([])).of(id)).toBeNull();
    file.keep(id, DRAFT);
    expect([file.of(id), draftFile(path, damagedFilesIn('/'), listLog([])).of(id)]).toEqual([DRAFT, DRAFT]);
  });

  it('forgets the match that was drafted longest ago', () => {
    const path = join(newFolder(), 'drafts.json');
    const file = draftFile(path, damagedFilesIn('/'), listLog([]));
    for (let match = 0; match <= 50; match += 1) file.keep(`m${match}`, DRAFT);
    expect([file.of('m0'), file.of('m1')]).toEqual([null, DRAFT]);
  });
});
