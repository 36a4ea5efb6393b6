import { useReplicant } from 'chess-match/client';
import { useNow } from '../useNow';
import { judgeJournal, judgeServer, type BackupState, type Judgement } from './judge';

const MINUTE_MS = 60_000;

export interface Health {
  readonly server: Judgement;
  readonly journal: Judgement;
  readonly backup: BackupState;
}

/** How server and journal are, judged the same way on every page; null until they were measured. */
export const useHealth = (): Health | null => {
  const health = useReplicant('health');
  const backups = useReplicant('backups');
  const nowMs = useNow(MINUTE_MS, true);
  if (health === undefined || health.journal.file === '') return null;
  // The copy in the second place follows every mistake within a moment: it is no way back, as a backup is.
  const times = (backups?.backups ?? []).filter(({ kind }) => kind !== 'second-place').map(({ atMs }) => atMs);
  const backup = { atMs: times.length === 0 ? null : Math.max(...times), failed: (backups?.problem ?? null) !== null };
  return {
    server: judgeServer(health),
    journal: judgeJournal(health, backup, nowMs - health.server.startedAtMs, nowMs),
    backup,
  };
};
