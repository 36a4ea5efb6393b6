import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disposableFolders } from '../../testing/folders';
import { ConfigError, readConfigFile } from './index';

const newFolder = disposableFolders();

const withFile = (content: string | Buffer): string => {
  const root = newFolder();
  mkdirSync(join(root, 'cfg'));
  writeFileSync(join(root, 'cfg', 'nodecg.json'), content);
  return root;
};

const read = (root: string): unknown => readConfigFile(root, 'nodecg.json');

describe('a file of cfg/', () => {
  it('is read, with the mark of an editor before it too, and need not be there', () => {
    expect(read(withFile('{"port": 9090}'))).toEqual({ port: 9090 });
    expect(read(withFile('\uFEFF{"port": 9090}'))).toEqual({ port: 9090 });
    expect(read(newFolder())).toBeUndefined();
  });

  it.each([
    ['{\n  "port": 9090,\n}', 'cfg/nodecg.json, line 2, column 15: a comma'],
    ['\uFEFF{"port": 9090,}', 'cfg/nodecg.json, line 1, column 14: a comma'],
    ['', 'cfg/nodecg.json is empty'],
    [Buffer.from('\uFEFF{"port": 9090}', 'utf16le'), 'cfg/nodecg.json is saved as UTF-16'],
    [Buffer.from('{"host": "Ñ"}', 'latin1'), 'cfg/nodecg.json has letters that are not UTF-8'],
  ])('%j: file and place are named', (content, words) => {
    expect(() => read(withFile(content))).toThrow(ConfigError);
    expect(() => read(withFile(content))).toThrow(words);
  });

  it('that the system does not give is named', () => {
    const root = newFolder();
    mkdirSync(join(root, 'cfg', 'nodecg.json'), { recursive: true });
    expect(() => read(root)).toThrow('cfg/nodecg.json cannot be read (EISDIR)');
  });
});
