import { describe, expect, it } from 'vitest';
import { listLog } from '../testing/bench';
import { shelfWith } from '../testing/shelf';
import { keptTables } from './keptTables';
import { newTeamTables } from './teamTables';

const log = listLog([]);

describe('the tables of a match', () => {
  it('are kept soon, the last of several, and at once when the server stops', async () => {
    const shelf = shelfWith();
    const tables = keptTables(shelf, log);
    tables.write('m1', newTeamTables(1));
    tables.write('m1', newTeamTables(3));
    expect(tables.read('m1')).toEqual(newTeamTables(3));
    await expect.poll(() => shelf.documents.all()).toHaveLength(1);
    expect(keptTables(shelf, log).read('m1')).toEqual(newTeamTables(3));
    tables.write('m2', newTeamTables(2));
    tables.flush();
    expect(keptTables(shelf, log).read('m2')).toEqual(newTeamTables(2));
  });

  it('of release 0.2.0 are read: their steps tell the turns played, not the label of theirs', () => {
    const step = { id: 0, parent: null, ply: 3, move: null, fen: 'fen', check: null };
    const made = { ...step, id: 1, parent: 0, ply: 4, move: { san: 'e5', from: 'e7', to: 'e5' } };
    const kept = { id: 1, board: 1, notes: {}, study: { steps: [step, made], current: 1, nextId: 2 } };
    const [first, ...others] = newTeamTables(1).white;
    const white = [{ ...first, studies: [kept], open: 1, nextStudy: 2 }, ...others];
    const body = JSON.stringify({ white, black: newTeamTables(1).black });
    const read = keptTables(shelfWith([{ name: 'tables/m1', version: 1, body }]), log).read('m1');
    expect(read?.white[0]?.studies[0]?.study.steps).toEqual([
      { id: 0, parent: null, turn: '', move: null, fen: 'fen', check: null },
      { id: 1, parent: 0, turn: '2...', move: made.move, fen: 'fen', check: null },
    ]);
  });

  it('that could not be written are read back all the same, and are kept with the next change', async () => {
    const shelf = shelfWith();
    const lines: string[] = [];
    const tables = keptTables(shelf, listLog(lines));
    shelf.disk.isFull = true;
    tables.write('m1', newTeamTables(3));
    await expect.poll(() => lines).toHaveLength(1);
    expect(tables.read('m1')).toEqual(newTeamTables(3));
    shelf.disk.isFull = false;
    tables.write('m2', newTeamTables(2));
    await expect.poll(() => shelf.documents.all()).toHaveLength(2);
    expect(keptTables(shelf, log).read('m1')).toEqual(newTeamTables(3));
    expect(lines).toHaveLength(1);
  });

  it('that cannot be written when the server stops stay as they were kept last, and the log says whose', () => {
    const shelf = shelfWith();
    const lines: string[] = [];
    const tables = keptTables(shelf, listLog(lines));
    tables.write('m1', newTeamTables(3));
    shelf.disk.isFull = true;
    tables.flush();
    expect(lines).toEqual([expect.stringContaining('Those of match m1 stay')]);
  });

  it('that are not understood are said and put aside', () => {
    const half = { name: 'tables/m1', version: 1, body: '{"white": ' };
    const strange = { name: 'tables/m2', version: 2, body: '{"white": [{}], "black": []}' };
    const later = { name: 'tables/m3', version: 3, body: JSON.stringify(newTeamTables(1)) };
    const shelf = shelfWith([half, strange, later]);
    const tables = keptTables(shelf, log);
    expect(['m1', 'm2', 'm3', 'none'].map(tables.read)).toEqual([null, null, null, null]);
    expect(shelf.damaged.troubles().map(({ params }) => params['document'])).toEqual([
      'tables/m1',
      'tables/m2',
      'tables/m3',
    ]);
    expect(shelf.documents.all().map(({ body }) => body)).toEqual([half, strange, later].map(({ body }) => body));
  });
});
