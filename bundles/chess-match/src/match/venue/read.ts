import { checkOf } from '../../checks';
import {
  PLACES,
  type DeviceCommand,
  type DeviceTableAct,
  type PairRequest,
  type VenueReport,
} from '../../contract/venue';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const fields = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const isPairRequest = checkOf<PairRequest>(fields({ codeOrSecret: text(100), address: text(100) }));

const isDeviceCommand = checkOf<DeviceCommand>(
  fields({ device: text(64), place: { enum: PLACES }, input: { type: 'object' } }),
);

const isTableAct = checkOf<DeviceTableAct>(fields({ device: text(64), place: { enum: PLACES }, act: {} }));

const isReport = checkOf<VenueReport>(
  fields({
    addresses: { type: 'array', maxItems: 50, items: text(300) },
    version: text(40),
    online: {
      type: 'array',
      maxItems: 500,
      items: fields({
        id: text(64),
        roundTripMs: orNull({ type: 'integer', minimum: 0 }),
        screen: orNull(text(40)),
        browser: orNull(text(60)),
        program: orNull(text(40)),
        wakeLock: orNull({ enum: ['held', 'refused', 'unsupported', 'insecure'] }),
        battery: orNull(
          fields({ percent: { type: 'integer', minimum: 0, maximum: 100 }, charging: { type: 'boolean' } }),
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
