import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../server/configFile';
import { copyFolder } from './place';

const JOURNALS = join(sep, 'show', 'db', 'chess-match');

describe('the second place as it is set', () => {
  it.each([
    [null, null],
    [join(sep, 'mnt', 'second'), join(sep, 'mnt', 'second')],
    [join(sep, 'show', 'db', 'chess-match-copy'), join(sep, 'show', 'db', 'chess-match-copy')],
  ])('%s is taken', (copyTo, folder) => {
    expect(copyFolder(copyTo, JOURNALS)).toBe(folder);
  });

  it.each([JOURNALS, join(JOURNALS, 'copies'), join(JOURNALS, '..copies'), `${JOURNALS}${sep}..${sep}chess-match`])(
    '%s is refused with what to do',
    (copyTo) => {
      expect(() => copyFolder(copyTo, JOURNALS)).toThrow(ConfigError);
      expect(() => copyFolder(copyTo, JOURNALS)).toThrow(/own folder/);
    },
  );
});
