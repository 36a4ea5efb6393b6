import type { DevicesView } from '@schemas/devices';
import type { VenueReport } from '../../contract/venue';
import type { PairedDevice } from './keptDevices';

const NOT_THERE = {
  online: false,
  roundTripMs: null,
  screen: null,
  browser: null,
  program: null,
  wakeLock: null,
  battery: null,
} as const;

interface Devices {
  /** What the venue server says of itself; null: it is gone. */
  readonly reported: VenueReport | null;
  readonly rules: DevicesView['rules'];
  readonly boards: Pick<DevicesView, 'liveChess' | 'boards'>;
  readonly devices: readonly PairedDevice[];
}

/** The hall as set-up sees it. */
export const devicesView = ({ reported, rules, boards, devices }: Devices): DevicesView => ({
  venue: reported && { addresses: [...reported.addresses], version: reported.version },
  rules,
  ...boards,
  devices: devices.map(({ id, place, name, inPlay, pairedAtMs, lastSeenMs }) => {
    const there = reported?.online.find((device) => device.id === id);
    return {
      id,
      place,
      name,
      inPlay,
      pairedAtMs,
      lastSeenMs,
      ...NOT_THERE,
      ...(there && { ...there, online: true }),
    };
  }),
});
