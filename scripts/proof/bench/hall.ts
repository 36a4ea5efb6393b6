import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { TABLES_VIEWS, tableOf, type Place, type VenueViews } from 'chess-match/contract/venue';
import { random } from '../../../bundles/chess-match/src/games/common/random';
import { ARGS } from '../../../tests/support/browser';
import { buildExtension } from '../../../tests/support/buildExtension';
import { mustPost, newMatch, openCommandSocket, type CommandSocket } from '../../../tests/support/commands';
import { startTestServer } from '../../../tests/support/server';
import { until } from '../../../tests/support/until';
import { createVenue, type TestVenue } from '../../../tests/support/venue';
import { openDevice, type SimulatedDevice } from '../../hall/device';
import { moveAtTables, TABLE_PLACES, type HandsOptions } from '../../hall/hands';
import { pairedAt, setDraftSeenBy } from '../../hall/screens';
import { programPath } from '../../lib/programs';
import { demonstrationLines } from './demonstration';
import { BREATH_MS, enterLine, idle, openOverlay, pressOnce, wallMs, type Watched } from './press';
import { median, percentile, type Row } from './figures';

const CAPTAINS = ['captain-white', 'captain-black'] as const satisfies readonly Place[];
const SCREENS: readonly Place[] = [
  ...(['boards', 'board-1', 'board-2', 'board-3', 'board-4', 'board-5', 'own-control', 'clock'] as const),
  ...(['scoreboard', 'screen-white', 'screen-black'] as const),
];
const DISPLAYS: readonly Place[] = [...SCREENS, 'boards'];
/** Whoever else has a screen in the hall: at the buffet, in the corridor, at home with the arbiters. */
const OTHERS: readonly Place[] = Array.from({ length: 36 }, (_, index) => SCREENS[index % SCREENS.length] ?? 'boards');
const TABLE_EVERY_MS = 500;
const SEED = 12;
/** Played first and not counted. */
const WARM_UP_ROUNDS = 1;
const ROUNDS = 3;

type Turns = readonly string[];

/** Everybody who is in the hall, by what is asked of him. */
interface Crowd {
  readonly captains: readonly SimulatedDevice[];
  readonly tables: readonly SimulatedDevice[];
  readonly displays: readonly SimulatedDevice[];
  readonly all: readonly SimulatedDevice[];
}

interface Samples {
  /** Press of an operator to the score bug's DOM, ms. */
  readonly without: number[];
  readonly beside: number[];
  /** Press of a captain to the last of the displays, ms. */
  readonly displays: number[];
  /** A piece put down at a table to the last of its own team's screens, ms. */
  readonly audience: number[];
}

const enter = async (venue: TestVenue, tokens: readonly (readonly [Place, string])[]): Promise<Crowd> => {
  // What knows nobody yet lets nobody in.
  const isLinked = async (): Promise<boolean> =>
    ((await (await fetch(`${venue.url}/health`)).json()) as { readonly linked: boolean }).linked;
  await until(isLinked, 'the venue server to know its devices');
  const all = await Promise.all(tokens.map(([place, token]) => openDevice(venue.url, place, token)));
  const [captains, tables] = [all.slice(0, CAPTAINS.length), all.slice(CAPTAINS.length).slice(0, TABLE_PLACES.length)];
  const from = CAPTAINS.length + TABLE_PLACES.length;
  await Promise.all(all.map((device) => device.when(({ match }) => match !== undefined)));
  return { captains, tables, displays: all.slice(from, from + DISPLAYS.length), all };
};

const begin = async (server: Parameters<typeof newMatch>[0]): Promise<void> => {
  await newMatch(server);
  await mustPost(server, { type: 'startClock' });
};

/** How far a table is, as its team's screens have it: another one after each move that is tried there. */
const standsAt =
  (table: number, team: 'white' | 'black') =>
  (views: Partial<VenueViews>): string => {
    const view = views[TABLES_VIEWS[team]]?.tables.find((one) => one.table === table);
    return JSON.stringify([view?.plies, view?.pieces]);
  };

/** Times each move that is tried, until every screen of the team has it. */
const timing =
  (crowd: Crowd, samples: Samples): NonNullable<HandsOptions['around']> =>
  ({ place }, act) => {
    const at = tableOf(place);
    if (at === null || act.type !== 'move') return () => undefined;
    const stands = standsAt(at.table, at.team);
    const screens = crowd.all.filter((device) => device.place === `screen-${at.team}`);
    const sentAt = wallMs();
    const seen = Promise.all(
      screens.map((screen) => {
        const before = stands(screen.views());
        return screen.when((views) => stands(views) !== before);
      }),
    ).then(() => wallMs() - sentAt);
    return (isDone) => {
      if (isDone) void seen.then((ms) => samples.audience.push(ms));
    };
  };

