import type { MachinesState } from '../../contract/crew';
import { checkOf } from '../../checks';
import { documentOf, readDocument, type Shelf, type Kind } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { SEATING } from '../hall/keptDevices';
import { isKin, isTurned, type Seating } from '../hall/seating';
import type { Seat } from '../hall/seatTeams';

/** What serves the viewers of each team, an OBS or a feed, as the configuration names it; null: there is none. */
export interface MachineAddresses {
  readonly white: string | null;
  readonly black: string | null;
}

interface KeptMachines extends MachineAddresses {
  /** The naming by which they are White's and Black's; null: nobody knows. */
  readonly seating: Seating | null;
}

/**
 * Whose viewers the machines of the teams serve. They stay where they stand when the colours change, and the
 * configuration goes on calling them as before: what is written into them, or comes from them, by colours is then the
 * other team's.
 */
export interface Machines {
  state(): MachinesState;
  /** Called when somebody has said that they are right. */
  listen(confirmed: () => void): void;
  readonly seat: Seat;
  /**
   * Somebody has looked: they are whose the configuration says. @throws where it cannot be written: then nothing has
   * changed
   */
  confirm(): void;
}

const address = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const isKept = checkOf<KeptMachines>({
  type: 'object',
  required: ['white', 'black', 'seating'],
  properties: { white: address, black: address, seating: SEATING },
});

const kindOf = (of: 'obs' | 'feeds'): Kind<KeptMachines> => ({
  name: `machines/${of}`,
  versions: [1],
  loss: 'machines',
  check: isKept,
  instead: null,
});

export const createMachines = (of: 'obs' | 'feeds', addresses: MachineAddresses, shelf: Shelf, log: Log): Machines => {
  const kind = kindOf(of);
  const found = readDocument(kind, shelf);
  const isAsBefore = found?.white === addresses.white && found.black === addresses.black;
  /** Whoever writes others into the configuration says whose they are now. */
  let isWrittenAnew = found !== null && !isAsBefore;
  let seating = isAsBefore ? found.seating : null;
  let now: Seating | null = null;
  let confirmed: () => void = () => undefined;
  const write = (next: Seating): void => {
    shelf.documents.write([documentOf(kind, { ...addresses, seating: next } satisfies KeptMachines)]);
    seating = next;
  };
  return {
    state: () => {
      if (now === null || (addresses.white === null && addresses.black === null)) return 'right';
      if (!isKin(seating, now)) return 'unclear';
      return isTurned(seating, now) ? 'turned' : 'right';
    },
    seat: (next, isUnsure) => {
      now = next;
      if (isKin(seating, next) || (isUnsure && !isWrittenAnew)) return;
      isWrittenAnew = false;
      try {
        write(next);
      } catch (error) {
        seating = next;
        log.warn(`Whose viewers the machines of the teams serve cannot be written: ${textOf(error)}`);
      }
    },
    confirm: () => {
      if (now !== null) write(now);
      confirmed();
    },
    listen: (next) => {
      confirmed = next;
    },
  };
};
