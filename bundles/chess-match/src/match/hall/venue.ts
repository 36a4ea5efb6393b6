import { randomUUID } from 'node:crypto';
import type { DevicesView, HallRules } from '@schemas/devices';
import type { Problem } from '@schemas/draft';
import type { CommandOf } from '../../contract/commands';
import type { Code } from '../../contract/crew';
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
  type WoodenBoard,
} from '../../contract/venue';
import type { CaptainIdentity } from '../authority/identity';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import type { Kept } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { createCodes } from './codes';
import { devicesView } from './devicesView';
import type { SeatedBoard } from './keptBoards';
import type { PairedDevice } from './keptDevices';
import { createRegistry } from './registry';
import type { Seat } from './seatTeams';
import { createWoodenBoards } from './woodenBoards';

/** What the link to the venue server is told. */
export interface VenueListener {
  devices(devices: readonly KnownDevice[]): void;
  boards(boards: readonly WoodenBoard[]): void;
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
  /** What a wooden board stands for; place null: nothing. @returns venue/no_board_there, or null */
  assignBoard(serial: string, place: KnownDevice['place'] | null, board: number | null): Problem | null;
  setRules(rules: HallRules): Problem | null;
  rules(): HallRules;
}

/** The devices of the hall as the match server has them: it alone decides who a device is. */
export interface Venue {
  readonly port: VenuePort;
  /** Of this start of the server. */
  readonly epoch: string;
  known(): readonly KnownDevice[];
  /** Those that wait to be entered, the newest first. They open places, so no view carries them. */
  codes(): readonly Code<KnownDevice['place']>[];
  /** What the wooden boards stand for. */
  boards(): readonly WoodenBoard[];
  listen(listener: VenueListener): void;
  pair(request: PairRequest): PairAnswer;
  /** Who sends this; null: no device of ours, not where it is said to be, or one that enters nothing. */
  captain(command: Pick<DeviceCommand, 'device' | 'place'>): CaptainIdentity | null;
  /** At which table this is done; a refusal where nobody may do it there. */
  table(act: Pick<DeviceTableAct, 'device' | 'place'>): Result<TeamTable, Problem>;
  /** Whether the venue server is there. */
  isServed(): boolean;
  /** What the venue server says of itself; null: it is gone. */
  report(report: VenueReport | null): void;
  /** Before anything of the open game is published: in a return game what is a team's goes with its team. */
  readonly seat: Seat;
  start(): void;
}

export interface VenueParts {
  readonly devices: Kept<readonly PairedDevice[]>;
  readonly rules: Kept<HallRules>;
  readonly boards: Kept<readonly SeatedBoard[]>;
  readonly publish: (view: DevicesView) => void;
  /** Unix ms. */
  readonly now: () => number;
  readonly log: Log;
}

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim();

export const createVenue = ({
  devices,
  rules: keptRules,
  boards: keptBoards,
  publish,
  now,
  log,
}: VenueParts): Venue => {
  const codes = createCodes<KnownDevice['place']>(now);
  const registry = createRegistry(devices, now, log);
  const boards = createWoodenBoards(keptBoards, log);
  let listener: VenueListener | null = null;
  let reported: VenueReport | null = null;
  let rules = keptRules.found;

  const known = (): readonly KnownDevice[] =>
    registry.all().map(({ id, place, name, inPlay, tokenHash }) => ({ id, place, name, inPlay, tokenHash }));
  const view = (): DevicesView =>
    devicesView({ reported, rules, boards: boards.view(reported?.liveChess ?? null), devices: registry.all() });
  const tell = (): void => publish(view());
  const tellAll = (): void => {
    listener?.devices(known());
    tell();
  };
  /** A screen, or a wooden board, where it is said to be; null: nothing of ours is there. */
  const standingAt = ({ device, place }: Pick<DeviceCommand, 'device' | 'place'>) => {
    const there = registry.all().filter((known) => known.place === place);
    const screen = there.find(({ id }) => id === device);
    if (screen !== undefined) return { name: screen.name, inPlay: screen.inPlay, isWooden: false };
    const board = boards.at(device, place);
    // Taken out of play with the screen that stands there.
    const inPlay = there.every((known) => known.inPlay);
    return board === null ? null : { name: `board ${board.serial}`, inPlay, isWooden: true };
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
    codes: codes.open,
    boards: boards.all,
    listen: (next) => {
      listener = next;
    },
    port: {
      issue: ({ place, name }) => {
        codes.issue(place, tidy(name));
        return null;
      },
      dropCode: (id) => (codes.drop(id) ? null : refuse('venue/no_code', {})),
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
      assignBoard: (serial, place, board) => {
        const problem = boards.assign(serial, place, board);
        if (problem !== null) return problem;
        listener?.boards(boards.all());
        tell();
        return null;
      },
      setRules: (next) => {
        keptRules.write(next);
        rules = next;
        listener?.rules(rules);
        tell();
        return null;
      },
      rules: () => rules,
    },
    captain: (act) => {
      const [at, seat] = [standingAt(act), seatOf(act.place)];
      if (at === null || seat === null) return null;
      const { name, inPlay, isWooden } = at;
      const called = name === '' ? act.place : `${act.place} ${name}`;
      return { role: 'captain', name: `captain:${called}`, seat, inPlay, draftsOnly: isWooden };
    },
    table: (act) => {
      const [at, table] = [standingAt(act), tableOf(act.place)];
      if (at === null || table === null) return err(refuse('venue/no_device', {}));
      return at.inPlay ? ok(table) : err(refuse('venue/out_of_play', {}));
    },
    pair: (request) => {
      const taken = codes.take(request);
      if (typeof taken === 'string') return { ok: false, problem: taken };
      const token = registry.add(taken.place, taken.name);
      log.info(`A device was let into the hall as ${taken.place}.`);
      tellAll();
      return { ok: true, token, place: taken.place };
    },
    isServed: () => reported !== null,
    report: (report) => {
      reported = report;
      registry.seen(report?.online.map(({ id }) => id) ?? []);
      tell();
    },
    seat: (seating) => {
      boards.seat(seating);
      listener?.boards(boards.all());
      if (!registry.seat(seating)) return;
      log.info('The teams have changed sides, and their screens with them.');
      listener?.sidesChanged();
      tell();
    },
    start: tell,
  };
};
