import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untilChanged } from './untilChanged';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  mkdirSync(join(root, 'cfg'));
  writeFileSync(join(root, 'cfg', 'a.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const watch = (signal = new AbortController().signal) => untilChanged([join(root, 'cfg'), join(root, 'db')], signal, 5);

describe('waiting for a change of files', () => {
  it.each([
    ['is written', () => writeFileSync(join(root, 'cfg', 'a.json'), '{"a": 1}')],
    ['comes', () => writeFileSync(join(root, 'cfg', 'b.json'), '{}')],
    ['goes', () => rmSync(join(root, 'cfg', 'a.json'))],
    ['is called otherwise', () => renameSync(join(root, 'cfg', 'a.json'), join(root, 'cfg', 'b.json'))],
    ['has other rights', () => chmodSync(join(root, 'cfg', 'a.json'), 0o600)],
    ['is in a folder of other rights', () => chmodSync(join(root, 'cfg'), 0o700)],
    ['has a folder at last', () => mkdirSync(join(root, 'db'))],
  ])('ends when one %s', async (_what, change) => {
    const changed = watch();
    change();
    await changed;
  });

  it('ends when somebody does not want to wait', async () => {
    const stopping = new AbortController();
    const changed = watch(stopping.signal).then(
      () => 'changed',
      () => 'stopped',
    );
    stopping.abort();
    expect(await changed).toBe('stopped');
  });
});
