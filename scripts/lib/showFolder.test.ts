import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { checkFolder } from './showFolder';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'show-'))));
afterEach(() => rmSync(root, { recursive: true }));

describe('the folder of a show', () => {
  it('is made ready to be written to', () => {
    writeFileSync(join(root, 'package.json'), '{}');
    checkFolder(root);
    expect([existsSync(join(root, 'db')), existsSync(join(root, 'logs'))]).toEqual([true, true]);
  });

  it('is none without its manifest', () => {
    expect(() => checkFolder(root)).toThrow(MustMend);
    expect(() => checkFolder(join(root, 'nowhere'))).toThrow(/nowhere is no folder of a show/);
  });

  it.each(['db', 'logs'])('is named where it cannot be written to: %s', (name) => {
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, name), 'a file in its place');
    expect(() => checkFolder(root)).toThrow(MustMend);
    expect(() => checkFolder(root)).toThrow(`${join(root, name)} cannot be read and written (EEXIST)`);
  });
});
