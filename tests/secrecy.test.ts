import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RosterView } from '@schemas/roster';
import type { ShowView } from '@schemas/show';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import { PICTURES, WORKPLACES } from '../bundles/chess-match/src/contract/crew';
import { VIEW_NAMES } from '../bundles/chess-match/src/contract/replicants';
import { AUDIENCES, type HomeDocument } from '../bundles/chess-match/src/contract/viewers';
import { ACCESSES } from '../bundles/chess-match/src/contract/viewersAccess';
import { EVERY_PLACE } from '../bundles/chess-match/src/games/halls';
import { tableOf } from '../bundles/venue/src/server/http';
import { mustPost, newMatch, openCommandSocket } from './support/commands';
import { issueCode, openCodes } from './support/deviceCodes';
import { documentIn } from './support/documents';
import { promptRules } from './support/obsDesk';
import { actOnLinks, issueLink, setAccess } from './support/links';
import { readReplicants } from './support/replicants';
import { PROJECT_FOLDER } from './support/root';
import { stopsAtFirstFailure } from './support/sequence';
import { mayRead, obsWith, spyElsewhere } from './support/spies/crew';
import { heldStatus, HOME_LINKS, homeStatuses, homePaths } from './support/spies/home';
import { BLACKS, eventually, spyHouse, STRANGER, WHITES } from './support/spies/house';
import { secrecyTable } from './support/spies/table';
import { COLOURS, teamSecrets } from './support/spies/teams';

/** Who is given nothing of the crew's own. */
const OUTSIDE: readonly string[] = [STRANGER, 'reader', ...PICTURES, ...PICTURES.map(obsWith)];
/** Who lets devices into the hall. */
const ISSUERS: readonly string[] = ['operator', 'setup'];
const RULES = { entry: 'both', analysisOnProgram: 'never', analysisDelayMin: 10 } as const;
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };

const house = spyHouse();
const { crew, cookies, hall, tokens, keyFor, devices, match, pairAt, spyIn } = house;
const { mayKnow, knowing, arrives, askAll, pictureKey, prepare, layFeed } = house;
const { thoughts, thinkAloud, issueLinks, linksOpen, picturesComeAgain, openAgain } = teamSecrets(house);

stopsAtFirstFailure();

it('somebody of every kind comes in', async () => {
  await newMatch(house.server, NAMES);
  for (const workplace of WORKPLACES) {
    const cookie = await keyFor(workplace);
    cookies.set(workplace, cookie);
    crew.push(await spyElsewhere(house.server, workplace, cookie));
  }
  for (const pictures of PICTURES) {
    const who = obsWith(pictures);
    cookies.set(who, `chess-obs=${pictureKey(pictures)}`);
    crew.push(await spyElsewhere(house.server, who, cookies.get(who) ?? ''));
  }
  crew.push(await spyElsewhere(house.server, STRANGER, null));
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
  await newMatch(house.server, NAMES);
  await mustPost(house.server, { type: 'renameMatch', matchId, ...NAMES, event: 'MARKEVENT' });
  const page = await openCommandSocket(house.server, { role: 'director', name: 'MARKPERSON', page: 'director' });
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
    ['MARKENGINE', mayKnow(['outlook'])],
  ];
  await mustPost(house.server, { type: 'noteIncident', kind: 'noise', text: 'MARKINCIDENT' });
  await mustPost(house.server, {
    type: 'cueGraphic',
    graphic: 'break',
    on: true,
    content: { text: 'MARKCUE', untilMs: null },
  });
  const { show } = (await readReplicants(house.server, ['show'])) as {
    show: Pick<ShowView, 'graphics' | 'rundown'>;
  };
  const content = { ...show.graphics.analysis.content, title: 'MARKVARIATION' };
  await mustPost(house.server, { type: 'proposeAnalysis', content });
  const item = { id: 'i', kind: 'other', title: '', notes: 'MARKNOTES', alone: false, airs: [] };
  await mustPost(house.server, { type: 'setRundown', rundownVersion: show.rundown.version, items: [item] });
  const { roster } = (await readReplicants(house.server, ['roster'])) as { roster: RosterView };
  const commentator = { id: 'c', name: 'Anna', title: '', role: 'commentator', elo: null, seat: null };
  const commentators = [{ ...commentator, photo: null, mic: 'MARKMIC' }];
  await mustPost(house.server, { type: 'setPeople', people: { ...roster, commentators } });
  const rules = promptRules({ matchOver: { on: false, afterMs: 0, scene: 'MARKSCENE' } });
  await mustPost(house.server, { type: 'setSceneRules', instance: 'program', rules });
  const { id } = (await devices()).devices.find(({ place }) => place === 'clock') ?? { id: '' };
  await mustPost(house.server, { type: 'renameDevice', device: id, name: 'MARKDEVICE' });
  await prepare('1:e4 MARKDRAFT');
  for (const [mark, who] of marks) await arrives(mark, who);
  await askAll();
  for (const [mark, who] of marks) expect([mark, knowing(mark)]).toEqual([mark, who]);
  page.close();
  // On air it is everybody's whose pictures show it.
  await mustPost(house.server, { type: 'takeGraphic', graphic: 'break', takes: show.graphics.break.takes });
  await arrives('MARKCUE', mayKnow(['air', 'show']));
});

