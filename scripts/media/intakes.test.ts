import { describe, expect, it } from 'vitest';
import { intakesOf } from './intakes';

const SECRET = { MEDIA_PASSPHRASE: 'of-this-evening-9' };

describe('where feeds come in', () => {
  it('is where the configuration says, an audience each', () => {
    const intakes = intakesOf({ white: 'srt://0.0.0.0:9001', all: 'rtmp://127.0.0.1:1935' }, SECRET);
    expect(intakes.map(({ audience, address }) => [audience, address])).toEqual([
      ['all', 'rtmp://127.0.0.1:1935/live'],
      ['white', 'srt://0.0.0.0:9001'],
    ]);
    const [all, white] = intakes.map(({ input }) => input);
    expect(all).toEqual({ arguments: ['-listen', '1', '-i', 'rtmp://127.0.0.1:1935/live/all'], written: '' });
    expect(white?.written).toMatch(/^ffconcat version 1\.0\nfile 'srt:\/\/0\.0\.0\.0:9001\?mode=listener'\n/);
    expect(white?.written).toContain('\noption pbkeylen 16\noption passphrase of-this-evening-9\n');
    // The arguments of a process are there for everybody of its machine.
    expect(white?.arguments.join(' ')).not.toMatch(/of-this-evening-9|9001/);
    expect(intakesOf({}, {})).toEqual([]);
  });

  it.each([
    [{ all: 'rtmp://0.0.0.0:1935' }, SECRET, 'RTMP asks nobody who he is'],
    [{ all: 'srt://0.0.0.0:9001' }, {}, 'MEDIA_PASSPHRASE'],
    [{ all: 'srt://0.0.0.0:9001' }, { MEDIA_PASSPHRASE: 'short' }, 'MEDIA_PASSPHRASE'],
    [{ all: 'srt://0.0.0.0:9001' }, { MEDIA_PASSPHRASE: 'long enough & more=1' }, 'MEDIA_PASSPHRASE'],
    [{ all: 'rtmp://127.0.0.1:1935', black: 'rtmp://127.0.0.1:1935' }, SECRET, 'port 1935 is named twice'],
    [{ all: 'rtmp://127.0.0.1:99999' }, SECRET, 'is no address'],
  ])('%j with %j is refused with what to say instead', (feeds, env, message) => {
    expect(() => intakesOf(feeds, env)).toThrow(message);
  });
});
