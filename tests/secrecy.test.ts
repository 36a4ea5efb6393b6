import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevicesView } from '@schemas/devices';
import type { MatchView } from '@schemas/match';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURES, WORKPLACES, type Pictures } from '../bundles/chess-match/src/contract/crew';
import { VIEW_NAMES, type ReplicantName } from '../bundles/chess-match/src/contract/replicants';
import { AUDIENCES, type HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { ACCESSES, type ViewersLink } from '../bundles/chess-match/src/contract/viewersAccess';
import type { Place, VenueViewName } from '../bundles/chess-match/src/contract/venue';
import type { KeptPictures } from '../bundles/chess-match/src/match/crew/keptPictures';
import { EVERY_PLACE } from '../bundles/chess-match/src/games/halls';
import { tableOf } from '../bundles/venue/src/server/http';
import { mustPost, newMatch, openCommandSocket } from './support/commands';
import { issueCode, openCodes } from './support/deviceCodes';
import { documentIn } from './support/documents';
import { freePort } from './support/freePort';
import { promptRules } from './support/obsDesk';
import { actOnLinks, issueLink, setAccess } from './support/links';
import { readReplicants } from './support/replicants';
import { PROJECT } from './support/root';
import { startTestServer, type TestServer } from './support/server';
import { stopsAtFirstFailure } from './support/sequence';
import { ELSEWHERE, mayKnowOf, mayRead, obsWith, spyElsewhere, type CrewSpy } from './support/spies/crew';
import { allowedTo, spyAt, type DeviceSpy } from './support/spies/device';
import { heldStatus, HOME_LINKS, homeStatuses, homePaths } from './support/spies/home';
import { secrecyTable } from './support/spies/table';
import type { Spy } from './support/spies/spy';
import { createVenue, type TestVenue } from './support/venue';
import { viewersUp } from './support/viewersUp';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

const STRANGER = 'nobody';
/** Who is given nothing of the crew's own. */
const OUTSIDE: readonly string[] = [STRANGER, 'reader', ...PICTURES, ...PICTURES.map(obsWith)];
/** Who lets devices into the hall. */
const ISSUERS: readonly string[] = ['operator', 'setup'];
const RULES = { entry: 'both', analysisOnProgram: 'never', analysisDelayMin: 10 } as const;
/** Nothing packs them here: what lies in their folders is put there. */
const FEEDS = { all: 'rtmp://127.0.0.1:1935', white: 'srt://127.0.0.1:9001', black: 'srt://127.0.0.1:9002' };
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };

let server: TestServer;
let venue: TestVenue;
/** Where viewers at home are served, and those in the hall. */
let home: string;
let spectators: string;
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
  server = await startTestServer({ pages: true, config: { viewers: { port, hall: atHall, media: { feeds: FEEDS } } } });
  await Promise.all([home, spectators].map(viewersUp));
  venue = await createVenue(server.root);
  await venue.start();
});
afterAll(async () => {
  for (const spy of everybody()) spy.close();
  await venue.kill('SIGTERM');
  await server.dispose();
});

stopsAtFirstFailure();

