import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';

/** A program that is started is not there; the message says which command installs it. */
export class ProgramMissing extends MustMend {
  override readonly name = 'ProgramMissing';
}

interface Program {
  /** The Debian package that brings it. */
  readonly package: string;
  /** An environment variable that names another in its place; then none is installed. */
  readonly variable: string | null;
}

/** Every program that tests and scripts start, beside Node itself. */
export const PROGRAMS = {
  chromium: { package: 'chromium', variable: 'CHROMIUM' },
  'chromium-headless-shell': { package: 'chromium-headless-shell', variable: 'CHROMIUM_SHELL' },
  obs: { package: 'obs-studio', variable: 'OBS_UNDER_TEST' },
  Xvfb: { package: 'xvfb', variable: null },
  openbox: { package: 'openbox', variable: null },
  'espeak-ng': { package: 'espeak-ng', variable: null },
  openssl: { package: 'openssl', variable: null },
  ffmpeg: { package: 'ffmpeg', variable: null },
  ffprobe: { package: 'ffmpeg', variable: null },
  // Brings nginx itself with it.
  nginx: { package: 'libnginx-mod-nchan', variable: null },
  'pgn-extract': { package: 'pgn-extract', variable: null },
  stockfish: { package: 'stockfish', variable: null },
  'fairy-stockfish': { package: 'fairy-stockfish', variable: null },
  pdftotext: { package: 'poppler-utils', variable: null },
  pdffonts: { package: 'poppler-utils', variable: null },
  pdfinfo: { package: 'poppler-utils', variable: null },
  npm: { package: 'npm', variable: null },
  'apt-get': { package: 'apt', variable: null },
  'dpkg-deb': { package: 'dpkg', variable: null },
  mount: { package: 'mount', variable: null },
  umount: { package: 'mount', variable: null },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;

/** There before any of our scripts runs: with Debian, or because npm has started the script. */
export const GIVEN: readonly ProgramName[] = ['npm', 'apt-get', 'dpkg-deb', 'mount', 'umount'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const named = (name: ProgramName, env: NodeJS.ProcessEnv): string | null => {
  const { variable } = PROGRAMS[name];
  return variable === null ? null : env[variable] || null;
};

/** Debian counts chess programs among games, which stand outside of root's PATH. */
const GAMES_FOLDER = '/usr/games';

/** The program in PATH, looked for without `which`, which a bare Debian need not have. */
const inPath = (name: ProgramName, env: NodeJS.ProcessEnv): string | null =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .concat(GAMES_FOLDER)
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null;

/** What must be installed before these programs can be started: the ones that are neither in PATH nor named. */
export const missingPrograms = (names: readonly ProgramName[], env: NodeJS.ProcessEnv): readonly ProgramName[] =>
  names.filter((name) => named(name, env) === null && inPath(name, env) === null);

const install = (names: readonly ProgramName[]): readonly string[] => [
  ...['install', '-y', '--no-install-recommends'],
  ...names.map((name) => PROGRAMS[name].package),
];

const complaint = (names: readonly ProgramName[]): string => {
  const command = `apt-get update && apt-get ${install(names).join(' ')}`;
  return `${names.join(', ')} not found. Install as root with: ${command}`;
};

/** The file of a program. @throws ProgramMissing */
export const programPath = (name: ProgramName): string => {
  const path = named(name, process.env) ?? inPath(name, process.env);
  if (path === null) throw new ProgramMissing(complaint([name]));
  return path;
};

const aptGet = (...args: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
};

/** Before any of them is started: installs what is missing as root. @throws ProgramMissing where that fails */
export const needPrograms = (...names: readonly ProgramName[]): void => {
  const missing = missingPrograms(names, process.env);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && aptGet('update')) aptGet(...install(missing));
  const still = missingPrograms(missing, process.env);
  if (still.length > 0) throw new ProgramMissing(complaint(still));
};
