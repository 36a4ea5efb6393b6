import { setTimeout as delay } from 'node:timers/promises';
import { downgrade } from './downgrade';
import type { Evening } from './evening';

/** Before a kill. */
const MOST_PLAYS = 25;
/** A command or an import is under way for less than this, mostly. */
const LONGEST_WORK_MS = 60;
/** A start takes some seconds: the kill falls anywhere in it, also where the journal is opened. */
const LONGEST_START_MS = 6000;

/** Kills while `work` goes on. The server is gone when both have settled. */
const during = async (
  { victim, random, tally }: Evening,
  longestMs: number,
  work: () => Promise<unknown>,
): Promise<void> => {
  const signal = random.chance(0.75) ? 'SIGKILL' : 'SIGTERM';
  const death = delay(random.next() * longestMs).then(() => victim.kill(signal));
  await Promise.all([death, work()]);
  tally.count('kills');
};

const playOn = async (evening: Evening): Promise<void> => {
  while (!evening.isSpoiled() && (await evening.play()));
};

const some = async (evening: Evening, plays: number): Promise<void> => {
  for (let play = 0; play < plays && !evening.isSpoiled(); play += 1) if (!(await evening.play())) return;
};

/** Ways for the server to die, each in the middle of something. */
export const KILLS: Readonly<Record<string, (evening: Evening) => Promise<void>>> = {
  playing: async (evening) => {
    await some(evening, evening.random.below(MOST_PLAYS));
    await during(evening, LONGEST_WORK_MS, () => playOn(evening));
  },
  backup: async (evening) => {
    await some(evening, 5);
    await during(evening, LONGEST_WORK_MS, () => evening.play({ type: 'makeBackup' }).then(() => playOn(evening)));
  },
  restore: async (evening) => {
    await some(evening, 3);
    const file = evening.backups().at(-1);
    const command = file === undefined ? { type: 'makeBackup' } : { type: 'restoreBackup', file };
    await during(evening, LONGEST_WORK_MS, () => evening.play(command).then(() => playOn(evening)));
  },
  import: async (evening) => {
    await some(evening, 4);
    await during(evening, LONGEST_WORK_MS, () => evening.importFile().then(() => playOn(evening)));
  },
  starting: async (evening) => {
    await some(evening, evening.random.below(MOST_PLAYS));
    await during(evening, LONGEST_WORK_MS, () => playOn(evening));
    await evening.victim.startAndKill(evening.random.next() * LONGEST_START_MS);
    evening.tally.count('kills');
  },
  migrating: async (evening) => {
    await evening.victim.kill('SIGTERM');
    downgrade(evening.victim.data);
    await evening.victim.startAndKill(evening.random.next() * LONGEST_START_MS);
    evening.tally.count('kills', 2);
  },
};
