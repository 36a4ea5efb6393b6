import { join } from 'node:path';
import type { MatchConfig } from '../config';
import type { Handler } from '../http/respond';
import type { Log } from '../log';
import { keyFile } from './keyFile';
import { createCrewKeys } from './keys';
import { createMachines, type Machines } from './machines';
import { createPictureKeys, type PictureKeys } from './pictureKeys';
import { CREW_PATH, ENTRY_PATH } from './rights';
import type { NoteCrew } from './note';
import { crewRoute, entryRoute } from './routes';
import { createVisitors, type Visitors } from './visitor';
import type { Seat } from '../venue/seatTeams';

export { identityFor, provedIntroduction } from './identity';
export { OWN_MACHINE, type CrewNote } from './note';
export { CREW_PATH, ENTRY_PATH, keyRefusal } from './rights';
export type { Asked, Visitor } from './visitor';

/** Who comes from where, and with what key. */
export interface Crew extends Visitors {
  /** By path. */
  readonly routes: Readonly<Record<string, Handler>>;
  readonly pictures: Pick<PictureKeys, 'of'>;
  readonly machines: Pick<Machines, 'state'>;
  /** Called with the id of a key that is good no more. */
  listen(revoked: (id: string) => void): void;
  /** Workplaces are called otherwise: what shows to a team's viewers goes with their team, and comes in anew. */
  readonly seat: Seat;
  /** Where the log of who did what is kept; none while the journal is rescued. */
  noteWith(note: NoteCrew): void;
}

/** @param folder where the keys outlive the server */
export const createCrew = (
  folder: string,
  { keyOnOwnMachine, allowedHosts, obs }: Pick<MatchConfig, 'keyOnOwnMachine' | 'allowedHosts' | 'obs'>,
  now: () => number,
  log: Log,
): Crew => {
  const keys = createCrewKeys(keyFile(join(folder, 'crew.json'), log), now, log);
  const pictures = createPictureKeys(folder, log);
  const named = { white: obs.whiteAddress, black: obs.blackAddress };
  const machines = createMachines(join(folder, 'obs-machines.json'), named, log);
  let revoked: (id: string) => void = () => undefined;
  let noted: NoteCrew = () => undefined;
  const note: NoteCrew = (...said) => noted(...said);
  const addresses = allowedHosts.map((host) => `http://${host}`);
  const parts = { keys, pictures, machines, addresses, note, log, onRevoked: (id: string) => revoked(id) };
  return {
    ...createVisitors({ keys, pictures, keyOnOwnMachine }),
    ...{ pictures, machines },
    routes: { [ENTRY_PATH]: entryRoute(parts), [CREW_PATH]: crewRoute(parts) },
    listen: (next) => {
      revoked = next;
    },
    seat: (...seated) => {
      machines.seat(...seated);
      // Their sockets hold rooms of the other team: the gate looks at them again when they come back.
      for (const id of [...keys.seat(...seated), ...pictures.seat(...seated)]) revoked(id);
    },
    noteWith: (next) => {
      noted = next;
    },
  };
};
