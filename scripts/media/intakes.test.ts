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
    expect(intakes[0]?.input).toEqual(['-listen', '1', '-i', 'rtmp://127.0.0.1:1935/live/all']);
    expect(intakes[1]?.input.at(-1)).toContain('mode=listener&pbkeylen=16&passphrase=of-this-evening-9');
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
