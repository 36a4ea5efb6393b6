import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NO_SOUND } from '../../bundles/chess-match/src/match/home/feedStatus';
import { programPath } from '../lib/programs';
import { faultOf, packingArguments, playlistIn, segmentsIn, UNDERSTOOD } from './packing';
import { privately, type Input } from './privately';

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

const run = (args: readonly string[], input: string): string => {
  const { status, stdout, stderr } = spawnSync(programPath('ffmpeg'), args, { encoding: 'utf8', input });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};
const ffmpeg = (...args: readonly string[]): string => run(args, '');

/** When picture and sound of a file begin, in its own seconds. */
const beginnings = (file: string): readonly number[] => {
  const listed = ffmpeg('-v', 'error', '-copyts', '-i', file, '-map', '0', '-c', 'copy', '-f', 'framecrc', '-');
  return [0, 1].map((part) => {
    const [, unit] = new RegExp(`^#tb ${part}: 1/(\\d+)`, 'm').exec(listed) ?? [];
    const [, ticks] = new RegExp(`^${part}, *-?\\d+, *(-?\\d+),`, 'm').exec(listed) ?? [];
    return Number(ticks) / Number(unit);
  });
};

describe('packing', () => {
  it.each([
    ['flv', 'named among its arguments', (file: string): Input => ({ arguments: ['-i', file], written: '' })],
    ['mpegts', 'written to it', (file: string): Input => privately(`file:${file}`, UNDERSTOOD)],
  ] as const)(
    'begins picture and sound of a stream (%s, %s) together: its time is told by both',
    (format, _how, inputOf) => {
      const folder = mkdtempSync(join(tmpdir(), 'packing-'));
      try {
        const stream = join(folder, 'stream');
        const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=12200/1000'];
        const sound = ['-f', 'lavfi', '-i', 'sine=sample_rate=48000'];
        const encoded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '24', '-c:a', 'aac', '-t', '9'];
        ffmpeg('-v', 'error', ...picture, ...sound, ...encoded, '-f', format, stream);
        const input = inputOf(stream);
        run(packingArguments(input, folder, 1_795_302_513), input.written);
        const pieces = segmentsIn(readFileSync(playlistIn(folder, 'av'), 'utf8'));
        const [video = NaN, audio = NaN] = beginnings(join(folder, pieces[0]?.name ?? ''));
        expect(Math.abs(video - audio)).toBeLessThan(0.1);
        expect(pieces[0]?.number).toBe(1_795_302_513);
        // Key frames are a little less than two seconds apart, as OBS has them in a stream that counts milliseconds.
        expect(Math.max(...pieces.map(({ seconds }) => seconds))).toBeLessThan(3);
        expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(9, 0);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  it('knows a stream without a sound track by what ffmpeg says of it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'packing-'));
    try {
      const stream = join(folder, 'silent.flv');
      const encoded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-t', '1', '-f', 'flv', stream];
      ffmpeg('-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=12', ...encoded);
      const args = packingArguments({ arguments: ['-i', stream] }, folder, 1);
      const { status, stderr } = spawnSync(programPath('ffmpeg'), args, { encoding: 'utf8' });
      expect(status).not.toBe(0);
      expect(faultOf(stderr.split('\n'))).toBe(NO_SOUND);
      expect(faultOf(['Connection reset by peer'])).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('encodes nothing again, and makes sound alone a stream of its own', () => {
    const args = packingArguments({ arguments: ['-listen', '1', '-i', 'rtmp://127.0.0.1:1935/live'] }, '/m', 1);
    expect(args.filter((arg) => arg === 'copy')).toHaveLength(2);
    expect(args.filter((arg) => arg.endsWith('.m3u8'))).toEqual(['/m/av.m3u8', '/m/a.m3u8']);
    const sound = args.slice(args.indexOf('/m/av.m3u8') + 1);
    expect(sound).toContain('0:a:0');
    expect(sound).not.toContain('0:v:0');
  });

  it('counts both from the number it is given, and asks no clock for one', () => {
    const args = packingArguments({ arguments: ['-i', 'stream'] }, '/m', 1_795_302_513);
    const numbers = args.filter((_, index) => args[index - 1] === '-start_number');
    expect(numbers).toEqual(['1795302513', '1795302513']);
    expect(args).not.toContain('epoch');
  });

  it('reads what ffmpeg lists', () => {
    expect(segmentsIn(PLAYLIST)).toEqual([
      { name: 'av-1795302513.ts', number: 1_795_302_513, seconds: 2 },
      { name: 'av-1795302514.ts', number: 1_795_302_514, seconds: 1.96 },
    ]);
    expect(segmentsIn('')).toEqual([]);
  });
});
