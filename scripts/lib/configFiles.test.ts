import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../bundles/chess-match/src/match/server/configFile';
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
    ['nodecg.json', '[]', 'cfg/nodecg.json: the file must be an object in braces, with host, port, '],
    [
      'nodecg.json',
      '{\n  "prot": 9090\n}',
      'cfg/nodecg.json, line 2, column 3: "prot" is no setting; there are host, port, ',
    ],
    ['chess-match.json', '{"demo": {"pace": 1}}', '"demo.pace" is no setting; there are onFirstRun, paceMs, language.'],
    [
      'chess-match.json',
      '{\n  "viewers": { "edges": [\n    "https://a:1",\n    7 ] }\n}',
      'cfg/chess-match.json, line 4, column 5: "viewers.edges[1]" must be an address of an engine, as "https://10.0.0.8:9601", not 7.',
    ],
    [
      'chess-match.json',
      '{"viewers": {"hall": {"address": "10.0.0.7"}}}',
      '"viewers.hall" must be an object in braces, with address, port, or null, not {"address":"10.0.0.7"}.',
    ],
    [
      'chess-broadcast.json',
      '{\n  "theme": "night",\n  "language": "russian"\n}',
      'cfg/chess-broadcast.json, line 3, column 3: "language" must be "en" or "ru" or "be", not "russian".',
    ],
    ['chess-broadcast.json', '{"lang": "ru"}', '"lang" is no setting; there are theme, language, themeFile.'],
  ])('%s: %s is named', (file, text, words) => {
    expect(check(file, text)).toThrow(ConfigError);
    expect(check(file, text)).toThrow(words);
  });

  it('names a copy in the journal’s own folder, with its line', () => {
    const copyTo = join(root, 'db', 'chess-match', 'copy');
    expect(check('chess-match.json', JSON.stringify({ copyTo }, null, 2))).toThrow(
      'cfg/chess-match.json, line 2, column 3: "copyTo" is the journal\'s own folder',
    );
  });

  it('of the hall’s screens concerns them alone', () => {
    expect(check('venue.json', '{"port": "none"}')).not.toThrow();
  });
});