/** A captain's press, his turn standing in the draft before. */
const pressByCaptain = async (crowd: Crowd, ply: number, line: string): Promise<number> => {
  const captain = crowd.captains[ply % 2];
  if (captain === undefined) throw new Error('There is no captain.');
  await captain.when(({ match }) => match?.ply === ply);
  const entered = await captain.send({ type: 'setDraft', expectedVersion: null, line });
  if (entered?.ok !== true) throw new Error(`${line}: ${JSON.stringify(entered)}`);
  await delay(BREATH_MS);
  const version = captain.views().match?.version ?? 0;
  const sentAt = wallMs();
  const shown = Promise.all(crowd.displays.map((display) => display.when(({ match }) => match?.ply === ply + 1)));
  const answer = await captain.send({ type: 'commitTurn', expectedVersion: version, line });
  if (answer?.ok !== true) throw new Error(`${line}: ${JSON.stringify(answer)}`);
  await shown;
  return wallMs() - sentAt;
};

const playByCaptains = async (crowd: Crowd, lines: Turns): Promise<number[]> => {
  const times: number[] = [];
  for (const [ply, line] of lines.entries()) {
    times.push(await pressByCaptain(crowd, ply, line));
    await delay(BREATH_MS);
  }
  return times;
};

const playByOperator = async (bug: Watched, operator: CommandSocket, lines: Turns): Promise<number[]> => {
  const times: number[] = [];
  for (const line of lines) {
    await enterLine(operator, line);
    await idle(operator);
    times.push(await pressOnce(bug, operator));
    await delay(BREATH_MS);
  }
  return times;
};

const rowsOf = (devices: number, { without, beside, displays, audience }: Samples): Row[] => [
  { what: 'devices of the hall at once', value: devices, unit: '', limit: null },
  { what: 'captain’s press to the last of 12 displays, median', value: median(displays), unit: 'ms', limit: null },
  { what: 'captain’s press to the last of 12 displays, p95', value: percentile(displays, 95), unit: 'ms', limit: 100 },
  { what: 'moves tried at ten tables', value: audience.length, unit: '', limit: null },
  { what: 'move at a table to its own audience, median', value: median(audience), unit: 'ms', limit: null },
  { what: 'move at a table to its own audience, p95', value: percentile(audience, 95), unit: 'ms', limit: 50 },
  { what: 'press to score bug without the hall, median', value: median(without), unit: 'ms', limit: null },
  { what: 'press to score bug beside the hall, median', value: median(beside), unit: 'ms', limit: null },
  { what: 'press to score bug without the hall, p95', value: percentile(without, 95), unit: 'ms', limit: null },
  { what: 'press to score bug beside the hall, p95', value: percentile(beside, 95), unit: 'ms', limit: null },
  { what: 'ratio', value: median(beside) / median(without), unit: 'x', limit: 1.1 },
];

/** 60 devices at once: what they wait, and what the program waits beside them, round by round in one run. */
export const benchHall = async (root: string): Promise<Row[]> => {
  const server = await startTestServer({
    pages: true,
    config: { checkViews: false },
    extension: await buildExtension('bareReplicantExtension'),
  });
  const venue = await createVenue(server.root);
  const browser = await chromium.launch({ executablePath: programPath('chromium'), args: ARGS });
  const chance = random(SEED);
  try {
    await newMatch(server);
    await setDraftSeenBy(server, 'team');
    await venue.start();
    const tokens: (readonly [Place, string])[] = [];
    for (const place of [...CAPTAINS, ...TABLE_PLACES, ...DISPLAYS, ...OTHERS])
      tokens.push([place, await pairedAt(server, venue, place)]);
    await venue.kill('SIGTERM');
    const bug = await openOverlay(browser, server, 'scorebug');
    const operator = await openCommandSocket(server);
    const lines = demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr'));
    const samples: Samples = { without: [], beside: [], displays: [], audience: [] };
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      if (round === WARM_UP_ROUNDS) for (const list of Object.values(samples) as number[][]) list.length = 0;
      await begin(server);
      samples.without.push(...(await playByOperator(bug, operator, lines)));
      await begin(server);
      await venue.start();
      const crowd = await enter(venue, tokens);
      const around = timing(crowd, samples);
      const hands = moveAtTables({
        devices: crowd.tables,
        game: 'business',
        language: 'ru',
        random: chance,
        everyMs: TABLE_EVERY_MS,
        around,
      });
      samples.beside.push(...(await playByOperator(bug, operator, lines)));
      await begin(server);
      samples.displays.push(...(await playByCaptains(crowd, lines)));
      await hands.stop();
      for (const device of crowd.all) device.close();
      await venue.kill('SIGTERM');
    }
    operator.close();
    return rowsOf(tokens.length, samples);
  } finally {
    await browser.close();
    await venue.kill('SIGTERM');
    await server.dispose();
  }
};
