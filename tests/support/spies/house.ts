import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevicesView } from '@schemas/devices';
import type { MatchView } from '@schemas/match';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Pictures } from '../../../bundles/chess-match/src/contract/crew';
import { VIEW_NAMES, type ReplicantName } from '../../../bundles/chess-match/src/contract/replicants';
import type { Place, VenueViewName } from '../../../bundles/chess-match/src/contract/venue';
import { EVERY_PLACE } from '../../../bundles/chess-match/src/games/halls';
import type { KeptPictures } from '../../../bundles/chess-match/src/match/crew/keptPictures';
import { mustPost } from '../commands';
import { issueCode } from '../deviceCodes';
import { documentIn } from '../documents';
import { freePort } from '../freePort';
import { layUciEngine } from '../uciEngine';
import { readReplicants } from '../replicants';
import { startTestServer, type TestServer } from '../server';
import { createVenue, type TestVenue } from '../venue';
import { viewersUp } from '../viewersUp';
import { ELSEWHERE, mayKnowOf, type CrewSpy } from './crew';
import { allowedTo, spyAt, type DeviceSpy } from './device';
import type { Spy } from './spy';

export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

export const STRANGER = 'nobody';
/** Nothing packs them here: what lies in their folders is put there. */
const FEEDS = { all: 'rtmp://127.0.0.1:1935', white: 'srt://127.0.0.1:9001', black: 'srt://127.0.0.1:9002' };
export const WHITES = ['draft', 'teamWhite'] as const;
export const BLACKS = ['draft', 'teamBlack'] as const;

const present = <T>(value: T | null): T => {
  if (value === null) throw new Error('Only inside tests and hooks.');
  return value;
};

/** Both servers for the file, and whoever comes in: each writes down every byte he gets. */
export const spyHouse = () => {
  let server: TestServer | null = null;
  let venue: TestVenue | null = null;
  const engine = layUciEngine({ name: 'MARKENGINE', answer: null });
  /** Where viewers at home are served, and those in the hall. */
  let [home, spectators] = ['', ''];
  const crew: CrewSpy[] = [];
  /** With which key each of them comes, by what it was issued for. */
  const cookies = new Map<string, string>();
  const hall: DeviceSpy[] = [];
  const tokens = new Map<Place, string>();
  const everybody = (): readonly Spy[] => [...crew, ...hall];
  /** Those who were cut off: what they heard they know. */
  const former: Spy[] = [];

  beforeAll(async () => {
    const [port, hallPort] = [await freePort(), await freePort()];
    [home, spectators] = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${hallPort}`];
    const atHall = { address: '127.0.0.2', port: hallPort };
    const viewers = { port, hall: atHall, media: { feeds: FEEDS } };
    server = await startTestServer({ pages: true, config: { viewers, engine: { path: engine.path, onAir: 'byKey' } } });
    await Promise.all([home, spectators].map(viewersUp));
    venue = await createVenue(server.root);
    await venue.start();
  });
  afterAll(async () => {
    for (const spy of everybody()) spy.close();
    await venue?.kill('SIGTERM');
    await server?.dispose();
    engine.dispose();
  });

  const keyFor = async (workplace: string): Promise<string> => {
    const post = (path: string, body: object, headers = {}): Promise<Response> =>
      fetch(present(server).url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { codes } = (await (await post('/chess-match/crew', { issue: workplace, name: '' })).json()) as {
      codes: readonly { readonly code: string }[];
    };
    const entered = await post('/chess-match/entry', { code: codes[0]?.code }, ELSEWHERE);
    return entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  };

  const devices = async (): Promise<DevicesView> =>
    ((await readReplicants(present(server), ['devices'])) as { devices: DevicesView }).devices;
  const match = async (): Promise<MatchView> =>
    ((await readReplicants(present(server), ['match'])) as { match: MatchView }).match;

  const pairAt = async (place: Place): Promise<string> => {
    const { secret } = await issueCode(present(server), place);
    const body = JSON.stringify({ codeOrSecret: secret });
    const paired = await fetch(`${present(venue).url}/pair`, { method: 'POST', body });
    return ((await paired.json()) as { token: string }).token;
  };

  /** Its place only shows a moment later on the venue present(server). */
  const spyIn = async (place: Place, token: string): Promise<DeviceSpy> => {
    let spy: DeviceSpy | null = null;
    await eventually(async () => (spy = await spyAt(present(venue).url, place, token).catch(() => null)) !== null).toBe(
      true,
    );
    if (spy === null) throw new Error(place);
    return spy;
  };

  /** Whoever may be sent one of these views by the tables of the contract, as the hall is set up. */
  const mayKnow = (views: readonly (ReplicantName | VenueViewName)[], draftSeenBy: 'team' | 'hall' = 'team') => [
    ...crew
      .filter(({ who }) =>
        VIEW_NAMES.some((name) => views.includes(name) && mayKnowOf(who === STRANGER ? null : who, name)),
      )
      .map(({ who }) => who),
    ...EVERY_PLACE.filter((place) => allowedTo(place, draftSeenBy).some((name) => views.includes(name))),
  ];
  const knowing = (mark: string, isNumber = false): readonly string[] => {
    const knows = new Set([...everybody(), ...former].filter((spy) => spy.knows(mark, isNumber)).map(({ who }) => who));
    return everybody().flatMap(({ who }) => (knows.has(who) ? [who] : []));
  };
  /** Until it has come to all who may know: then what leaves has left. */
  const arrives = (mark: string, who: readonly string[]) => eventually(() => knowing(mark)).toEqual(who);
  const askAll = () => Promise.all(everybody().map((spy) => spy.askEverything()));

  const pictureKey = (pictures: Pictures): string =>
    (documentIn(present(server).root, 'secret/pictures') as KeptPictures).keys[pictures]?.key ?? '';
  const prepare = (line: string) => mustPost(present(server), { type: 'setDraft', line, expectedVersion: null });
  /** As if a team's feed had been packed: the last of it is held still. */
  const layFeed = (team: 'white' | 'black'): void => {
    const packed = join(present(server).root, 'db', 'viewers-media');
    for (const [folder, file] of [
      ...['a.m3u8', 'av.m3u8', 'a-1.ts', 'av-1.ts'].map((name) => ['feeds', name] as const),
      ['inbox', 'av-2.ts'] as const,
    ]) {
      mkdirSync(join(packed, folder, team), { recursive: true });
      writeFileSync(join(packed, folder, team, file), 'MARKFEED');
    }
  };

  return {
    get server() {
      return present(server);
    },
    get venue() {
      return present(venue);
    },
    get home() {
      return home;
    },
    get spectators() {
      return spectators;
    },
    crew,
    cookies,
    hall,
    tokens,
    former,
    everybody,
    keyFor,
    devices,
    match,
    pairAt,
    spyIn,
    mayKnow,
    knowing,
    arrives,
    askAll,
    pictureKey,
    prepare,
    layFeed,
  };
};

export type SpyHouse = ReturnType<typeof spyHouse>;
