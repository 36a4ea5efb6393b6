import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../../testing/folders';
import { writeWhole } from './writeWhole';

const newFolder = disposableFolders();

/** Written by a process whose files may not grow beyond 512 kB: as on a disk that fills, the system takes what fits. */
const writeWhereItIsFull = (path: string, length: number) => {
  const write = `import(process.argv[1]).then(({ writeWhole }) => writeWhole(process.argv[2], 'x'.repeat(${length})))`;
  const node = [process.execPath, '--import', 'tsx', '-e', write, join(import.meta.dirname, 'writeWhole.ts'), path];
  return spawnSync('sh', ['-c', 'ulimit -f 1024; exec "$@"', 'sh', ...node], { encoding: 'utf8' });
};

describe('a file that is written whole', () => {
  it('takes the place of the one before, for our eyes only', () => {
    const path = join(newFolder(), 'of', 'the', 'hall.json');
    writeWhole(path, 'before');
    writeWhole(path, 'Красные ♞');
    expect(readFileSync(path, 'utf8')).toBe('Красные ♞');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, '..'))).toEqual(['hall.json']);
  });

  it('leaves the one before where the disk has room for a part of it', () => {
    const path = join(newFolder(), 'hall.json');
    writeFileSync(path, 'before');
    const { status, stderr } = writeWhereItIsFull(path, 1_000_000);
    expect(readFileSync(path, 'utf8').slice(0, 20)).toBe('before');
    expect(stderr).toMatch('EFBIG');
    expect(status).toBe(1);
  });
});
