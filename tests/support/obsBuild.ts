import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** An OBS on this machine, and what its process needs in the environment to find what belongs to it. */
export interface ObsBuild {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Where in an extracted package the program lies. */
const PLACES = ['usr/bin/obs', 'bin/obs', 'app/bin/obs', 'files/bin/obs'];
const VERSION_LIMIT_MS = 20_000;

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const programIn = (path: string): string => {
  if (!existsSync(path)) throw new Error(`There is no OBS at ${path}: no such file or folder.`);
  if (!statSync(path).isDirectory()) {
    if (isProgram(path)) return path;
    throw new Error(`${path} is no program that can be started.`);
  }
  const found = PLACES.map((place) => join(path, place)).find(isProgram);
  if (found === undefined) throw new Error(`There is no OBS in ${path}: looked for ${PLACES.join(', ')}.`);
  return found;
};

/** Of an OBS that lies elsewhere than it was built for: its libraries and its plugins. */
const environmentOf = (program: string): Readonly<Record<string, string>> => {
  const prefix = dirname(dirname(program));
  const lib = join(prefix, 'lib');
  if (prefix === '/usr' || !existsSync(lib)) return {};
  const libraries = [
    lib,
    ...readdirSync(lib).flatMap((name) => (name.endsWith('-linux-gnu') ? [join(lib, name)] : [])),
  ];
  const plugins = libraries.map((folder) => join(folder, 'obs-plugins')).find((folder) => existsSync(folder));
  return {
    LD_LIBRARY_PATH: libraries.join(':'),
    ...(plugins === undefined ? {} : { OBS_PLUGINS_PATH: plugins }),
    ...(plugins === undefined ? {} : { OBS_PLUGINS_DATA_PATH: join(prefix, 'share', 'obs', 'obs-plugins') }),
  };
};

/**
 * The OBS that live tests run on.
 * @param asked a program or the folder of an extracted package; the environment's OBS_UNDER_TEST unless given, and
 * without that the installed one. @throws saying what is wrong with a path
 */
export const obsBuild = (asked: string | undefined = process.env['OBS_UNDER_TEST']): ObsBuild => {
  if (asked === undefined || asked === '') return { command: 'obs', env: {} };
  const command = programIn(resolve(asked));
  return { command, env: environmentOf(command) };
};

/** What it says of itself: "29.0.2". @throws when it cannot even say that */
export const versionOf = ({ command, env }: ObsBuild): string => {
  const asked = spawnSync(command, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_LIMIT_MS,
    env: { ...process.env, ...env },
  });
  const version = /\d+\.\d+(\.\d+)?/.exec(asked.stdout ?? '')?.[0];
  if (version === undefined) {
    const said = `${asked.error?.message ?? ''}${asked.stderr ?? ''}`.trim();
    throw new Error(`${command} does not say that it is OBS.${said === '' ? '' : `\n${said}`}`);
  }
  return version;
};
