import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { barredAt } from './barred';

const folder = mkdtempSync(join(tmpdir(), 'barred-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a file is out of reach by the first folder that bars the way, or by itself', () => {
  const pages = join(folder, 'pages');
  const file = join(pages, 'index.html');
  mkdirSync(pages);
  writeFileSync(file, '');
  const { uid, gid } = statSync(folder);
  const stranger = { uid: uid + 4321, groups: [gid + 4321] };
  const modes = (...given: readonly [number, number, number]): void =>
    [folder, pages, file].forEach((path, at) => chmodSync(path, given[at] ?? 0));
  modes(0o700, 0o755, 0o644);
  expect(barredAt(file, stranger)).toBe(folder);
  modes(0o711, 0o700, 0o644);
  expect(barredAt(file, stranger)).toBe(pages);
  modes(0o711, 0o711, 0o640);
  expect([barredAt(file, stranger), barredAt(file, { ...stranger, groups: [gid] })]).toEqual([file, null]);
  modes(0o711, 0o711, 0o604);
  expect([barredAt(file, stranger), barredAt(file, { ...stranger, groups: [gid] })]).toEqual([null, file]);
  modes(0o700, 0o700, 0o600);
  expect([barredAt(file, { uid, groups: [] }), barredAt(file, { uid: 0, groups: [] })]).toEqual([null, null]);
});
