import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers } from './ownEyes';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'own-eyes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const rightsOf = (...path: readonly string[]): string => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

it('closes all there is in a folder, and nothing that a link leads to', () => {
  mkdirSync(join(folder, 'kept', 'tables'), { recursive: true });
  writeFileSync(join(folder, 'elsewhere'), '');
  for (const file of ['journal', 'tables/one']) writeFileSync(join(folder, 'kept', file), '');
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'kept', 'link'));
  for (const open of ['elsewhere', 'kept/journal', 'kept/tables/one']) chmodSync(join(folder, open), 0o664);
  for (const open of ['kept', 'kept/tables']) chmodSync(join(folder, open), 0o775);
  closeToOthers(join(folder, 'kept'));
  expect([rightsOf('kept'), rightsOf('kept', 'tables')]).toEqual(['700', '700']);
  expect([rightsOf('kept', 'journal'), rightsOf('kept', 'tables', 'one')]).toEqual(['600', '600']);
  expect(rightsOf('elsewhere')).toBe('664');
});

it('leaves what is closed already as it is, and what is not there', () => {
  writeFileSync(join(folder, 'key'), '', { mode: 0o400 });
  closeToOthers(join(folder, 'key'));
  closeToOthers(join(folder, 'gone'));
  expect(rightsOf('key')).toBe('400');
});
