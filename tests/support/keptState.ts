import type { BackupsView } from '@schemas/backups';
import { mustPost } from './commands';
import { readReplicants } from './replicants';
import type { TestServer } from './server';

/**
 * Keeps what the journal of a server holds now: matches, show, people. Each test of a file may then begin with just
 * that on one server; another server would cost seconds.
 * @returns what brings it back, also after a restart of the server; pages that are open follow
 */
export const keepState = async (server: TestServer): Promise<() => Promise<void>> => {
  await mustPost(server, { type: 'makeBackup' });
  const { backups } = (await readReplicants(server, ['backups']))['backups'] as BackupsView;
  const kept = backups.find(({ kind }) => kind === 'by-hand');
  if (kept === undefined) throw new Error('The backup is not in the list.');
  return async () => {
    await mustPost(server, { type: 'restoreBackup', file: kept.file });
  };
};
