import { chownSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxConfig } from './nginxConfig';
import type { EngineOptions } from './options';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Somebody of this machine. @throws where there is nobody of that name */
const ownerOf = (user: string): Owner => {
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === user);
  if (row === undefined) throw new Error(`This machine has no user "${user}": --user takes another.`);
  return { uid: Number(row[2]), gid: Number(row[3]) };
};

/**
 * A folder that an engine runs in, and that may be carried to another machine as it is: its configuration, the pages, and room for
 * documents. Documents that are there stay.
 * @param pages the built pages
 */
export const layOutEngine = (folder: string, pages: string, options: EngineOptions): void => {
  const own = ['documents', 'temporary'].map((name) => join(folder, name));
  for (const path of own) mkdirSync(path, { recursive: true });
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  cpSync(pages, join(folder, 'pages'), { recursive: true });
  const config = join(folder, 'nginx.conf');
  rmSync(config, { force: true });
  writeFileSync(config, nginxConfig(options), { mode: 0o600 });
  if (options.user === null) return;
  const { uid, gid } = ownerOf(options.user);
  for (const path of own) chownSync(path, uid, gid);
};
