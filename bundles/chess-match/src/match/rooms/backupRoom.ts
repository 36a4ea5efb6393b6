import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { Backups } from '../backups/backups';

const BACKUP_COMMANDS = ['makeBackup', 'restoreBackup'] as const satisfies readonly Command['type'][];

export type BackupCommand = Extract<Command, { type: (typeof BACKUP_COMMANDS)[number] }>;

export const isBackupCommand = (command: Command): command is BackupCommand =>
  (BACKUP_COMMANDS as readonly string[]).includes(command.type);

/**
 * Copies of the journal and the way back to one.
 * @param reread called after a restore with the time the backup was made: everything held in memory is of the journal
 *   that was
 */
export const handleBackup = (
  backups: Pick<Backups, 'make' | 'restore'>,
  command: BackupCommand,
  reread: (madeAtMs: number) => void,
): Problem | null => {
  if (command.type === 'makeBackup') return backups.make('by-hand');
  const restored = backups.restore(command.file);
  if ('problem' in restored) return restored.problem;
  reread(restored.madeAtMs);
  return null;
};
