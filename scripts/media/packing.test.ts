import { describe, expect, it } from 'vitest';
import { packingArguments, segmentsIn } from './packing';

const PLAYLIST = `#EXTM3U
#EXT-X-VERSION:6
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:1795302513
#EXT-X-INDEPENDENT-SEGMENTS
#EXTINF:2.000000,
av-1795302513.ts
#EXT-X-DISCONTINUITY
#EXTINF:1.960000,
av-1795302514.ts
`;

describe('packing', () => {
  it('encodes nothing again, and makes sound alone a stream of its own', () => {
    const args = packingArguments(['-listen', '1', '-i', 'rtmp://127.0.0.1:1935/live'], '/m');
    expect(args.filter((arg) => arg === 'copy')).toHaveLength(2);
    expect(args.filter((arg) => arg.endsWith('.m3u8'))).toEqual(['/m/av.m3u8', '/m/a.m3u8']);
    const sound = args.slice(args.indexOf('/m/av.m3u8') + 1);
    expect(sound).toContain('0:a:0');
    expect(sound).not.toContain('0:v:0');
  });

  it('reads what ffmpeg lists', () => {
    expect(segmentsIn(PLAYLIST)).toEqual([
      { name: 'av-1795302513.ts', number: 1_795_302_513, seconds: 2 },
      { name: 'av-1795302514.ts', number: 1_795_302_514, seconds: 1.96 },
    ]);
    expect(segmentsIn('')).toEqual([]);
  });
});
