import { createDamagedFiles, type DamagedFiles } from '../safety/kept/damagedFiles';
import { listLog } from './bench';

/** @param root from where files are named @param lines where the log goes */
export const damagedFilesIn = (root: string, lines: string[] = []): DamagedFiles =>
  createDamagedFiles({ root, now: () => Date.parse('2026-10-03T18:30:00Z'), log: listLog(lines) });