const keyFor = async (workplace: string): Promise<string> => {
  const post = (path: string, body: object, headers = {}): Promise<Response> =>
    fetch(server.url + path, {
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
  ((await readReplicants(server, ['devices'])) as { devices: DevicesView }).devices;
const match = async (): Promise<MatchView> => ((await readReplicants(server, ['match'])) as { match: MatchView }).match;

const pairAt = async (place: Place): Promise<string> => {
  const { secret } = await issueCode(server, place);
  const body = JSON.stringify({ codeOrSecret: secret });
  const paired = await fetch(`${venue.url}/pair`, { method: 'POST', body });
  return ((await paired.json()) as { token: string }).token;
};

/** Its place only shows a moment later on the venue server. */
const spyIn = async (place: Place, token: string): Promise<DeviceSpy> => {
  let spy: DeviceSpy | null = null;
  await eventually(async () => (spy = await spyAt(venue.url, place, token).catch(() => null)) !== null).toBe(true);
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
  (documentIn(server.root, 'secret/pictures') as KeptPictures).keys[pictures]?.key ?? '';
const prepare = (line: string) => mustPost(server, { type: 'setDraft', line, expectedVersion: null });
const WHITES = ['draft', 'teamWhite'] as const;
const BLACKS = ['draft', 'teamBlack'] as const;

/** As if a team's feed had been packed: the last of it is held still. */
const layFeed = (team: 'white' | 'black'): void => {
  const packed = join(server.root, 'db', 'viewers-media');
  for (const [folder, file] of [
    ...['a.m3u8', 'av.m3u8', 'a-1.ts', 'av-1.ts'].map((name) => ['feeds', name] as const),
    ['inbox', 'av-2.ts'] as const,
  ]) {
    mkdirSync(join(packed, folder, team), { recursive: true });
    writeFileSync(join(packed, folder, team, file), 'MARKFEED');
  }
};

it('somebody of every kind comes in', async () => {
  await newMatch(server, NAMES);
  for (const workplace of WORKPLACES) {
    const cookie = await keyFor(workplace);
    cookies.set(workplace, cookie);
    crew.push(await spyElsewhere(server, workplace, cookie));
  }
  for (const pictures of PICTURES) {
    const who = obsWith(pictures);
    cookies.set(who, `chess-obs=${pictureKey(pictures)}`);
    crew.push(await spyElsewhere(server, who, cookies.get(who) ?? ''));
  }
  crew.push(await spyElsewhere(server, STRANGER, null));
  for (const place of EVERY_PLACE) {
    const token = await pairAt(place);
    tokens.set(place, token);
    hall.push(await spyIn(place, token));
  }
  // The crew's rooms are joined by asking.
  await Promise.all(crew.map((spy) => spy.askEverything()));
});

it('every view is given to those of the table when it is asked for, and to nobody else', async () => {
  const given = Object.fromEntries(await Promise.all(crew.map(async (spy) => [spy.who, await spy.given()] as const)));
  const allowed = crew.map(({ who }) => [
    who,
    VIEW_NAMES.filter((name) => mayRead(who === STRANGER ? null : who, name)),
  ]);
  expect(given).toEqual(Object.fromEntries(allowed));
});

it('what people write comes to those who may know it, by every way, and to nobody else: every byte', async () => {
  const { matchId } = await match();
  await newMatch(server, NAMES);
  await mustPost(server, { type: 'renameMatch', matchId, ...NAMES, event: 'MARKEVENT' });
  const page = await openCommandSocket(server, { role: 'director', name: 'MARKPERSON', page: 'director' });
  const marks: readonly (readonly [string, readonly string[]])[] = [
    ['MARKEVENT', mayKnow(['matches'])],
    ['MARKPERSON', mayKnow(['pages'])],
    ['MARKINCIDENT', mayKnow(['protocol'])],
    ['MARKCUE', mayKnow(['show'])],
    ['MARKVARIATION', mayKnow(['show'])],
    ['MARKNOTES', mayKnow(['show'])],
    ['MARKMIC', mayKnow(['roster'])],
    ['MARKSCENE', mayKnow(['obsInstances'])],
    // It is told its own name.
    ['MARKDEVICE', [...mayKnow(['devices']), 'clock']],
    ['MARKDRAFT', mayKnow(WHITES)],
  ];
  await mustPost(server, { type: 'noteIncident', kind: 'noise', text: 'MARKINCIDENT' });
  await mustPost(server, {
    type: 'cueGraphic',
    graphic: 'break',
    on: true,
    content: { text: 'MARKCUE', untilMs: null },
  });
  const { show } = (await readReplicants(server, ['show'])) as {
    show: Pick<ShowView, 'graphics' | 'rundown'>;
  };
  const content = { ...show.graphics.analysis.content, title: 'MARKVARIATION' };
  await mustPost(server, { type: 'proposeAnalysis', content });
  const item = { id: 'i', kind: 'other', title: '', notes: 'MARKNOTES', alone: false, airs: [] };
  await mustPost(server, { type: 'setRundown', rundownVersion: show.rundown.version, items: [item] });
  const { roster } = (await readReplicants(server, ['roster'])) as { roster: RosterView };
  const commentator = { id: 'c', name: 'Anna', title: '', role: 'commentator', elo: null, seat: null };
  const commentators = [{ ...commentator, photo: null, mic: 'MARKMIC' }];
  await mustPost(server, { type: 'setPeople', people: { ...roster, commentators } });
  const rules = promptRules({ matchOver: { on: false, afterMs: 0, scene: 'MARKSCENE' } });
  await mustPost(server, { type: 'setSceneRules', instance: 'program', rules });
  const { id } = (await devices()).devices.find(({ place }) => place === 'clock') ?? { id: '' };
  await mustPost(server, { type: 'renameDevice', device: id, name: 'MARKDEVICE' });
  await prepare('1:e4 MARKDRAFT');
  for (const [mark, who] of marks) await arrives(mark, who);
  await askAll();
  for (const [mark, who] of marks) expect([mark, knowing(mark)]).toEqual([mark, who]);
  page.close();
  // On air it is everybody's whose pictures show it.
  await mustPost(server, { type: 'takeGraphic', graphic: 'break', takes: show.graphics.break.takes });
  await arrives('MARKCUE', mayKnow(['air', 'show']));
});

it('what a team prepares stays its own after a turn, after an undo, in a rehearsal and beside another match', async () => {
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await prepare('MARKBLACK1');
  await arrives('MARKBLACK1', mayKnow(BLACKS));
  // Back to White's turn, with what White had written for it.
  await mustPost(server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
  await prepare('MARKWHITE2');
  await arrives('MARKWHITE2', mayKnow(WHITES));
  await newMatch(server, { ...NAMES, rehearsal: true });
  await prepare('MARKREHEARSED');
  await arrives('MARKREHEARSED', mayKnow(WHITES));
  await askAll();
  expect(knowing('MARKBLACK1')).toEqual(mayKnow(BLACKS));
  for (const mark of ['MARKWHITE2', 'MARKREHEARSED']) expect([mark, knowing(mark)]).toEqual([mark, mayKnow(WHITES)]);
});

const TEAM_PICTURES = ['obs-white', 'obs-black'] as const;

/**
 * The colours have changed: browsers and OBS of the teams' viewers were cut off, and come in anew with the keys they
 * have.
 */
const picturesComeAgain = async (): Promise<void> => {
  for (const who of TEAM_PICTURES.flatMap((issued) => [issued, obsWith(issued)])) {
    const at = crew.findIndex((spy) => spy.who === who);
    const before = crew[at];
    if (before === undefined) throw new Error(who);
    await eventually(() => before.isCutOff()).toBe(true);
    former.push(before);
    const anew = await spyElsewhere(server, who, cookies.get(who) ?? '');
    crew[at] = anew;
    await anew.askEverything();
  }
};

/** Teams by the colour for which everything was issued to them. */
const ISSUED = { Reds: 'white', Blues: 'black' } as const;
type TeamName = keyof typeof ISSUED;
const RIVAL = { Reds: 'Blues', Blues: 'Reds' } as const;
const COLOURS = ['white', 'black'] as const;

const deviceOf = (place: string): DeviceSpy => {
  const spy = hall.find(({ who }) => who === place);
  if (spy === undefined) throw new Error(place);
  return spy;
};
const draftBy = (team: TeamName, line: string) =>
  deviceOf(`captain-${ISSUED[team]}`).act('command', {
    type: 'setDraft',
    line,
    expectedVersion: null,
    id: randomUUID(),
    issuedAt: Date.now(),
  });
const tryBy = async (team: TeamName, san: string, name: string): Promise<void> => {
  const table = deviceOf(`table-${ISSUED[team]}-1`);
  const begun = (await table.act('table', { type: 'open', study: 1 })) as { ok: boolean };
  if (!begun.ok) await table.act('table', { type: 'move', study: null, step: 0, san });
  expect(await table.act('table', { type: 'name', study: 1, step: 0, name })).toMatchObject({ ok: true });
};

/** What was thought until now, and whose it is. */
const thoughts: (readonly [mark: string, who: readonly string[]])[] = [];
/**
 * Both teams think at their tables and their captains' screens: it comes to their own people, whatever anybody asks
 * for.
 */
const thinkAloud = async (stage: string, white: TeamName): Promise<void> => {
  const prepares = async (team: TeamName, mark: string): Promise<void> => {
    await eventually(() => draftBy(team, mark)).toMatchObject({ ok: true });
    expect(await draftBy(RIVAL[team], `${mark}FORGED`)).toMatchObject({ ok: false });
    thoughts.push([mark, mayKnow(team === 'Reds' ? WHITES : BLACKS)]);
    await arrives(mark, mayKnow(team === 'Reds' ? WHITES : BLACKS));
  };
  for (const team of [white, RIVAL[white]]) {
    const mark = `MARK${stage}${team.toUpperCase()}`;
    await prepares(team, `${mark}DRAFT`);
    await tryBy(team, team === white ? 'h4' : 'h5', `${mark}TRIED`);
    const tried = mayKnow([team === 'Reds' ? 'tablesWhite' : 'tablesBlack']);
    thoughts.push([`${mark}TRIED`, tried]);
    await arrives(`${mark}TRIED`, tried);
    if (team === white) await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  }
  await mustPost(server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
  await prepares(white, `MARK${stage}UNDONE`);
  await askAll();
  for (const [mark, who] of thoughts) expect([stage, mark, knowing(mark)]).toEqual([stage, mark, who]);
};

const links: (ViewersLink & { readonly team: TeamName })[] = [];
/** Links to what each team's viewers get under the colours of the game that is open. */
const issueLinks = async (white: TeamName): Promise<void> => {
  for (const [colour, team] of [['white', white] as const, ['black', RIVAL[white]] as const])
    links.push({ ...(await issueLink(server, colour)), team });
};
/** Each link opens its own team's document, or nothing; picture and sound as well while it is known whose they are. */
const linksOpen = async (white: TeamName, feeds: 'open' | 'shut'): Promise<void> => {
  for (const { audience, path, team } of links)
    for (const [at, asked] of [home, spectators].flatMap((at) => COLOURS.map((colour) => [at, colour] as const))) {
      const isOwnColour = (audience === 'white') === (team === white);
      const status = asked !== audience ? 403 : isOwnColour ? 200 : 410;
      const opened = async () => {
        const answer = await fetch(`${at}/${path}viewers/${asked}.json`);
        const { match: told } = (answer.ok ? await answer.json() : { match: null }) as { match: MatchView | null };
        return [answer.status, told && told.teams[asked].name];
      };
      await eventually(opened).toEqual([status, status === 200 ? team : null]);
      for (const file of ['a.m3u8', 'a-1.ts'])
        expect([file, (await fetch(`${at}/${path}feed/${asked}/${file}`)).status]).toEqual([
          file,
          status === 200 && feeds === 'shut' ? 404 : status,
        ]);
    }
};

const openAgain = async (matchId: string | null): Promise<void> => {
  await mustPost(server, { type: 'openMatch', matchId, leave: (await match()).matchId });
};

it('B20 in a return game all that is a team’s stays its own, also with a rehearsal in between and when it is given up', async () => {
  for (const colour of COLOURS) {
    await setAccess(server, colour, 'links');
    layFeed(colour);
  }
  await newMatch(server, NAMES);
  const { matchId: first } = await match();
  await issueLinks('Reds');
  await thinkAloud('FIRST', 'Reds');
  await linksOpen('Reds', 'open');
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });

  await newMatch(server, { ...NAMES, rehearsal: true });
  const { matchId: rehearsal } = await match();
  await thinkAloud('REHEARSAL', 'Reds');
  await linksOpen('Reds', 'open');

  const reversed = { white: NAMES.black, black: NAMES.white };
  await newMatch(server, { ...reversed, returnOf: first, rehearsal: false });
  const { matchId: second } = await match();
  await picturesComeAgain();
  await issueLinks('Blues');
  await thinkAloud('RETURN', 'Blues');
  await linksOpen('Blues', 'shut');

  await openAgain(rehearsal);
  await picturesComeAgain();
  await thinkAloud('BETWEEN', 'Reds');
  await linksOpen('Reds', 'open');

  await openAgain(second);
  await picturesComeAgain();
  await thinkAloud('AGAIN', 'Blues');
  await linksOpen('Blues', 'shut');
  expect((await devices()).devices.map(({ place }) => place).toSorted()).toEqual([...EVERY_PLACE].toSorted());

  await openAgain(first);
  await picturesComeAgain();
  await mustPost(server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
  await thinkAloud('GIVENUP', 'Reds');
  await linksOpen('Reds', 'open');
  for (const colour of COLOURS) await setAccess(server, colour, 'public');
});

it('as at wooden boards the hall sees it, for as long as that is so', async () => {
  await newMatch(server, NAMES);
  await prepare('MARKOPEN');
  await arrives('MARKOPEN', mayKnow(WHITES));
  await mustPost(server, { type: 'setHallRules', ...RULES, draftSeenBy: 'hall' });
  await arrives('MARKOPEN', mayKnow(WHITES, 'hall'));
  await mustPost(server, { type: 'setHallRules', ...RULES, draftSeenBy: 'team' });
  await prepare('MARKCLOSED');
  await arrives('MARKCLOSED', mayKnow(WHITES));
  await askAll();
  expect(knowing('MARKCLOSED')).toEqual(mayKnow(WHITES));
});

it('nobody becomes what he is not: codes of the hall are known to those who issue them, and others cannot issue any', async () => {
  const issued: Awaited<ReturnType<typeof issueCode>>[] = [];
  for (const place of EVERY_PLACE) issued.push(await issueCode(server, place, 'here'));
  await askAll();
  const open = await openCodes(server);
  expect(open).toEqual(expect.arrayContaining(issued));
  const strange = open.filter(({ name }) => name !== 'here' && !ISSUERS.includes(name));
  expect(strange.map(({ name, place }) => `${name}: ${place}`)).toEqual([]);
  for (const { place, code, secret } of issued) {
    expect([place, knowing(secret)]).toEqual([place, ISSUERS]);
    expect([place, knowing(code, true)]).toEqual([place, ISSUERS]);
    // Hundreds of megabytes were looked through: sockets that answer nobody meanwhile are cut.
    await new Promise((resolve) => setTimeout(resolve));
  }
});

it('nobody is told the keys in the addresses of OBS’s sources', async () => {
  await askAll();
  for (const pictures of PICTURES) {
    const key = pictureKey(pictures);
    expect([key.length, knowing(key)]).toEqual([64, []]);
  }
});

it('no file of either server tells any of it', async () => {
  for (const spy of crew.filter(({ who }) => OUTSIDE.includes(who))) await spy.askFiles();
  const isOutside = (who: string): boolean => OUTSIDE.includes(who);
  const inside = ['MARKINCIDENT', 'MARKBLACK1', 'MARKCLOSED'].map((mark) => [mark, [] as readonly string[]] as const);
  for (const [mark, who] of [...inside, ...thoughts])
    expect([mark, knowing(mark).filter(isOutside)]).toEqual([mark, who.filter(isOutside)]);
});

it('no document for viewers at home or in the hall tells any of it', async () => {
  for (const audience of AUDIENCES)
    for (const at of [home, spectators]) {
      const answer = await fetch(`${at}/viewers/${audience}.json`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('MARK');
    }
});

it('what a team’s viewers get at home and in the hall is given as it is settled, by link, and by no other way', async () => {
  const issued = { good: await issueLink(server, 'white'), black: await issueLink(server, 'black') };
  const revoked = await issueLink(server, 'white');
  await actOnLinks(server, { revoke: revoked.id });
  const { key } = documentIn(server.root, 'secret/viewers') as { readonly key: string };
  const paths = { good: issued.good.path, black: issued.black.path, revoked: revoked.path };
  const under = homePaths(paths, Math.floor(Date.now() / 1000) - 1, key);
  await mustPost(server, { type: 'commitTurn', line: 'resign 1' });
  const { matchId } = await match();
  const archived = `viewers/archive/${matchId ?? ''}.json`;
  await eventually(async () => (await fetch(`${home}/${archived}`)).status).toBe(200);
  const part = ((await (await fetch(`${home}/${archived}`)).json()) as HomeDocument).past.parts[0] ?? '';
  const statuses = homeStatuses();
  layFeed('white');
  for (const access of ACCESSES) {
    await setAccess(server, 'white', access);
    for (const at of [home, spectators])
      await eventually(async () => (await fetch(`${at}/viewers/white.json`)).status).toBe(statuses['no link'][access]);
    for (const [at, link] of HOME_LINKS.flatMap((link) => [home, spectators].map((at) => [at, link] as const))) {
      const ask = (file: string): Promise<Response> => fetch(`${at}/${under[link]}${file}`);
      const answer = await ask('viewers/white.json');
      const isGiven = (await answer.text()).includes('"audience":"white"');
      const status = statuses[link][access];
      expect([access, link, answer.status, isGiven]).toEqual([access, link, status, status === 200]);
      if (link !== 'no link' && status === 200)
        expect(answer.headers.get('cache-control')).toMatch(access === 'public' ? /public/ : /private/);
      for (const file of ['a.m3u8', 'av.m3u8', 'a-1.ts', 'av-1.ts']) {
        const fed = await ask(`feed/white/${file}`);
        expect([file, fed.status, await fed.text()]).toEqual([
          file,
          status,
          status === 200 ? 'MARKFEED' : expect.any(String),
        ]);
      }
      for (const held of ['feed/white/av-2.ts', 'feed/white/../../inbox/white/av-2.ts', 'inbox/white/av-2.ts'])
        expect([200, 304]).not.toContain((await ask(held)).status);
      expect((await ask('feed/white/av-2.ts')).status).toBe(heldStatus(status));
      for (const open of ['viewers/all.json', 'viewers/archive/index.json', archived, `viewers/past/${part}.json`]) {
        const given = await ask(open);
        expect([given.status, (await given.text()).includes('"audience":"white"')]).toEqual([200, false]);
      }
      const shared = await ask(`?match=${matchId ?? ''}&turn=1`);
      expect([shared.status, (await shared.text()).includes('og:image')]).toEqual([200, link === 'no link']);
    }
  }
  await setAccess(server, 'white', 'public');
  await newMatch(server, NAMES);
});

it('the venue server serves and logs nothing of it without a token', async () => {
  const files = readdirSync(join(PROJECT, 'bundles/venue/dist/pages'), { recursive: true, encoding: 'utf8' });
  const asked = {
    pages: new Map<string, never>(),
    health: () => ({}),
    link: { pair: () => Promise.reject(new Error('not here')) },
  };
  const routes = tableOf(asked).map(({ path }) => String(path));
  let served = '';
  for (const path of [...routes, ...files.flatMap((file) => [`/${file}`, `/${file}.map`]), '/', '/none'])
    for (const method of ['GET', 'POST', 'OPTIONS']) served += await (await fetch(venue.url + path, { method })).text();
  expect(served).not.toContain('MARK');
  expect(venue.log()).not.toContain('MARK');
});

/** How a socket with this token fares: let in, or refused. */
const tried = (url: string, auth: object): Promise<string> =>
  new Promise((resolve) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
    const end = (how: string) => () => {
      socket.close();
      resolve(how);
    };
    socket.on('connect', end('let in'));
    socket.on('connect_error', end('refused'));
  });

it('a token opens its own place only: forged, turned round, said elsewhere, revoked, it opens nothing', async () => {
  const token = tokens.get('captain-white') ?? '';
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  for (const forged of [token.slice(0, -1) + last, token.toLowerCase(), [...token].toReversed().join(''), { $ne: '' }])
    expect(await tried(venue.url, { token: forged })).toBe('refused');
  // Neither a word beside it nor the match server makes more of it.
  expect(await tried(venue.url, { token, place: 'captain-black', role: 'operator' })).toBe('let in');
  const spies = [await spyElsewhere(server, 'device', `chess-crew=${token}`)];
  expect(await spies[0]?.given()).toEqual([]);
  expect(await tried(`${server.url}/chess-match/venue`, { key: token })).toBe('refused');
  for (const spy of spies) spy.close();

  // Played back at another device: there it is the newest, and says so to the first, which is White's all the same.
  const thief = await spyIn('captain-white', token);
  const blacks = hall.filter(({ who }) => who.startsWith('captain-black'));
  await mustPost(server, { type: 'commitTurn', line: '1:e4' });
  await prepare('MARKBLACK3');
  await eventually(() => blacks.some((spy) => spy.knows('MARKBLACK3'))).toBe(true);
  await thief.askEverything();
  expect(thief.knows('MARKBLACK3')).toBe(false);
  const { id } = (await devices()).devices.find(({ place }) => place === 'captain-white') ?? { id: '' };
  await mustPost(server, { type: 'revokeDevice', device: id });
  await eventually(() => tried(venue.url, { token })).toBe('refused');
  thief.close();
});

it('is written down as it is', () => {
  const written = readFileSync(join(PROJECT, 'docs', 'secrecy.md'), 'utf8');
  expect(written, 'docs/secrecy.md has another table than the contract; it should be:\n' + secrecyTable()).toContain(
    secrecyTable(),
  );
});
