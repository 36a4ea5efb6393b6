import { join } from 'node:path';
import type { OwnMachine } from '../../contract/crew';
import { asksOnOwnMachine, type MatchConfig } from '../server/config';
import type { AnswerRow } from '../../http/answerRow';
import type { Shelf } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { createFront, type Front } from '../gate/network/front';
import type { OwnName } from '../gate/network/sign';
import { isKey, linkKey } from '../hall/linkKey';
import { keptKeys } from './keptKeys';
import { createCrewKeys } from './keys';
import { createMachines, type Machines } from './machines';
import { createPictureKeys, type PictureKeys } from './pictureKeys';
import { ENTRY_PATH } from './rights';
import type { NoteCrew } from './note';
import { crewRows, entryRows, type CrewRouteParts } from './routes';
import { createVisitors, ownCookie, type Visitors } from './visitor';
import type { Seat } from '../hall/seatTeams';

export { identityFor, provedIntroduction } from './identity';
export { OWN_MACHINE, type CrewNote } from './note';
export { BY_ITSELF, keyRefusal } from './rights';
export type { Asked } from '../gate/network/sign';
export type { Visitor } from './visitor';

/** Who comes from where, and with what key. */
export interface Crew extends Visitors {
  /** What stands between this server and those who ask it. */
  readonly front: Front;
  /** By which the venue server is known. */
  readonly venueKey: string;
  /** Where codes are entered and given out. */
  readonly rows: readonly AnswerRow[];
  readonly pictures: Pick<PictureKeys, 'of'>;
  /** The OBS of the teams' viewers. */
  readonly machines: Pick<Machines, 'state'>;
  /** What comes from the teams for viewers at home. */
  readonly feeds: Pick<Machines, 'state' | 'listen'>;
  /** Each is called with the id of a key that is good no more. */
  listen(revoked: (id: string) => void): void;
  /** Workplaces are called otherwise: what shows to a team's viewers goes with their team, and comes in anew. */
  readonly seat: Seat;
  /** Where the log of who did what is kept; none while the journal is rescued. */
  noteWith(note: NoteCrew): void;
}

type Settings = Pick<MatchConfig, 'keyOnOwnMachine' | 'behindProxy' | 'allowedHosts' | 'obs' | 'viewers' | 'engine'> &
  OwnName;

/** Where the first key is had, by who may read the files of this account. */
const sayWhereTheFirstIs = (path: string, { port }: OwnName, log: Log): void => {
  log.warn(`A key is asked for on this computer too. The first one stands in ${path}, for this account's eyes only:`);
  log.warn(`enter it at http://127.0.0.1:${port}${ENTRY_PATH}. To have another, delete the file and start again.`);
};

/** @param folder of the keys that are this machine's alone: to be read by who sits at it, and by its other server */
export const createCrew = (shelf: Shelf, folder: string, settings: Settings, now: () => number, log: Log): Crew => {
  const { damaged } = shelf;
  const keys = createCrewKeys(keptKeys(shelf), now, log);
  const pictures = createPictureKeys(shelf, now, log);
  const machinesOf = (of: 'obs' | 'feeds', white: string | null = null, black: string | null = null): Machines =>
    createMachines(of, { white, black }, shelf, log);
  const { obs, viewers } = settings;
  const machines = machinesOf('obs', obs.whiteAddress, obs.blackAddress);
  const feeds = machinesOf('feeds', viewers.media.feeds.white, viewers.media.feeds.black);
  const listeners: ((id: string) => void)[] = [];
  const revoked = (id: string): void => listeners.forEach((each) => each(id));
  let noted: NoteCrew = () => undefined;
  const note: NoteCrew = (...said) => noted(...said);
  const addresses = settings.allowedHosts.map((host) => `http://${host}`);
  const isEngineOnAir = settings.engine.onAir !== 'nobody';
  const isOwnBelieved = !asksOnOwnMachine(settings);
  const front = createFront(settings, isOwnBelieved, log);
  const { isOwnMachine } = front;
  const ownPath = join(folder, 'own-machine.key');
  const ownKey = linkKey(ownPath, 'ownKey', damaged);
  const venueKey = linkKey(join(folder, 'venue.key'), 'nothing', damaged);
  if (!isOwnBelieved) sayWhereTheFirstIs(ownPath, settings, log);
  const ownMachine = (): OwnMachine => (!isOwnBelieved ? 'asked' : front.isSeen() ? 'in_front' : 'believed');
  const entersHere: CrewRouteParts['entersHere'] = (request, said) =>
    isKey(ownKey, said) && isOwnMachine(request) ? ownCookie(ownKey) : null;
  const onRevoked = (id: string): void => revoked(id);
  const parts = {
    keys,
    pictures,
    machines: [machines, feeds],
    addresses,
    ownMachine,
    entersHere,
    note,
    log,
    onRevoked,
  };
  return {
    ...createVisitors({ keys, pictures, ownKey, venueKey, isEngineOnAir, isOwnBelieved, isOwnMachine }),
    front,
    venueKey,
    pictures,
    machines,
    feeds,
    rows: [...entryRows(parts), ...crewRows(parts)],
    listen: (next) => void listeners.push(next),
    seat: (...seated) => {
      for (const each of [machines, feeds]) each.seat(...seated);
      // Their sockets hold rooms of the other team: the gate looks at them again when they come back.
      for (const id of [...keys.seat(...seated), ...pictures.seat(...seated)]) revoked(id);
    },
    noteWith: (next) => {
      noted = next;
    },
  };
};
