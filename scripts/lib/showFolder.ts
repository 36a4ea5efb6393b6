import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { DATABASE } from './nodecgDatabase';

/** NodeCG writes here, and ends where it cannot. */
const WRITTEN = ['db', 'logs'];
const { R_OK, W_OK, X_OK } = constants;

const orMend = (path: string, action: () => void): void => {
  try {
    action();
  } catch (error) {
    const { code = String(error) } = error as { code?: string };
    throw new MustMend(`${path} cannot be read and written (${code}). It has to belong to whoever runs the server.`);
  }
};

/** Whether a show can run in that folder; what it writes to is made. @throws MustMend */
export const checkFolder = (root: string): void => {
  if (!existsSync(join(root, 'package.json')))
    throw new MustMend(`${root} is no folder of a show: there is no package.json.`);
  for (const folder of WRITTEN.map((name) => join(root, name)))
    orMend(folder, () => {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, R_OK | W_OK | X_OK);
    });
  const database = join(root, DATABASE);
  if (existsSync(database)) orMend(database, () => accessSync(database, R_OK | W_OK));
};
