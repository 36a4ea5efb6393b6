import { randomUUID } from 'node:crypto';
import type { DevicesView, HallRules } from '@schemas/devices';
import type { Problem } from '@schemas/draft';
import type { CommandOf } from '../../contract/commands';
import {
  seatOf,
  tableOf,
  type DeviceCommand,
  type DeviceTableAct,
  type KnownDevice,
  type PairAnswer,
  type PairRequest,
  type TeamTable,
  type VenueReport,
} from '../../contract/venue';
import type { CaptainIdentity } from '../commands/identity';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../errors';
import type { Log } from '../log';
import { createCodes } from './codes';
import type { DeviceFile } from './deviceFile';
import { createRegistry } from './registry';
import type { RulesFile } from './rulesFile';
import type { Seating } from './seating';

/** What the link to the venue server is told. */
export interface VenueListener {
  devices(devices: readonly KnownDevice[]): void;
  rules(rules: HallRules): void;
  identify(id: string): void;
  /** The teams have changed sides: what was prepared in the game before is nobody's now. */
  sidesChanged(): void;
}

/** What commands do to the devices of the hall. */
export interface VenuePort {
  issue(command: Pick<CommandOf<'issueDeviceCode'>, 'place' | 'name'>): Problem | null;
  /** @returns venue/no_code, or null */
  dropCode(id: string): Problem | null;
  /** Each of these: @returns venue/no_device, or null */
  rename(id: string, name: string): Problem | null;
  move(id: string, place: KnownDevice['place']): Problem | null;
  /** venue/not_connected too */
  identify(id: string): Problem | null;
  revoke(id: string): Problem | null;
  setInPlay(id: string, inPlay: boolean): Problem | null;
  setRules(rules: HallRules): Problem | null;
  rules(): HallRules;
}

/** The devices of the hall as the match server has them: it alone decides who a device is. */
export interface Venue {
  readonly port: VenuePort;
  /** Of this start of the server. */
  readonly epoch: string;
  known(): readonly KnownDevice[];
  listen(listener: VenueListener): void;
  pair(request: PairRequest): PairAnswer;
  /** Who sends this; null: no device of ours, not where it is said to be, or one that enters nothing. */
  captain(command: Pick<DeviceCommand, 'device' | 'place'>): CaptainIdentity | null;
  /** At which table this is done; a refusal where nobody may do it there. */
  table(act: Pick<DeviceTableAct, 'device' | 'place'>): Result<TeamTable, Problem>;
  /** What the venue server says of itself; null: it is gone. */
  report(report: VenueReport | null): void;
  /** The game that is open, before anything of it is published: in a return game what is a team's goes with its team. */
  seat(seating: Seating): void;
  /** Looks from time to time which codes have run out. */
  start(): void;
  stop(): void;
}

export interface VenueParts {
  readonly file: DeviceFile;
  readonly rulesFile: RulesFile;
  readonly publish: (view: DevicesView) => void;
  /** Unix ms. */
  readonly now: () => number;
  readonly log: Log;
}

const LOOK_EVERY_MS = 5000;

const NOT_THERE = {
  online: false,
  ...{ roundTripMs: null, screen: null, browser: null, program: null, wakeLock: null, battery: null },
} as const;

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim();

export const createVenue = ({ file, rulesFile, publish, now, log }: VenueParts): Venue => {
  const codes = createCodes<KnownDevice['place']>(now);
  const registry = createRegistry(file, now, log);
  let listener: VenueListener | null = null;
  let reported: VenueReport | null = null;
  let rules = rulesFile.found;
  let timer: NodeJS.Timeout | undefined;

  const known = (): readonly KnownDevice[] =>
    registry.all().map(({ id, place, name, inPlay, tokenHash }) => ({ id, place, name, inPlay, tokenHash }));
  const view = (): DevicesView => ({
    venue: reported && { addresses: [...reported.addresses], version: reported.version },
    rules,
    codes: [...codes.open()],
    devices: registry.all().map(({ id, place, name, inPlay, pairedAtMs, lastSeenMs }) => {
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
  const tell = (): void => publish(view());
  const tellAll = (): void => {
    listener?.devices(known());
    tell();
  };
  const withDevice = (id: string, act: () => void): Problem | null => {
    if (!registry.has(id)) return refuse('venue/no_device', {});
    act();
    tellAll();
    return null;
  };
  return {
    epoch: randomUUID(),
    known,
    listen: (next) => {
      listener = next;
    },
    port: {
      issue: ({ place, name }) => {
        codes.issue(place, tidy(name));
        tell();
        return null;
      },
      dropCode: (id) => {
        if (!codes.drop(id)) return refuse('venue/no_code', {});
        tell();
        return null;
      },
      rename: (id, name) => withDevice(id, () => registry.change(id, { name: tidy(name) })),
      move: (id, place) => withDevice(id, () => registry.change(id, { place })),
      identify: (id) => {
        if (!registry.has(id)) return refuse('venue/no_device', {});
        if (reported?.online.some((device) => device.id === id) !== true) return refuse('venue/not_connected', {});
        listener?.identify(id);
        return null;
      },
      revoke: (id) => withDevice(id, () => registry.remove(id)),
      setInPlay: (id, inPlay) => withDevice(id, () => registry.change(id, { inPlay })),
      setRules: (next) => {
        rulesFile.write(next);
        rules = next;
        listener?.rules(rules);
        tell();
        return null;
      },
      rules: () => rules,
    },
    captain: ({ device: id, place }) => {
      const device = registry.all().find((known) => known.id === id && known.place === place);
      const seat = device === undefined ? null : seatOf(device.place);
      if (device === undefined || seat === null) return null;
      const called = device.name === '' ? place : `${place} ${device.name}`;
      return { role: 'captain', name: `captain:${called}`, seat, inPlay: device.inPlay };
    },
    table: ({ device: id, place }) => {
      const device = registry.all().find((known) => known.id === id && known.place === place);
      const table = device === undefined ? null : tableOf(device.place);
      if (device === undefined || table === null) return err(refuse('venue/no_device', {}));
      return device.inPlay ? ok(table) : err(refuse('venue/out_of_play', {}));
    },
    pair: (request) => {
      const taken = codes.take(request);
      if (typeof taken === 'string') return { ok: false, problem: taken };
      const token = registry.add(taken.place, taken.name);
      log.info(`A device was let into the hall as ${taken.place}.`);
      tellAll();
      return { ok: true, token, place: taken.place };
    },
    report: (report) => {
      reported = report;
      registry.seen(report?.online.map(({ id }) => id) ?? []);
      tell();
    },
    seat: (seating) => {
      if (!registry.seat(seating)) return;
      log.info('The teams have changed sides, and their screens with them.');
      listener?.sidesChanged();
      tell();
    },
    start: () => {
      timer = setInterval(tell, LOOK_EVERY_MS);
      timer.unref();
      tell();
    },
    stop: () => clearInterval(timer),
  };
};
