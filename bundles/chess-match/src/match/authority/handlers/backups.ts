import type { PortHandler } from './handler';

export const makeBackup: PortHandler<'makeBackup'> = {
  of: 'backups',
  carryOut: ({ backups }) => backups.make('by-hand'),
};

export const restoreBackup: PortHandler<'restoreBackup'> = {
  of: 'backups',
  carryOut: async ({ backups }, { file }, reread) => {
    const missing = await backups.bring(file);
    if (missing !== null) return missing;
    // From here on in one go: no command comes between the restored journal and the reading of it.
    const restored = backups.restore(file);
    if ('problem' in restored) return restored.problem;
    reread(restored.madeAtMs);
    return null;
  },
};