it('what a team prepares stays its own after a turn, after an undo, in a rehearsal and beside another match', async () => {
  await mustPost(house.server, { type: 'commitTurn', line: '1:e4' });
  await prepare('MARKBLACK1');
  await arrives('MARKBLACK1', mayKnow(BLACKS));
  // Back to White's turn, with what White had written for it.
  await mustPost(house.server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
  await prepare('MARKWHITE2');
  await arrives('MARKWHITE2', mayKnow(WHITES));
  await newMatch(house.server, { ...NAMES, rehearsal: true });
  await prepare('MARKREHEARSED');
  await arrives('MARKREHEARSED', mayKnow(WHITES));
  await askAll();
  expect(knowing('MARKBLACK1')).toEqual(mayKnow(BLACKS));
  for (const mark of ['MARKWHITE2', 'MARKREHEARSED']) expect([mark, knowing(mark)]).toEqual([mark, mayKnow(WHITES)]);
});

it('B20 in a return game all that is a team’s stays its own, also with a rehearsal in between and when it is given up', async () => {
  for (const colour of COLOURS) {
    await setAccess(house.server, colour, 'links');
    layFeed(colour);
  }
  await newMatch(house.server, NAMES);
  const { matchId: first } = await match();
  await issueLinks('Reds');
  await thinkAloud('FIRST', 'Reds');
  await linksOpen('Reds', 'open');
  await mustPost(house.server, { type: 'commitTurn', line: 'resign 1' });

  await newMatch(house.server, { ...NAMES, rehearsal: true });
  const { matchId: rehearsal } = await match();
  await thinkAloud('REHEARSAL', 'Reds');
  await linksOpen('Reds', 'open');

  const reversed = { white: NAMES.black, black: NAMES.white };
  await newMatch(house.server, { ...reversed, returnOf: first, rehearsal: false });
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
  await mustPost(house.server, { type: 'undo', expectedVersion: (await match()).version, reason: null });
  await thinkAloud('GIVENUP', 'Reds');
  await linksOpen('Reds', 'open');
  for (const colour of COLOURS) await setAccess(house.server, colour, 'public');
});

it('as at wooden boards the hall sees it, for as long as that is so', async () => {
  await newMatch(house.server, NAMES);
  await prepare('MARKOPEN');
  await arrives('MARKOPEN', mayKnow(WHITES));
  await mustPost(house.server, { type: 'setHallRules', ...RULES, draftSeenBy: 'hall' });
  await arrives('MARKOPEN', mayKnow(WHITES, 'hall'));
  await mustPost(house.server, { type: 'setHallRules', ...RULES, draftSeenBy: 'team' });
  await prepare('MARKCLOSED');
  await arrives('MARKCLOSED', mayKnow(WHITES));
  await askAll();
  expect(knowing('MARKCLOSED')).toEqual(mayKnow(WHITES));
});

it('nobody becomes what he is not: codes of the hall are known to those who issue them, and others cannot issue any', async () => {
  const issued: Awaited<ReturnType<typeof issueCode>>[] = [];
  for (const place of EVERY_PLACE) issued.push(await issueCode(house.server, place, 'here'));
  await askAll();
  const open = await openCodes(house.server);
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
    for (const at of [house.home, house.spectators]) {
      const answer = await fetch(`${at}/viewers/${audience}.json`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('MARK');
    }
});

it('what a team’s viewers get at home and in the hall is given as it is settled, by link, and by no other way', async () => {
  const issued = { good: await issueLink(house.server, 'white'), black: await issueLink(house.server, 'black') };
  const revoked = await issueLink(house.server, 'white');
  await actOnLinks(house.server, { revoke: revoked.id });
  const { key } = documentIn(house.server.root, 'secret/viewers') as { readonly key: string };
  const paths = { good: issued.good.path, black: issued.black.path, revoked: revoked.path };
  const under = homePaths(paths, Math.floor(Date.now() / 1000) - 1, key);
  await mustPost(house.server, { type: 'commitTurn', line: 'resign 1' });
  const { matchId } = await match();
  const archived = `viewers/archive/${matchId ?? ''}.json`;
  await eventually(async () => (await fetch(`${house.home}/${archived}`)).status).toBe(200);
  const part = ((await (await fetch(`${house.home}/${archived}`)).json()) as HomeDocument).past.parts[0] ?? '';
  const statuses = homeStatuses();
  layFeed('white');
  for (const access of ACCESSES) {
    await setAccess(house.server, 'white', access);
    for (const at of [house.home, house.spectators])
      await eventually(async () => (await fetch(`${at}/viewers/white.json`)).status).toBe(statuses['no link'][access]);
    for (const [at, link] of HOME_LINKS.flatMap((link) =>
      [house.home, house.spectators].map((at) => [at, link] as const),
    )) {
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
  await setAccess(house.server, 'white', 'public');
  await newMatch(house.server, NAMES);
});

it('the venue server serves and logs nothing of it without a token', async () => {
  const files = readdirSync(join(PROJECT_FOLDER, 'bundles/venue/dist/pages'), { recursive: true, encoding: 'utf8' });
  const asked = {
    pages: new Map<string, never>(),
    health: () => ({}),
    link: { pair: () => Promise.reject(new Error('not here')) },
  };
  const routes = tableOf(asked).map(({ path }) => String(path));
  let served = '';
  for (const path of [...routes, ...files.flatMap((file) => [`/${file}`, `/${file}.map`]), '/', '/none'])
    for (const method of ['GET', 'POST', 'OPTIONS'])
      served += await (await fetch(house.venue.url + path, { method })).text();
  expect(served).not.toContain('MARK');
  expect(house.venue.log()).not.toContain('MARK');
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
    expect(await tried(house.venue.url, { token: forged })).toBe('refused');
  // Neither a word beside it nor the match server makes more of it.
  expect(await tried(house.venue.url, { token, place: 'captain-black', role: 'operator' })).toBe('let in');
  const spies = [await spyElsewhere(house.server, 'device', `chess-crew=${token}`)];
  expect(await spies[0]?.given()).toEqual([]);
  expect(await tried(`${house.server.url}/chess-match/venue`, { key: token })).toBe('refused');
  for (const spy of spies) spy.close();

  // Played back at another device: there it is the newest, and says so to the first, which is White's all the same.
  const thief = await spyIn('captain-white', token);
  const blacks = hall.filter(({ who }) => who.startsWith('captain-black'));
  await mustPost(house.server, { type: 'commitTurn', line: '1:e4' });
  await prepare('MARKBLACK3');
  await eventually(() => blacks.some((spy) => spy.knows('MARKBLACK3'))).toBe(true);
  await thief.askEverything();
  expect(thief.knows('MARKBLACK3')).toBe(false);
  const { id } = (await devices()).devices.find(({ place }) => place === 'captain-white') ?? { id: '' };
  await mustPost(house.server, { type: 'revokeDevice', device: id });
  await eventually(() => tried(house.venue.url, { token })).toBe('refused');
  thief.close();
});

it('is written down as it is', () => {
  const written = readFileSync(join(PROJECT_FOLDER, 'docs', 'secrecy.md'), 'utf8');
  expect(written, 'docs/secrecy.md has another table than the contract; it should be:\n' + secrecyTable()).toContain(
    secrecyTable(),
  );
});
