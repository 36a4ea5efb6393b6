import { chownSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from './nginxConfig';
import { barredAt, type Reader } from './barred';
import type { EngineOptions } from './options';

interface Owner extends Reader {
  readonly gid: number;
}

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));

/** Somebody of this machine. @throws where there is nobody of that name */
const ownerOf = (user: string): Owner => {
  const row = rowsOf('/etc/passwd').find(([name]) => name === user);
  if (row === undefined) throw new Error(`This machine has no user "${user}": --user takes another.`);
  const gid = Number(row[3]);
  const others = rowsOf('/etc/group').filter(([, , , members = '']) => members.split(',').includes(user));
  return { uid: Number(row[2]), gid, groups: [gid, ...others.map(([, , id]) => Number(id))] };
};

/**
 * A folder that an engine runs in, and that may be carried to another machine as it is: its configuration, the pages,
 * and room for documents. Documents that are there stay.
 * @param pages the built pages
 * @returns what keeps its user from the pages, so that viewers would get 403: a folder on the way, or a file; null:
 *   nothing does
 */
export const layOutEngine = (folder: string, pages: string, options: EngineOptions): string | null => {
  const own = ['documents', 'temporary'].map((name) => join(folder, name));
  for (const path of own) mkdirSync(path, { recursive: true });
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  const config = join(folder, 'nginx.conf');
  rmSync(config, { force: true });
  writeFileSync(config, nginxConfig(options), { mode: 0o600 });
  if (options.user === null) return null;
  const owner = ownerOf(options.user);
  for (const path of own) chownSync(path, owner.uid, owner.gid);
  return barredAt(join(folder, 'pages', 'index.html'), owner);
};
