import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** What a test run is wanted for, and where that OBS lies or how to get it. */
export type Wanted =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly path: null; readonly help: string };

const RELEASES = 'https://github.com/obsproject/obs-studio/releases';

/** How a version that is not on this machine comes to it. */
export const howToGet = (version: string, folder: string): string =>
  [
    `OBS ${version} is not in ${folder}. To get it:`,
    `  - the .deb for Ubuntu of a release ${version} from ${RELEASES}, put into that folder;`,
    '  - or install it on this machine (ppa:obsproject/obs-studio, the packages of a newer Debian) and give its path.',
    "  A flatpak will not do: the tests kill and freeze OBS's own process, which its sandbox hides.",
  ].join('\n');

const isVersion = (text: string): boolean => /^\d+(\.\d+)*$/.test(text);

/** "30" is in "OBS-Studio-30.2.3-Ubuntu.deb", not in "OBS-Studio-29.1.30.deb". */
const hasVersion = (name: string, version: string): boolean => {
  const found = /\d+(\.\d+)+/.exec(name)?.[0];
  return found !== undefined && `${found}.`.startsWith(`${version}.`);
};

/** @param asked a path, or a version to be looked for in `folder` */
export const wantedOf = (asked: string, folder: string): Wanted => {
  if (!isVersion(asked) || existsSync(asked)) return { name: asked, path: resolve(asked) };
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = names.filter((name) => hasVersion(name, asked)).at(-1);
  if (found !== undefined) return { name: asked, path: join(folder, found) };
  return { name: asked, path: null, help: howToGet(asked, folder) };
};

/** Unpacks a package into a folder, by what it is called. */
const unpack = (path: string, folder: string) =>
  path.endsWith('.deb')
    ? spawnSync('dpkg-deb', ['-x', path, '.'], { cwd: folder, encoding: 'utf8' })
    : spawnSync(path, ['--appimage-extract'], { cwd: folder, encoding: 'utf8' });

/** @returns what can be given to the tests: the path itself or the folder that its package was unpacked into */
export const unpacked = (path: string): string => {
  // A program or a folder is used as it is.
  if (!existsSync(path) || !/\.(deb|AppImage)$/.test(path)) return path;
  const folder = mkdtempSync(join(tmpdir(), `${basename(path)}-`));
  const { status, error, stderr } = unpack(path, folder);
  if (status !== 0) throw new Error(`${path} could not be unpacked: ${error?.message ?? stderr}`);
  return path.endsWith('.AppImage') ? join(folder, 'squashfs-root') : folder;
};
