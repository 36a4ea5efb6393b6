import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFolder } from './folder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = (...texts: readonly string[]) => texts.map((text, index) => ({ key: `k${index}`, board: 1, text }));
const record = { name: 'live.bcr', mediaType: 'text/plain', body: '1. 1:e4\n', digest: 'd' };
const filesIn = (round: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(folder, round)).map((name) => [name, readFileSync(join(folder, round, name), 'utf8')]),
  );

it('a round has all games in one file, each in its own, and the record; nothing half-written stays', () => {
  writeFolder(folder, { matchId: 'm', round: 2, lines: lines('a\n', 'b\n'), files: [record] });
  expect(filesIn('round-2')).toEqual({
    'games.pgn': 'a\n\nb\n',
    'game-1.pgn': 'a\n',
    'game-2.pgn': 'b\n',
    'live.bcr': '1. 1:e4\n',
  });
});

it('a game that was taken back is taken away, and what is not ours stays', () => {
  writeFolder(folder, { matchId: 'm', round: 1, lines: lines('a\n', 'b\n'), files: [] });
  writeFileSync(join(folder, 'round-1', 'notes.txt'), 'x');
  writeFolder(folder, { matchId: 'm', round: 1, lines: lines('a\n'), files: [] });
  expect(Object.keys(filesIn('round-1'))).toEqual(['game-1.pgn', 'games.pgn', 'notes.txt']);
});

it('a game that nobody follows as PGN has its record alone', () => {
  writeFolder(folder, { matchId: 'm', round: 1, lines: null, files: [record] });
  expect(Object.keys(filesIn('round-1'))).toEqual(['live.bcr']);
});
