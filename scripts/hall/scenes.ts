import type { MatchView } from '@schemas/match';
import { CASTS, type Cast } from '../gallery/onAir/cast';
import { TURNS } from '../gallery/onAir/demonstration';
import { mustPost, newMatch, type Fields } from '../../tests/support/commands';
import { readReplicants } from '../../tests/support/replicants';
import type { TestServer } from '../../tests/support/server';
import { recordFor } from './record';

/** What stands in the hall when a picture is taken; each begins a match of its own. */
export const SCENES = [
  'opening',
  'branching',
  'veto',
  'flag',
  'control',
  'over',
  'tables',
  'swedish',
  'reserves',
  'series',
  'throne',
  'classical',
] as const;
export type Scene = (typeof SCENES)[number];

/** Of scenes of another game than the demonstration's. */
const GAME_OF: Partial<Readonly<Record<Scene, string>>> = {
  swedish: 'swedish',
  reserves: 'swedish',
  series: 'progressive',
  throne: 'belarusian',
  classical: 'classical',
};

/** Where it is not the usual one that is looked at. */
const SETTINGS_OF: Partial<Readonly<Record<Scene, object>>> = { classical: { boards: 5 } };

/** Turns of the demonstration after which five boards are in play. */
export const FIVE_BOARDS = 46;
/** After which one of them is left, others having ended. */
const LAST_BOARD = 94;

/** Of its demonstration, when two of its four boards have ended. */
const CLASSICAL = 120;
/** Of the fifth board, which the demonstration has not. */
const FIFTH = ['e4', 'c5', 'Nf3', 'd6', 'd4', 'cxd4', 'Nxd4', 'Nf6', 'Nc3', 'a6'] as const;

/** As much as may ever lie there: pieces of every kind, and pawns in two digits. */
const FULL = { Q: 2, R: 4, B: 3, N: 4, P: 16 } as const;

const SWEDISH: readonly (readonly [string, string])[] = [
  ...([
    ['A', 'e4'],
    ['A', 'd5'],
    ['B', 'd4'],
    ['A', 'exd5'],
    ['A', 'Qxd5'],
    ['B', 'd5'],
    ['A', 'Nc3'],
  ] as const),
  ...([
    ['B', 'e4'],
    ['A', 'Qa5'],
    ['B', 'dxe4'],
    ['B', 'Nc3'],
    ['A', 'Nf3'],
  ] as const),
];

/** Sends the match to a scene, in the words of a cast. */
export const playScene = async (server: TestServer, scene: Scene, cast: Cast = CASTS[0]): Promise<void> => {
  const send = async (command: Fields): Promise<void> => void (await mustPost(server, command));
  const draft = (line: string, thread?: string) =>
    send({ type: 'setDraft', line, expectedVersion: null, ...(thread !== undefined && { thread }) });
  const game = GAME_OF[scene] ?? 'business';
  await newMatch(server, { event: cast.event, ...cast.teams, game, settings: SETTINGS_OF[scene] ?? {} });
  await send({ type: 'setPeople', people: cast.people });
  await send({ type: 'startClock' });
  const playTo = async (ply: number): Promise<void> => {
    for (const line of TURNS.slice(0, ply)) await send({ type: 'commitTurn', line });
  };
  const version = async (): Promise<number> =>
    ((await readReplicants(server, ['match'])) as { match: MatchView }).match.version;
  const clock = (side: string, remainingMs: number) => send({ type: 'setClock', side, remainingMs, reason: 'picture' });
  switch (scene) {
    case 'opening':
      await playTo(5);
      return;
    case 'branching':
      await playTo(FIVE_BOARDS);
      await draft((TURNS[FIVE_BOARDS] ?? '').split(' ').slice(0, 2).join(' '));
      return;
    case 'veto':
      await playTo(24);
      await clock('white', 154_000);
      await clock('black', 3_725_000);
      return;
    case 'flag':
      await playTo(25);
      await clock('black', 0);
      return;
    case 'control':
      await playTo(LAST_BOARD);
      await send({ type: 'controlBoard', side: 'white', expectedVersion: await version() });
      return;
    case 'tables':
      await playTo(FIVE_BOARDS);
      return;
    case 'over':
      await playTo(TURNS.length);
      return;
    case 'reserves':
      for (const [thread, line] of SWEDISH) await send({ type: 'commitTurn', thread, line });
      for (const board of [1, 2])
        for (const side of ['white', 'black'])
          for (const [piece, count] of Object.entries(FULL))
            await send({
              type: 'correctReserve',
              expectedVersion: await version(),
              reason: 'picture',
              board,
              side,
              piece,
              count,
            });
      return;
    case 'series':
      for (const { line } of recordFor(game).turns.slice(0, 4)) await send({ type: 'commitTurn', line });
      await draft('Kxd1 Nf3 b4');
      return;
    case 'throne':
      // White has come onto the throne; what takes it from there is prepared.
      for (const { line } of recordFor(game).turns.slice(0, 55)) await send({ type: 'commitTurn', line });
      await draft('d9d5');
      return;
    case 'classical':
      for (const { line } of recordFor(game).turns.slice(0, CLASSICAL)) await send({ type: 'commitTurn', line });
      for (const san of FIFTH) await send({ type: 'commitTurn', line: `5:${san}` });
      return;
    case 'swedish':
      for (const [thread, line] of SWEDISH) await send({ type: 'commitTurn', thread, line });
      await draft('e5', 'A');
  }
};
