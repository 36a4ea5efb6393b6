import type { ShowView } from '@schemas/show';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { mustPost, newMatch } from './commands';
import { openDirector, type DirectorDesk } from './directorDesk';
import { keepState } from './keptState';
import { startTestServer, type TestServer } from './server';
import { sharedShell } from './shell';

const PLAYED = new Set(['boards', 'scorebug', 'key-change', 'mics', 'lower-third', 'ticker', 'tree-strip']);
const PICTURES = new Set(['boards', 'focus', 'analysis', 'tree', 'teams', 'intro', 'break', 'result', 'explainer']);

export const onAir = ({ graphics }: ShowView): readonly string[] =>
  Object.entries(graphics)
    .filter(([id, { on }]) => on && (PLAYED.has(id) || PICTURES.has(id)))
    .map(([id]) => id);

/** What the preset of the game has on air. */
export const PLAY = ['boards', 'scorebug', 'key-change', 'mics'];

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('Only inside tests and hooks.');
  return value;
};
const person = (id: string, name: string, role: string) => ({
  id,
  name,
  title: '',
  role,
  elo: null,
  seat: null,
  photo: null,
  mic: null,
});

/**
 * A server and a browser for the file; for each test a new match, a show in which nothing was done, and a director.
 * @param staysOpen the director's page goes on from test to test, as long as they pass
 */
export const directorBench = ({ staysOpen = false } = {}) => {
  let browser: Browser | null = null;
  let server: TestServer | null = null;
  let desk: DirectorDesk | null = null;
  let begin: (() => Promise<void>) | null = null;
  beforeAll(async () => {
    [browser, server] = await Promise.all([sharedShell(), startTestServer({ pages: true })]);
    await newMatch(server, { settings: {} });
    begin = await keepState(server);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.dispose();
  });
  beforeEach(async () => {
    await present(begin)();
    desk ??= await openDirector(present(browser), present(server));
    await desk.settled();
  });
  afterEach(async ({ task }) => {
    if (staysOpen && task.result?.state !== 'fail') return;
    await desk?.close();
    desk = null;
  });
  return {
    get server(): TestServer {
      return present(server);
    },
    get browser(): Browser {
      return present(browser);
    },
    get desk(): DirectorDesk {
      return present(desk);
    },
    begin: (): Promise<void> => present(begin)(),
    play: (line: string) => mustPost(present(server), { type: 'commitTurn', line }),
    setPeople: () =>
      mustPost(present(server), {
        type: 'setPeople',
        people: {
          white: {
            name: '',
            short: '',
            logo: null,
            colour: null,
            people: [person('w1', 'Анна', 'captain'), person('w2', 'Пётр', 'player')],
          },
          black: { name: '', short: '', logo: null, colour: null, people: [] },
          arbiters: [person('a1', 'Олег', 'arbiter')],
          commentators: [],
        },
      }),
  };
};
