import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programPath } from '../scripts/lib/programs';
import { PROJECT_FOLDER } from './support/root';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'film-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Done = (error: Error | null, out: string, err: string) => void;

/** What a program that was started says. @throws with all it said where it fails */
const saidBy = (start: (done: Done) => unknown): Promise<string> =>
  new Promise((resolve, reject) => {
    start((error, out, err) => {
      if (error === null) resolve(out);
      else reject(new Error(out + err, { cause: error }));
    });
  });

/** `npm run film` of the branching, a second and a half at 8 frames a second. */
const make = async (name: string): Promise<string> => {
  const out = join(folder, `${name}.mp4`);
  const part = ['--from', '12', '--seconds', '1.5', '--fps', '8', '--language', 'ru'];
  const words = ['--import', 'tsx', join('scripts', 'film.ts'), ...part, '--out', out];
  await saidBy((done) => execFile(process.execPath, words, { cwd: PROJECT_FOLDER }, done));
  return out;
};

const framesOf = async (film: string): Promise<readonly string[]> => {
  const words = ['-loglevel', 'error', '-i', film, '-f', 'framemd5', '-'];
  const out = await saidBy((done) => execFile(programPath('ffmpeg'), words, done));
  return out.split('\n').flatMap((line) => (/^\d/.test(line) ? [line.split(',').at(-1)?.trim() ?? ''] : []));
};

it('has as many frames as it was asked for, in full size, and is the same whenever it is made', async () => {
  const film = await make('one');
  const fields = 'stream=codec_name,width,height,r_frame_rate,nb_read_frames';
  const words = ['-loglevel', 'error', '-count_frames', '-select_streams', 'v', '-show_entries', fields];
  const told = await saidBy((done) => execFile(programPath('ffprobe'), [...words, '-of', 'json', film], done));
  expect((JSON.parse(told) as { streams: unknown[] }).streams).toMatchObject([
    { codec_name: 'h264', width: 1920, height: 1080, r_frame_rate: '8/1', nb_read_frames: '12' },
  ]);
  const frames = await framesOf(film);
  expect(new Set(frames).size).toBeGreaterThan(1);
  expect(await framesOf(await make('two'))).toEqual(frames);
});
