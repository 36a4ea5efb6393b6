import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../notation/readRecord';
import type { RecordFile } from '../notation/recordFile';
import type { DemoPlayer } from './demo';
import type { Commands } from './commands/submit';
import type { Journal } from './journal/contract';

const DEMO_RECORD = ['bundles', 'chess-match', 'fixtures', 'scheme4.bcr'];

/** The record of the demonstration match. @throws where it cannot be read: it comes with the program */
export const readDemo = (): RecordFile => {
  const path = join(process.cwd(), ...DEMO_RECORD);
  const record = readRecord(readFileSync(path));
  if (!record.ok) throw new Error(`${path}:${record.error.line}: ${record.error.error.code}`);
  return record.value;
};

/** Begins the demonstration where there is nothing else, and goes on with one that a restart interrupted. */
export const startDemo = (demo: DemoPlayer, commands: Commands, journal: Journal): void => {
  const open = commands.open();
  if (journal.counts().matches === 0) void demo.begin();
  else if (open?.views.match.status === 'playing' && journal.lastActor(open.row.matchId) === 'demo') demo.resume();
};
