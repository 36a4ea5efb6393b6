import { existsSync } from 'node:fs';
import { checkOf } from '../../checks';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { NAMING } from './deviceFile';
import type { Seats } from './seats';
import { writeWhole } from './writeWhole';

/** Where it outlives the server who sits where. */
export interface SeatsFile {
  /** null: there is none yet; lost: nobody understands it. */
  readonly found: Seats | null | 'lost';
  /** It holds in memory where it cannot be written: whatever is seated says by which naming. */
  write(seats: Seats): void;
}

const isSeats = checkOf<Seats>({
  ...NAMING,
  required: [...NAMING.required, 'matches'],
  properties: { ...NAMING.properties, matches: { type: 'array', items: NAMING } },
});

const read = (path: string, damaged: DamagedFiles): SeatsFile['found'] => {
  const isThere = existsSync(path);
  return readKept({ path, loss: 'seats', check: isSeats, instead: null }, damaged) ?? (isThere ? 'lost' : null);
};

export const seatsFile = (path: string, damaged: DamagedFiles, log: Log): SeatsFile => ({
  found: read(path, damaged),
  write: (seats) => {
    try {
      writeWhole(path, JSON.stringify(seats));
    } catch (error) {
      log.warn(`Who sits where cannot be written: ${textOf(error)}`);
    }
  },
});
