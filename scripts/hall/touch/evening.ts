import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchView } from '@schemas/match';
import type { Browser } from 'playwright-core';
import { PLACES, placeRow, seatOf, type Place } from '../../../bundles/chess-match/src/contract/venue';
import { GAMES } from '../../../bundles/chess-match/src/games';
import { random } from '../../../bundles/chess-match/src/games/common/random';
import type { RecordedGame } from '../../../bundles/chess-match/src/games/common/records';
import { captainAt, type TestCaptain } from '../../../tests/support/captain';
import { mustPost, newMatch } from '../../../tests/support/commands';
import { readReplicants } from '../../../tests/support/replicants';
import type { TestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import type { TestVenue } from '../../../tests/support/venue';
import { PROJECT } from '../../lib/project';
import { CASTS } from '../../onAir/cast';
import { openDevice } from '../device';
import { moveAtTables, TABLE_PLACES } from '../hands';
import { pairedAt, setDraftSeenBy, type Language } from '../screens';
import { openGallery, type Gallery, type Held } from './gallery';
import { enterTurn, pressFor } from './turn';

export type TouchGame = 'business' | 'swedish';

export interface TouchOptions {
  readonly game: TouchGame;
  readonly held: Held;
  readonly language: Language;
  /** Turns of the record to be played; all by default. */
  readonly turns: number;
  readonly say: (line: string) => void;
}

const TABLE_EVERY_MS = 1500;
const SEED = 12;
/** A finger is slower than the players of the record were. */
const LONG_MS = 7_200_000;
/** A team may forbid branching by now. */
const VETO_MS = 1_500_000;
const NEARLY_OUT_MS = 45_000;

const GALLERIES: Readonly<
  Record<TouchGame, { readonly captains: readonly Place[]; readonly tables: readonly Place[] }>
> = {
  business: { captains: ['captain-white', 'captain-black'], tables: ['table-white-1', 'table-black-3'] },
  swedish: {
    captains: ['captain-white-1', 'captain-white-2', 'captain-black-1', 'captain-black-2'],
    tables: ['table-white-1', 'table-black-2'],
  },
};
const DISPLAYS = PLACES.filter((place) => !['captain', 'table'].includes(placeRow(place).kind));

/** Turns of the demonstration in the middle of which, and after which, pictures are taken: from 0. */
const DURING: Readonly<Record<number, string>> = { 0: 'start', 12: 'branching', 47: 'selection', 49: 'draw' };
const AFTER: Readonly<Record<number, string>> = { 13: 'two-boards', 45: 'five-boards' };
/** Five boards are in play, and Black is to move. */
const LATE_CLOCKS_AFTER = 46;
const CONTROL_AFTER = 76;
const SWEDISH_AFTER: Readonly<Record<number, string>> = { 20: 'first-drops', 45: 'middle', 70: 'full-reserves' };

const readGame = (bytes: Uint8Array, game: TouchGame): RecordedGame => {
  const read = GAMES[game]?.records.read(bytes);
  if (read?.ok !== true) throw new Error(`A record of ${game} cannot be read: ${JSON.stringify(read?.error)}`);
  return read.value;
};

export const recordFor = (game: TouchGame): RecordedGame =>
  readGame(readFileSync(join(PROJECT, 'bundles/chess-match/fixtures', GAMES[game]?.records.demonstration ?? '')), game);

/** What turns of a record lead to, as `npm run replay` prints it; the times of presses are this evening's own. */
const endOf = ({ states, turns }: RecordedGame, played: number): string =>
  JSON.stringify(played < turns.length ? states[played] : states.at(-1), (key, value: unknown) =>
    key === 'clockMs' ? undefined : value,
  );

const matchNow = async (server: TestServer): Promise<MatchView> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

interface Evening {
  readonly server: TestServer;
  readonly gallery: Gallery;
  readonly record: RecordedGame;
  readonly options: TouchOptions;
}

/** A veto of Black's captain, taken back again, and his clock nearly out and out: no record has them. */
const showLateClocks = async (server: TestServer, gallery: Gallery, black: TestCaptain): Promise<void> => {
  const clock = (remainingMs: number) =>
    mustPost(server, { type: 'setClock', side: 'black', remainingMs, reason: 'pictures' });
  await clock(VETO_MS);
  await black.page.getByTestId('veto').waitFor();
  await gallery.take('veto-time');
  await black.hold('veto');
  await until(async () => (await matchNow(server)).vetoes.length === 1, 'the veto');
  await gallery.take('veto');
  await mustPost(server, { type: 'undo', reason: null, expectedVersion: (await matchNow(server)).version });
  await clock(NEARLY_OUT_MS);
  await gallery.take('nearly-out');
  await clock(0);
  await gallery.page('clock').locator('[data-side="black"][data-fallen="true"]').waitFor();
  await gallery.take('flag');
  await clock(LONG_MS);
};

const playBusiness = async ({ server, gallery, record, options }: Evening): Promise<void> => {
  const captains = [
    captainAt(server, { page: gallery.page('captain-white') }, 'white'),
    captainAt(server, { page: gallery.page('captain-black') }, 'black'),
  ] as const;
  for (const [ply, { line }] of record.turns.slice(0, options.turns).entries()) {
    const captain = captains[ply % 2 === 0 ? 0 : 1];
    await enterTurn(captain, line);
    if (DURING[ply] !== undefined) await gallery.take(DURING[ply]);
    await pressFor(captain, line);
    await until(async () => (await matchNow(server)).ply === ply + 1, `turn ${ply + 1} to be played`);
    options.say(`${ply + 1}/${record.turns.length} ${line}`);
    if (AFTER[ply] !== undefined) await gallery.take(AFTER[ply]);
    if (ply === LATE_CLOCKS_AFTER) await showLateClocks(server, gallery, captains[1]);
    if (ply === CONTROL_AFTER) {
      await captain.hold('control');
      await until(async () => (await matchNow(server)).controlBoard, 'the control board');
      await gallery.take('control-board');
      await mustPost(server, { type: 'startClock' });
      await gallery.take('control-board-runs');
    }
  }
};

const playSwedish = async ({ server, gallery, record, options }: Evening): Promise<void> => {
  const { seats, threads } = await matchNow(server);
  const captainFor = (thread: string, side: 'white' | 'black') => {
    const team = seats.find((seat) => seat.thread === thread && seat.side === side)?.team;
    const board = threads.find(({ id }) => id === thread)?.boards[0];
    const place = GALLERIES.swedish.captains.find((known) => {
      const seat = seatOf(known);
      return seat?.team === team && seat?.board === board;
    });
    if (place === undefined || board === undefined) throw new Error(`Nobody sits at ${thread}, ${side}.`);
    return { board, captain: captainAt(server, { page: gallery.page(place) }, side) };
  };
  const made: Record<string, number> = {};
  for (const [index, { line }] of record.turns.slice(0, options.turns).entries()) {
    const [thread = '', san = ''] = [line.slice(0, 1), line.slice(2)];
    const ply = made[thread] ?? 0;
    made[thread] = ply + 1;
    const { board, captain } = captainFor(thread, ply % 2 === 0 ? 'white' : 'black');
    await captain.reply(board, san, index % 2 === 0 ? 'taps' : 'drag');
    await until(async () => (await matchNow(server)).ply === index + 1, `move ${index + 1} to be played`);
    options.say(`${index + 1}/${record.turns.length} ${line}`);
    if (SWEDISH_AFTER[index] !== undefined) await gallery.take(SWEDISH_AFTER[index]);
  }
};

/**
 * A recorded game played to its end by fingers on captains' screens, while somebody moves at ten tables and every display is
 * open; pictures of all of them at some moments.
 * @returns whether it ended as the rules say the record ends
 * @throws with the first thing a page did not take
 */
export const playByTouch = async (
  browser: Browser,
  server: TestServer,
  venue: Pick<TestVenue, 'url'>,
  options: TouchOptions,
): Promise<boolean> => {
  const { game, held, language, say } = options;
  const record = recordFor(game);
  const [russian, english] = CASTS;
  const { event, teams, people } = language === 'ru' ? russian : english;
  await setDraftSeenBy(server, 'team');
  const time = game === 'swedish' ? { timePerPlayerMs: LONG_MS } : { timePerTeamMs: LONG_MS };
  await newMatch(server, { event, ...teams, game, settings: { ...record.settings, ...time } });
  await mustPost(server, { type: 'setPeople', people });
  await mustPost(server, { type: 'startClock' });
  const { captains, tables } = GALLERIES[game];
  const folder = `hall-touch/${game}-${held}-${language}`;
  const gallery = await openGallery(browser, server, venue, {
    ...{ held, language, captains, folder },
    others: [...DISPLAYS, ...tables],
  });
  const devices = [];
  for (const place of TABLE_PLACES)
    devices.push(await openDevice(venue.url, place, await pairedAt(server, venue, place)));
  const hands = moveAtTables({ devices, game, language, random: random(SEED), everyMs: TABLE_EVERY_MS });
  try {
    await (game === 'business' ? playBusiness : playSwedish)({ server, gallery, record, options });
  } catch (error) {
    await gallery.take('failed');
    throw error;
  } finally {
    await hands.stop();
    for (const device of devices) device.close();
  }
  const screens = await gallery.take('end');
  const { records } = GAMES[game] ?? {};
  const written = await fetch(`${server.url}/chess-match/record.${records?.extension ?? ''}`);
  const evening = readGame(new Uint8Array(await written.arrayBuffer()), game);
  const [played, wanted] = [endOf(evening, evening.turns.length), endOf(record, options.turns)];
  say(`${hands.made()} acts at ten tables; ${screens} screens in screenshots/${folder}`);
  say(`played: ${played}`);
  for (const error of gallery.errors()) say(`error on a page: ${error}`);
  if (played !== wanted) say(`wanted: ${wanted}`);
  return played === wanted && gallery.errors().length === 0;
};
