import { afterThis, type Closing } from '../gate/closing';
import { endLastRequests } from '../gate/lastRequests';
import { startDemo } from '../rehearsal/firstRun';
import { demonstrationAsked } from '../server/supervised';
import type { Authority } from './assemble';
import type { Base } from './base';
import type { Keeping } from './keeping';

/** What begins when the host listens. */
export const beginAll = (
  { config, log }: Base,
  { backups, disks, journal }: Keeping,
  { drivers, commands, obs, sound, timeWatch }: Authority,
): void => {
  for (const part of [timeWatch, sound, obs.obs, backups]) part.start();
  void disks.look();
  const asked = demonstrationAsked();
  if (config.demo.onFirstRun || asked !== null)
    startDemo(drivers.demo, commands, journal, commands.show().roster, asked, log);
};

/**
 * Ends it: nothing is accepted any more, everything that runs stops, what waits is written, and the journal is closed
 * when all of it is published.
 * @param outside what runs beside the authority
 */
export const stopAll = (
  { host, pages }: Base,
  { backups, copier, keeper, journal, witness }: Keeping,
  { drivers: { demo, simulator }, hall: { tables }, notes, obs, sound, after, statistics, timeWatch }: Authority,
  closing: Closing,
  outside: readonly { stop(): void }[],
): void => {
  closing.close();
  endLastRequests(host.io);
  for (const part of [
    demo,
    simulator,
    backups,
    copier,
    timeWatch,
    sound,
    keeper,
    tables,
    after,
    statistics,
    ...outside,
  ])
    part.stop();
  void obs.obs.stop();
  notes.flush();
  afterThis(() => {
    pages.settle();
    journal.close();
    witness.close();
  });
};
