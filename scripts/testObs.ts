// npm run test:obs [-- PATH | VERSION ...]: the tests that need OBS, on other builds of it than the installed one. A
// path is a program, the folder of an unpacked package, a .deb or an .AppImage; a version is looked for in the folder
// that OBS_BUILDS names. Without either: the installed one, and 30 and 32 where they are there.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { obsBuild, versionOf } from '../tests/support/obsBuild';
import { unpacked, wantedOf } from './lib/obsBuilds';
import { orEnd } from './lib/orEnd';
import { needPrograms } from './lib/programs';
import { PROJECT_FOLDER } from './lib/project';
import { complain, say } from './lib/say';

const USUAL = ['30', '32'];
const BUILDS = process.env['OBS_BUILDS'] ?? join(homedir(), 'obs-builds');

const files = readdirSync(join(PROJECT_FOLDER, 'tests'))
  .filter((name) => /^(obs|sound|directorObs).*\.test\.ts$/.test(name))
  .map((name) => `tests/${name}`);

/** All that any of those files is in. */
const PROJECTS = ['--project', 'live', '--project', 'real-time'];

/** @param path null: the installed one @returns what to say of it in the end */
const run = (path: string | null): { readonly line: string; readonly isGreen: boolean } => {
  if (path === null) orEnd(() => needPrograms('obs'));
  const place = path === null ? undefined : unpacked(path);
  const build = obsBuild(place);
  const line = `OBS ${versionOf(build)} (${build.command})`;
  say(`\n== ${line}`);
  const env = { ...process.env, OBS_UNDER_TEST: place ?? '' };
  const { status } = spawnSync('npm', ['exec', '--', 'vitest', 'run', ...PROJECTS, ...files], {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    env,
  });
  return { line, isGreen: status === 0 };
};

const asked = process.argv.slice(2);
const results: string[] = [];
let isGood = true;

const attempt = (path: string | null): void => {
  try {
    const { line, isGreen } = run(path);
    results.push(`${line}: ${isGreen ? 'green' : 'RED'}`);
    isGood &&= isGreen;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    complain(why);
    results.push(`${path ?? 'the installed OBS'}: not run. ${why}`);
    isGood = false;
  }
};

if (asked.length === 0) attempt(null);
for (const wanted of (asked.length === 0 ? USUAL : asked).map((one) => wantedOf(one, BUILDS))) {
  if (wanted.path !== null) attempt(wanted.path);
  else {
    results.push(`OBS ${wanted.name}: not run.\n${wanted.help}`);
    isGood &&= asked.length === 0;
  }
}
say(`\n${results.join('\n')}`);
process.exitCode = isGood ? 0 : 1;
