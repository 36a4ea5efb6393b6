import { checkOf, exactly } from '../../checks';
import {
  PLACE_PATTERN,
  type DeviceCommand,
  type DeviceTableAct,
  type PairRequest,
  type VenueReport,
} from '../../contract/venue';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const isPairRequest = checkOf<PairRequest>(exactly({ codeOrSecret: text(100), address: text(100) }));

const PLACE = { type: 'string', pattern: PLACE_PATTERN };

const isDeviceCommand = checkOf<DeviceCommand>(exactly({ device: text(64), place: PLACE, input: { type: 'object' } }));

const isTableAct = checkOf<DeviceTableAct>(exactly({ device: text(64), place: PLACE, act: {} }));

const BOARD = exactly({
  serial: text(40),
  state: orNull(text(20)),
  battery: orNull(text(12)),
  reading: orNull({ enum: ['alike', 'move', 'underway', 'differs'] }),
  squares: { type: 'array', maxItems: 64, items: exactly({ square: text(2), piece: orNull(text(2)) }) },
});

const isReport = checkOf<VenueReport>(
  exactly({
    addresses: { type: 'array', maxItems: 50, items: text(300) },
    version: text(40),
    liveChess: orNull(
      exactly({
        address: text(300),
        connected: { type: 'boolean' },
        boards: { type: 'array', maxItems: 100, items: BOARD },
      }),
    ),
    online: {
      type: 'array',
      maxItems: 500,
      items: exactly({
        id: text(64),
        roundTripMs: orNull({ type: 'integer', minimum: 0 }),
        screen: orNull(text(40)),
        browser: orNull(text(60)),
        program: orNull(text(40)),
        wakeLock: orNull({ enum: ['held', 'refused', 'unsupported', 'insecure'] }),
        battery: orNull(
          exactly({ percent: { type: 'integer', minimum: 0, maximum: 100 }, charging: { type: 'boolean' } }),
        ),
      }),
    },
  }),
);

/** Anything else gives null. */
export const readPairRequest = (input: unknown): PairRequest | null => (isPairRequest()(input) ? input : null);

/** Anything else gives null. */
export const readReport = (input: unknown): VenueReport | null => (isReport()(input) ? input : null);

/** Anything else gives null; what it carries is held against the shapes of commands later. */
export const readDeviceCommand = (input: unknown): DeviceCommand | null => (isDeviceCommand()(input) ? input : null);

/** Anything else gives null; the act itself is read by the tables. */
export const readTableAct = (input: unknown): DeviceTableAct | null => (isTableAct()(input) ? input : null);
