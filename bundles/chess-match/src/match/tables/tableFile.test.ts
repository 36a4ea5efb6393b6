import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { tableFiles } from './tableFile';
import { newTeamTables } from './teamTables';

const newFolder = disposableFolders();

const quiet = () => {
  const warned: string[] = [];
  const warn = (text: string): void => void warned.push(text);
  return { warned, log: { info: warn, warn, error: warn } as never };
};

describe('the file of a match’s tables', () => {
  it('is whole on the disk soon, and at once when the server stops', async () => {
    const folder = newFolder();
    const { log } = quiet();
    const files = tableFiles(folder, damagedFilesIn('/'), log);
    files.write('m1', newTeamTables(1));
    files.write('m1', newTeamTables(3));
    expect(files.read('m1')).toEqual(newTeamTables(3));
    await expect.poll(() => readdirSync(folder)).toEqual(['m1.json']);
    expect(tableFiles(folder, damagedFilesIn('/'), log).read('m1')).toEqual(newTeamTables(3));
    files.write('m2', newTeamTables(2));
    files.flush();
    expect(tableFiles(folder, damagedFilesIn('/'), log).read('m2')).toEqual(newTeamTables(2));
  });

  it('of release 0.2.0 is read: its steps tell the turns played, not the label of theirs', () => {
    const folder = newFolder();
    const step = { id: 0, parent: null, ply: 3, move: null, fen: 'fen', check: null };
    const made = { ...step, id: 1, parent: 0, ply: 4, move: { san: 'e5', from: 'e7', to: 'e5' } };
    const kept = { id: 1, board: 1, notes: {}, study: { steps: [step, made], current: 1, nextId: 2 } };
    const [first, ...others] = newTeamTables(1).white;
    const white = [{ ...first, studies: [kept], open: 1, nextStudy: 2 }, ...others];
    const file = { version: 1, tables: { white, black: newTeamTables(1).black } };
    writeFileSync(join(folder, 'm1.json'), JSON.stringify(file));
    const read = tableFiles(folder, damagedFilesIn('/'), quiet().log).read('m1');
    expect(read?.white[0]?.studies[0]?.study.steps).toEqual([
      { id: 0, parent: null, turn: '', move: null, fen: 'fen', check: null },
      { id: 1, parent: 0, turn: '2...', move: made.move, fen: 'fen', check: null },
    ]);
  });

  it('that could not be written is read back all the same, and is on the disk with the next change', async () => {
    const folder = join(newFolder(), 'tables');
    const { log, warned } = quiet();
    writeFileSync(folder, 'No folder can be made here.');
    const files = tableFiles(folder, damagedFilesIn('/'), log);
    files.write('m1', newTeamTables(3));
    await expect.poll(() => warned).toHaveLength(1);
    expect(files.read('m1')).toEqual(newTeamTables(3));
    rmSync(folder);
    files.write('m2', newTeamTables(2));
    await expect.poll(() => readdirSync(folder, { recursive: true }).toSorted()).toEqual(['m1.json', 'm2.json']);
    expect(tableFiles(folder, damagedFilesIn('/'), log).read('m1')).toEqual(newTeamTables(3));
    expect(warned).toHaveLength(1);
  });

  it('that could not be written is on the disk when the server stops', async () => {
    const folder = newFolder();
    const { log, warned } = quiet();
    const files = tableFiles(folder, damagedFilesIn('/'), log);
    mkdirSync(join(folder, 'm1.json'));
    files.write('m1', newTeamTables(3));
    await expect.poll(() => warned).toHaveLength(1);
    rmSync(join(folder, 'm1.json'), { recursive: true });
    files.flush();
    expect(tableFiles(folder, damagedFilesIn('/'), log).read('m1')).toEqual(newTeamTables(3));
  });

  it('that cannot be written when the server stops keeps no other from being kept', () => {
    const folder = newFolder();
    const { log, warned } = quiet();
    const files = tableFiles(folder, damagedFilesIn('/'), log);
    mkdirSync(join(folder, 'm1.json'));
    files.write('m1', newTeamTables(3));
    files.write('m2', newTeamTables(2));
    files.flush();
    expect(tableFiles(folder, damagedFilesIn('/'), log).read('m2')).toEqual(newTeamTables(2));
    expect(warned).toEqual([expect.stringContaining('Those of match m1 stay')]);
  });

  it('that is not understood is said and put aside; a name that is no match’s is none', () => {
    const folder = newFolder();
    const { log, warned } = quiet();
    writeFileSync(join(folder, 'm1.json'), '{"version": 1');
    writeFileSync(join(folder, 'm2.json'), '{"version": 1, "tables": {"white": [{}], "black": []}}');
    const damaged = damagedFilesIn(folder);
    const files = tableFiles(folder, damaged, log);
    expect([files.read('m1'), files.read('m2'), files.read('none')]).toEqual([null, null, null]);
    const asides = damaged.troubles().map(({ params }) => String(params['aside']));
    files.write('../out', newTeamTables(1));
    files.flush();
    expect(warned).toEqual([]);
    expect(readdirSync(folder).toSorted()).toEqual(asides);
    expect(readFileSync(join(folder, asides[0] ?? ''), 'utf8')).toBe('{"version": 1');
  });
});
