import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../bundles/chess-match/src/match/journal/migrations';
import { createReference } from '../../../tests/support/reference';
import { downgrade } from './downgrade';

const folder = mkdtempSync(join(tmpdir(), 'downgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a journal put back by one version is brought forward again with everything in it', async () => {
  const envelope = { id: 'downgrade-1', issuedAt: Date.now(), expectedVersion: null };
  const match = { type: 'newMatch', event: '', white: 'W', black: 'B', settings: {}, returnOf: null };
  const before = createReference({ matchIds: ['first'], folder });
  await before.submit({ ...envelope, ...match });
  await before.submit({ ...envelope, id: 'downgrade-2', type: 'commitTurn', line: '1:e4' });
  const entries = before.entries('first');
  before.close();

  downgrade(folder);
  const path = join(folder, 'journal.sqlite3');
  const older = new Sqlite(path);
  expect(older.pragma('user_version', { simple: true })).toBe(MIGRATIONS.at(-2)?.version);
  older.close();

  const after = createReference({ matchIds: [], folder });
  expect(after.entries('first')).toEqual(entries);
  after.close();
});
