import { DOCUMENT_VERSION, FILE_FORMAT } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import { fileHouse, readFile } from './fileHouse';

const document = {
  v: DOCUMENT_VERSION,
  epoch: 'e',
  n: 1,
  at: 1,
  delayMs: 0,
  match: { matchId: 'm1' },
  boards: [],
};
const FILE = { format: FILE_FORMAT, document, parts: { p1: [{ ply: 0, boards: [] }] } };

const read = (value: unknown) => readFile(JSON.stringify(value));

describe('a match in a file', () => {
  it('is read where it is one', () => {
    expect(read(FILE)).toEqual(FILE);
  });

  it('is not what is of another kind, or torn', () => {
    const others = [null, 1, [], {}, { ...FILE, format: 'pgn' }, { ...FILE, document: {} }, { ...FILE, parts: null }];
    for (const other of others) expect(read(other)).toBeNull();
    expect(readFile(JSON.stringify(FILE).slice(0, 80))).toBeNull();
    expect(readFile('<!doctype html>')).toBeNull();
  });

  it('answers as a server would, for itself alone', async () => {
    const file = read(FILE);
    if (file === null) throw new Error('no file');
    const { ask } = fileHouse(file);
    const answer = async (path: string) => {
      const response = await ask(path);
      return [response.status, await response.json()];
    };
    expect(await answer('viewers/archive/m1.json')).toEqual([200, document]);
    expect(await answer('viewers/past/p1.json')).toEqual([200, FILE.parts.p1]);
    expect(await answer('viewers/past/p2.json')).toEqual([404, null]);
    expect(await answer('viewers/all.json')).toEqual([404, null]);
  });
});
