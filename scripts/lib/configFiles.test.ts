import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../bundles/chess-match/src/match/configFile';
import { checkConfigFiles } from './configFiles';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'config-'));
  mkdirSync(join(root, 'cfg'));
});
afterEach(() => rmSync(root, { recursive: true }));

const check = (file: string, text: string) => (): void => {
  writeFileSync(join(root, 'cfg', file), text);
  checkConfigFiles(root);
};

describe('what a start reads in cfg/', () => {
  it('need not be there', () => {
    expect(() => checkConfigFiles(root)).not.toThrow();
  });

  it.each(['nodecg.json', 'chess-match.json', 'chess-broadcast.json', 'venue.json'])(
    'is named with line and column where %s is no JSON',
    (file) => {
      expect(check(file, '{\n  "a": 1,\n}')).toThrow(ConfigError);
      expect(check(file, '{\n  "a": 1,\n}')).toThrow(`cfg/${file}, line 2, column 9: a comma`);
    },
  );

  it.each([
    ['nodecg.json', '[]', /cfg\/nodecg\.json must be an object/],
    ['nodecg.json', '{"host": 7}', /"host" in cfg\/nodecg\.json must be an address/],
    ['nodecg.json', '{"port": "9090"}', /"port" in cfg\/nodecg\.json must be a number from 1 to 65535/],
    ['nodecg.json', '{"port": 70000}', /"port" in cfg\/nodecg\.json must be a number/],
    ['chess-match.json', '{"adress": 1}', /cfg\/chess-match\.json is not valid: .*adress/],
    ['chess-match.json', '{"demo": {"paceMs": "slow"}}', /cfg\/chess-match\.json is not valid: \/demo\/paceMs/],
    ['chess-match.json', '[]', /cfg\/chess-match\.json is not valid: .*must be object/],
  ])('%s: %s is named', (file, text, words) => {
    expect(check(file, text)).toThrow(words);
  });

  it('of the hall’s screens concerns them alone', () => {
    expect(check('venue.json', '{"port": "none"}')).not.toThrow();
  });
});
