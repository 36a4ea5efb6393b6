import { checkOf } from '../../checks';
import { documentOf, readDocument, type Shelf, type Kind } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { NAMING } from './keptDevices';
import type { Seats } from './seats';

/** Where it outlives the server who sits where. */
export interface KeptSeats {
  /** null: there is none yet; lost: nobody understands it. */
  readonly found: Seats | null | 'lost';
  /** It holds in memory where it cannot be written: whatever is seated says by which naming. */
  write(seats: Seats): void;
}

const SEATS: Kind<Seats> = {
  name: 'seats',
  versions: [1],
  loss: 'seats',
  check: checkOf<Seats>({
    ...NAMING,
    required: [...NAMING.required, 'matches'],
    properties: { ...NAMING.properties, matches: { type: 'array', items: NAMING } },
  }),
  instead: null,
};

export const keptSeats = (shelf: Shelf, log: Log): KeptSeats => {
  const isThere = shelf.unread.has(SEATS.name) || shelf.documents.read(SEATS.name) !== null;
  return {
    found: readDocument(SEATS, shelf) ?? (isThere ? 'lost' : null),
    write: (seats) => {
      try {
        shelf.documents.write([documentOf(SEATS, seats)]);
      } catch (error) {
        log.warn(`Who sits where cannot be written: ${textOf(error)}`);
      }
    },
  };
};
