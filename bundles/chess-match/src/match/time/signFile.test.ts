import { mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listLog } from '../testing/bench';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import type { Sign } from './resume';
import { signFile } from './signFile';

const folder = disposableFolders();
const sign: Sign = {
  authorityMs: 1_700_000_000_000.123,
  monoMs: 123_456_789.123456,
  wallMs: 1_700_000_000_000,
  upMs: 123_456_780,
  boot: '74c566ed-f12a-4f07-89bd-1dbbf2c3e185',
};

describe('the file of the last look', () => {
  it('is found by the next run', () => {
    const path = join(folder(), 'new', 'time.json');
    const file = signFile(path, damagedFilesIn('/'), listLog([]));
    expect(file.found).toBeNull();
    file.write({ ...sign, boot: null, upMs: null });
    file.write(sign);
    file.close();
    expect(signFile(path, damagedFilesIn('/'), listLog([])).found).toEqual(sign);
  });

  it('is always of one length, so that a shorter sign leaves nothing of a longer one', () => {
    const path = join(folder(), 'time.json');
    const file = signFile(path, damagedFilesIn('/'), listLog([]));
    file.write(sign);
    const { size } = statSync(path);
    file.write({ ...sign, authorityMs: 1, boot: null });
    file.close();
    expect(statSync(path).size).toBe(size);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ authorityMs: 1, boot: null });
  });

  it.each(['', 'soon', '{}', '{"authorityMs":1,"monoMs":1,"wallMs":"1","upMs":1,"boot":null}', 'null'])(
    'is unknown rather than wrong: %s',
    (text) => {
      const path = join(folder(), 'time.json');
      writeFileSync(path, text);
      const file = signFile(path, damagedFilesIn('/'), listLog([]));
      expect(file.found).toBeNull();
      file.write(sign);
      file.close();
      expect(signFile(path, damagedFilesIn('/'), listLog([])).found).toEqual(sign);
    },
  );

  it('that cannot be written ends nothing, is said once, and comes as soon as it can', () => {
    const path = join(folder(), 'time.json');
    mkdirSync(path);
    const log: string[] = [];
    const file = signFile(path, damagedFilesIn('/'), listLog(log));
    file.write(sign);
    file.write(sign);
    expect(log).toEqual([expect.stringContaining('EISDIR')]);
    rmdirSync(path);
    file.write(sign);
    file.close();
    expect(signFile(path, damagedFilesIn('/'), listLog([])).found).toEqual(sign);
  });
});
