import { readFileSync } from 'node:fs';
import { checkOf } from '../../checks';
import type { Log } from '../log';
import { textOf } from '../textOf';
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

const read = (path: string, log: Log): SeatsFile['found'] => {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isSeats()(found)) return found;
    log.warn(`Who sits where is not understood in ${path}: see in Set-up that each screen is its team's.`);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    log.warn(`Who sits where cannot be read (${textOf(error)}): see in Set-up that each screen is its team's.`);
  }
  return 'lost';
};

export const seatsFile = (path: string, log: Log): SeatsFile => ({
  found: read(path, log),
  write: (seats) => {
    try {
      writeWhole(path, JSON.stringify(seats));
    } catch (error) {
      log.warn(`Who sits where cannot be written: ${textOf(error)}`);
    }
  },
});
