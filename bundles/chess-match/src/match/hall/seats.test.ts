import { beforeEach, expect, it } from 'vitest';
import type { Kept } from '../safety/kept/kept';
import { shelfWith, type TestShelf } from '../testing/shelf';
import { keptDevices, type PairedDevice } from './keptDevices';
import { keptSeats, type KeptSeats } from './keptSeats';
import { createRegistry } from './registry';
import type { Game } from './seating';
import { createSeating } from './seatTeams';

const warned: string[] = [];
const log = { info: () => undefined, warn: (text: string) => warned.push(text), error: () => undefined };
let shelf: TestShelf;
beforeEach(() => void (shelf = shelfWith([], warned)));

const game = (matchId: string, white: string, black: string, returnOf: string | null): Game => ({
  matchId,
  setup: { event: 'Cup', settings: {}, white, black, returnOf },
});
const first = game('first', 'Reds', 'Blues', null);
const second = game('second', 'Blues', 'Reds', 'first');
const other = game('other', 'Greens', 'Greys', null);
const otherSecond = game('otherSecond', 'Greys', 'Greens', 'other');
const rehearsal = game('rehearsal', 'Reds', 'Blues', null);
const GAMES = [first, second, other, otherSecond, rehearsal];

interface Disk {
  readonly devices: Kept<readonly PairedDevice[]>;
  readonly seats: KeptSeats;
}
const onShelf = (): Disk => ({ devices: keptDevices(shelf), seats: keptSeats(shelf, log) });
/** Many servers are started: what they write is kept here. */
const inMemory = (): (() => Disk) => {
  let [devices, seats]: [readonly PairedDevice[], KeptSeats['found']] = [[], null];
  return () => ({
    devices: { found: devices, write: (next) => void (devices = next) },
    seats: { found: seats, write: (next) => void (seats = next) },
  });
};

/** The server as it is started; nothing is open yet. */
const start = (disk: Disk, games: readonly Game[] = GAMES) => {
  const registry = createRegistry(disk.devices, () => 1, log);
  const seatTeams = createSeating(
    disk.seats,
    (seating) => void registry.seat(seating),
    (matchId) => games.find((known) => known.matchId === matchId) ?? null,
  );
  const placeOf = (name: string) => registry.all().find((device) => device.name === name)?.place ?? null;
  return { registry, seatTeams, placeOf };
};

const captainOf = (team: string, { setup }: Game) => (setup.white === team ? 'captain-white' : 'captain-black');

/** Every way through so many games. */
const ways = (length: number): readonly (readonly Game[])[] =>
  length === 0 ? [[]] : ways(length - 1).flatMap((way) => GAMES.map((next) => [...way, next]));

it('B20 on whatever way one comes to a game, started anew or not, a team is at its own places', () => {
  for (const [at, way] of ways(4).entries()) {
    const disk = inMemory();
    let server = start(disk());
    for (const [step, open] of [first, ...way].entries()) {
      if (step % 2 === at % 2) server = start(disk());
      server.seatTeams(open);
      // Each team is let in when its match is open for the first time.
      for (const [team, games] of [
        ['Reds', [first, second]],
        ['Greens', [other, otherSecond]],
      ] as const) {
        if (!games.includes(open)) continue;
        if (server.placeOf(team) === null) server.registry.add(captainOf(team, open), team);
        const opened = [first, ...way].slice(0, step + 1).map(({ matchId }) => matchId);
        expect([opened, team, server.placeOf(team)]).toEqual([opened, team, captainOf(team, open)]);
      }
    }
  }
});

it('a match that was never open here leaves everybody where he is', () => {
  const { seatTeams, registry, placeOf } = start(onShelf());
  seatTeams(first);
  registry.add('captain-white', 'Reds');
  for (const open of [second, other]) seatTeams(open);
  expect(placeOf('Reds')).toBe('captain-black');
});

it('the return game is gone with an older copy of the journal: they sit as in the first one', () => {
  const { seatTeams, registry } = start(onShelf());
  seatTeams(first);
  registry.add('captain-white', 'Reds');
  for (const open of [second, other]) seatTeams(open);
  const restored = start(onShelf(), [first, other]);
  for (const open of [other, first]) restored.seatTeams(open);
  expect(restored.placeOf('Reds')).toBe('captain-white');
  const anew = game('anew', 'Blues', 'Reds', 'first');
  restored.seatTeams(anew);
  expect(restored.placeOf('Reds')).toBe('captain-black');
});

it('names that are exchanged in the game that is open change sides at once, a name that is mended does not', () => {
  const games = [...GAMES];
  const { seatTeams, registry, placeOf } = start(onShelf(), games);
  seatTeams(first);
  registry.add('captain-white', 'Reds');
  seatTeams(game('second', 'Reds', 'Blues', 'first'));
  expect(placeOf('Reds')).toBe('captain-white');
  seatTeams(second);
  expect(placeOf('Reds')).toBe('captain-black');
  games[0] = game('first', 'Reds of the North', 'Blues', null);
  seatTeams(second);
  expect(placeOf('Reds')).toBe('captain-black');
});

it('what says no naming is nobody’s in a game with colours reversed, and where it is lost who sits where', () => {
  const unsure = (found: KeptSeats['found'], open: Game): unknown => {
    const told: unknown[] = [];
    createSeating(
      { found, write: () => undefined },
      (_seating, isUnsure) => void told.push(isUnsure),
      () => first,
    )(open);
    return told;
  };
  expect([first, second].map((open) => unsure(null, open))).toEqual([[false], [true]]);
  expect([first, second].map((open) => unsure('lost', open))).toEqual([[true], [true]]);
});

it('nothing is told while nothing changes', () => {
  const told: unknown[] = [];
  const seatTeams = createSeating(
    keptSeats(shelf, log),
    (seating) => void told.push(seating),
    () => first,
  );
  for (const open of [null, first, first, rehearsal, second, second]) seatTeams(open);
  expect(told).toEqual([
    { series: 'first', turned: false },
    { series: 'first', turned: true },
  ]);
});

it('where nobody understands who sits where, or it cannot be written, the open game goes on', () => {
  shelf.documents.write([{ name: 'seats', version: 1, body: '{"turned":"perhaps"}' }]);
  const { seatTeams, registry, placeOf } = start(onShelf());
  expect(warned.at(-1)).toContain('seats');
  seatTeams(first);
  registry.add('captain-white', 'Reds');
  seatTeams(second);
  expect(placeOf('Reds')).toBe('captain-black');
  shelf.disk.isFull = true;
  expect(start(onShelf()).seatTeams(first)).toBeUndefined();
  expect(warned.at(-1)).toContain('cannot be written');
});
