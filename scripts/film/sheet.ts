import { spawnSync } from 'node:child_process';
import { programPath } from '../lib/programs';

/** Moments of the whole film that tell of it, seconds: who plays, a branching, a pass, the tree, a mate, a result. */
const MOMENTS = [6, 15, 22.5, 29, 35, 56];
const COLUMNS = 3;
const [WIDTH, HEIGHT] = [640, 360];

/** Six pictures of a film on one sheet, as JPEG. @throws with what ffmpeg said where it fails */
export const makeSheet = (film: string, path: string): void => {
  const inputs = MOMENTS.flatMap((seconds) => ['-ss', String(seconds), '-i', film]);
  const scaled = MOMENTS.map((_, index) => `[${index}:v]trim=end_frame=1,scale=${WIDTH}:-1[s${index}]`);
  const places = MOMENTS.map((_, index) => `${(index % COLUMNS) * WIDTH}_${Math.floor(index / COLUMNS) * HEIGHT}`);
  const all = MOMENTS.map((_, index) => `[s${index}]`).join('');
  const joined = `${all}xstack=inputs=${MOMENTS.length}:layout=${places.join('|')}`;
  const words = ['-loglevel', 'error', '-y', ...inputs, '-filter_complex', [...scaled, joined].join(';')];
  const { status, stderr } = spawnSync(programPath('ffmpeg'), [...words, '-frames:v', '1', '-q:v', '5', path]);
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}: ${stderr.toString()}`);
};
