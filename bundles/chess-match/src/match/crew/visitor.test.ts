import { beforeEach, describe, expect, it } from 'vitest';
import { judgeRequest } from '../gate/guard/http/judge';
import { identityFor, provedIntroduction } from './identity';
import { createCrewKeys, type CrewKeys } from './keys';
import { keyRefusal } from './rights';
import { createFront } from '../gate/network/front';
import type { Asked } from '../gate/network/sign';
import { cookieFor, createVisitors, ownCookie } from './visitor';
import type { Pictures, Workplace } from '../../contract/crew';

const OBS_KEY = 'f'.repeat(64);
const WHITE_KEY = 'e'.repeat(64);
const HOME_KEY = 'b'.repeat(64);
const OWN_KEY = 'd'.repeat(64);
const VENUE_KEY = 'c'.repeat(64);

interface From {
  readonly remote?: string;
  readonly local?: string;
  readonly url?: string;
  readonly headers?: Asked['headers'];
}

const asked = ({ remote = '10.0.0.7', local = '10.0.0.1', url = '/', headers = {} }: From = {}): Asked => ({
  headers: { host: '127.0.0.1:9090', ...headers },
  httpVersion: '1.1',
  url,
  socket: { remoteAddress: remote, localAddress: local },
});

let keys: CrewKeys;
let time: { ms: number };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeEach(() => {
  time = { ms: 1000 };
  keys = createCrewKeys({ found: [], write: () => undefined }, () => time.ms, log);
});

const given = (workplace: Workplace, name = ''): string => {
  const { code } = keys.issue(workplace, name);
  const entered = keys.enter({ codeOrSecret: code, address: '10.0.0.7' });
  if (typeof entered === 'string') throw new Error(entered);
  return entered.key;
};
const PICTURE_KEYS: Readonly<Record<string, Pictures>> = {
  [OBS_KEY]: 'obs',
  [WHITE_KEY]: 'obs-white',
  [HOME_KEY]: 'obs-home',
};
const pictures = { find: (said: string) => PICTURE_KEYS[said] ?? null };
const made = (isOwnBelieved = true, isEngineOnAir = false) => {
  const { isOwnMachine } = createFront({ host: '0.0.0.0', port: 9090 }, isOwnBelieved, log);
  const ownKeys = { ownKey: OWN_KEY, venueKey: VENUE_KEY };
  return createVisitors({ keys, pictures, ...ownKeys, isEngineOnAir, isOwnBelieved, isOwnMachine });
};
const visitors = (isOwnBelieved = true) => made(isOwnBelieved).visitorOf;

describe('the server’s own machine', () => {
  it.each([
    ['loopback', '127.0.0.1', '127.0.0.1'],
    ['loopback of IPv6', '::1', '::1'],
    ['its own address in the network', '10.0.0.1', '10.0.0.1'],
  ])('is known by %s', (_name, remote, local) => {
    expect(visitors()(asked({ remote, local }))).toEqual({ kind: 'own' });
  });

  it('is not what comes through somebody else', () => {
    const through = asked({ remote: '127.0.0.1', headers: { via: '1.1 proxy' } });
    expect(visitors()(through)).toEqual({ kind: 'stranger' });
  });

  it('is what the key in an address is for: a team’s page shows nothing of the other here either', () => {
    const here = { remote: '127.0.0.1', local: '127.0.0.1' };
    expect(visitors()(asked({ ...here, url: `/socket.io/?token=${WHITE_KEY}` }))).toMatchObject({
      key: { workplace: 'obs-white' },
    });
    expect(visitors()(asked({ ...here, url: '/x?key=renewed' }))).toEqual({ kind: 'stranger' });
    expect(visitors()(asked({ ...here, headers: { cookie: `chess-obs=${WHITE_KEY}` } }))).toEqual({ kind: 'own' });
  });

  it('is asked for a key too where it is set so', () => {
    const here = { remote: '127.0.0.1', local: '127.0.0.1' };
    expect(visitors(false)(asked(here))).toEqual({ kind: 'stranger' });
    const cookie = cookieFor('arbiter', given('arbiter')).split(';')[0] ?? '';
    expect(visitors(false)(asked({ ...here, headers: { cookie } }))).toMatchObject({ key: { workplace: 'arbiter' } });
  });

  it('proves itself by its own key there, which is good nowhere else', () => {
    const here = { remote: '127.0.0.1', local: '127.0.0.1' };
    const cookie = ownCookie(OWN_KEY).split(';')[0] ?? '';
    const authorization = `Bearer ${OWN_KEY}`;
    for (const headers of [{ cookie }, { authorization }]) {
      expect(visitors(false)(asked({ ...here, headers }))).toEqual({ kind: 'own' });
      expect(visitors(false)(asked({ ...here, headers: { ...headers, via: 'x' } })).kind).toBe('stranger');
      expect(visitors(false)(asked({ headers })).kind).toBe('stranger');
    }
    // It stands in no address: those are kept in histories.
    expect(visitors(false)(asked({ ...here, url: `/?key=${OWN_KEY}` })).kind).toBe('stranger');
  });

  it('has the venue server on it, known by its key where everybody shows one', () => {
    const headers = { authorization: `Bearer ${VENUE_KEY}` };
    expect(visitors(false)(asked({ remote: '127.0.0.1', local: '127.0.0.1', headers }))).toEqual({ kind: 'venue' });
  });
});

describe('another machine', () => {
  it('is a stranger without a key, with a wrong one, and with one that was revoked', () => {
    const key = given('director', 'Anna');
    const visit = visitors();
    const by = (value: string) => visit(asked({ headers: { authorization: `Bearer ${value}` } }));
    expect(visit(asked())).toEqual({ kind: 'stranger' });
    expect(by(`${key}x`).kind).toBe('stranger');
    expect(by('').kind).toBe('stranger');
    expect(by(key)).toMatchObject({ kind: 'crew', key: { workplace: 'director', name: 'Anna' } });
    const [held] = keys.all();
    expect(keys.revoke(held?.id ?? '')).toEqual(held);
    expect(keys.revoke(held?.id ?? '')).toBeNull();
    expect(by(key).kind).toBe('stranger');
  });

  it('shows its key in the address, as a cookie among others, or as a bearer', () => {
    const key = given('commentator');
    for (const from of [
      { url: `/x?lang=ru&key=${key}` },
      { headers: { cookie: `a=b; chess-crew=${key}; c=d` } },
      { headers: { authorization: `Bearer ${key}` } },
    ])
      expect(visitors()(asked(from))).toMatchObject({ key: { workplace: 'commentator' } });
  });

  it('keeps the key of an address as a cookie, and a wrong one never in the place of a good one', () => {
    const key = given('director');
    expect(made().cookieOf({ url: `/x?key=${key}` })).toMatch(`chess-crew=${key}; `);
    expect(made().cookieOf({ url: `/x?key=${OBS_KEY}` })).toMatch(`chess-obs=${OBS_KEY}; `);
    expect(made().cookieOf({ url: `/x?key=${key}x` })).toBeNull();
    expect(made().cookieOf({ url: '/x' })).toBeNull();
  });

  it('a socket says the key of its page’s address, whatever another page left among the cookies', () => {
    const cookie = `chess-obs=${OBS_KEY}`;
    const socket = asked({ url: `/socket.io/?token=${WHITE_KEY}&EIO=4`, headers: { cookie } });
    expect(visitors()(socket)).toMatchObject({ key: { workplace: 'obs-white' } });
    expect(visitors()(asked({ headers: { cookie } }))).toMatchObject({ key: { workplace: 'obs' } });
    expect(made().cookieOf({ url: `/x?key=${WHITE_KEY}` })).toMatch(`chess-obs=${WHITE_KEY}; `);
  });

  it('a picture that leaves the house is like any other as long as no engine is to be seen on air', () => {
    const browser = given('obs-home');
    for (const key of [HOME_KEY, browser]) {
      expect(visitors()(asked({ url: `/x?key=${key}` }))).toMatchObject({ key: { workplace: 'obs' } });
      expect(made(true, true).visitorOf(asked({ url: `/x?key=${key}` }))).toMatchObject({
        key: { workplace: 'obs-home' },
      });
    }
  });

  it('a code is good once, for ten minutes, and for what it was issued', () => {
    const { code } = keys.issue('operator', '');
    expect(keys.enter({ codeOrSecret: code, address: 'a' })).toMatchObject({ workplace: 'operator' });
    expect(keys.enter({ codeOrSecret: code, address: 'a' })).toBe('wrong');
    const late = keys.issue('operator', '');
    time.ms += 11 * 60_000;
    expect(keys.enter({ codeOrSecret: late.code, address: 'a' })).toBe('wrong');
  });

  it('keeps no key, only its hash', () => {
    const written: string[] = [];
    const kept = createCrewKeys({ found: [], write: (all) => written.push(JSON.stringify(all)) }, () => 1, log);
    const { secret } = kept.issue('operator', 'Anna');
    const entered = kept.enter({ codeOrSecret: secret, address: 'a' });
    expect(written).toHaveLength(1);
    expect(written[0]).not.toContain(typeof entered === 'string' ? '-' : entered.key);
  });
});

/** Status of the answer, or 200. */
const statusFor = (workplace: Workplace | 'stranger' | 'venue', method: string, path: string): number => {
  const judgement = judgeRequest(method, path);
  if (!judgement.passes) throw new Error(`${path} is not on the list`);
  if (workplace === 'stranger' || workplace === 'venue')
    return keyRefusal({ kind: workplace }, judgement.passing)?.status ?? 200;
  return keyRefusal({ kind: 'crew', key: { id: 'k', workplace, name: '' } }, judgement.passing)?.status ?? 200;
};
const panel = (name: string): string => `/bundles/chess-broadcast/dashboard/dist/${name}/index.html`;
const GRAPHIC = '/bundles/chess-broadcast/graphics/dist/boards/index.html';

describe('a key opens what it is for', () => {
  it.each([
    ['stranger', 'GET', panel('operator'), 303],
    ['stranger', 'GET', '/dashboard/', 303],
    ['stranger', 'GET', GRAPHIC, 401],
    ['stranger', 'GET', '/chess-match/state', 401],
    ['stranger', 'GET', '/chess-match/health', 401],
    ['stranger', 'GET', '/chess-match/lately', 401],
    ['stranger', 'GET', '/socket.io/', 401],
    ['stranger', 'GET', '/api.js', 401],
    ['stranger', 'GET', '/assets/chess-broadcast/photos/a.png', 401],
    ['stranger', 'POST', '/chess-match/commands', 401],
    ['stranger', 'GET', '/chess-match/crew', 401],
    ['stranger', 'GET', '/chess-match/entry', 200],
    ['stranger', 'POST', '/chess-match/entry', 200],
    ['venue', 'GET', '/socket.io/', 200],
    ['venue', 'GET', '/chess-match/crew', 401],
    ['venue', 'GET', panel('operator'), 401],
    ['venue', 'POST', '/chess-match/commands', 401],
    ['director', 'GET', panel('director'), 200],
    ['director', 'GET', panel('operator'), 403],
    ['director', 'POST', '/chess-match/commands', 200],
    ['director', 'POST', '/chess-match/journal/import', 403],
    ['director', 'POST', '/chess-match/rescue/take', 403],
    ['director', 'GET', '/chess-match/rescue/files', 403],
    ['commentator', 'GET', '/chess-match/rescue', 403],
    ['setup', 'GET', '/chess-match/rescue', 200],
    ['operator', 'GET', '/chess-match/rescue/files', 200],
    ['director', 'POST', '/assets/chess-broadcast/logos', 200],
    ['director', 'GET', '/chess-match/crew', 403],
    ['operator', 'POST', '/chess-match/crew', 403],
    ['operator', 'GET', panel('rescue'), 200],
    ['arbiter', 'GET', panel('arbiter'), 200],
    ['arbiter', 'POST', '/assets/chess-broadcast/logos', 403],
    ['commentator', 'GET', panel('commentator'), 200],
    ['commentator', 'GET', panel('arbiter'), 403],
    ['stranger', 'GET', '/chess-match/links', 401],
    ['setup', 'GET', '/chess-match/links', 200],
    ['operator', 'POST', '/chess-match/links/act', 200],
    ['director', 'GET', '/chess-match/links', 403],
    ['commentator', 'POST', '/chess-match/links/act', 403],
    ['obs-white', 'GET', '/chess-match/links', 403],
    ['stranger', 'GET', '/chess-match/device-codes', 401],
    ['stranger', 'GET', '/chess-match/device-codes', 401],
    ['setup', 'GET', '/chess-match/device-codes', 200],
    ['operator', 'GET', '/chess-match/device-codes', 200],
    ['director', 'GET', '/chess-match/device-codes', 403],
    ['arbiter', 'GET', '/chess-match/device-codes', 403],
    ['commentator', 'GET', '/chess-match/device-codes', 403],
    ['obs', 'GET', '/chess-match/device-codes', 403],
    ['obs', 'GET', GRAPHIC, 200],
    ['obs', 'GET', '/socket.io/', 200],
    ['obs', 'GET', panel('operator'), 403],
    ['obs', 'GET', '/dashboard/', 403],
    ['obs', 'GET', '/chess-match/state', 403],
    ['obs', 'POST', '/chess-match/commands', 403],
    ['obs-white', 'GET', GRAPHIC, 200],
    ['obs-white', 'GET', '/dashboard/', 403],
    ['obs-white', 'GET', '/chess-match/tables.pgn', 403],
    ['obs-white', 'GET', '/chess-match/lately', 200],
    ['obs-white', 'GET', '/chess-match/state', 403],
    ['obs-white', 'POST', '/chess-match/commands', 403],
  ] as const)('%s: %s %s is answered %i', (workplace, method, path, status) => {
    expect(statusFor(workplace, method, path)).toBe(status);
  });
});

describe('who sends a command', () => {
  const said = (role: 'operator' | 'director') => ({ role, name: 'Boris', page: 'x' });

  it('is what the page says, on the server’s own machine', () => {
    expect(identityFor({ kind: 'own' }, said('operator'))).toEqual({ role: 'operator', name: 'operator:Boris' });
  });

  it('is what the key says, elsewhere', () => {
    const visitor = { kind: 'crew', key: { id: 'k', workplace: 'director', name: 'Anna' } } as const;
    expect(identityFor(visitor, said('director'))).toEqual({ role: 'director', name: 'director:Anna' });
    expect(identityFor(visitor, said('operator'))).toEqual({ role: 'viewer', name: 'viewer:Anna' });
    expect(identityFor(visitor, null)).toEqual({ role: 'director', name: 'director:Anna' });
    expect(identityFor({ kind: 'stranger' }, said('operator')).role).toBe('viewer');
    expect(identityFor({ kind: 'venue' }, said('operator')).role).toBe('viewer');
  });

  it('is listed among the open pages as the key says, too', () => {
    const director = { kind: 'crew', key: { id: 'k', workplace: 'director', name: 'Anna' } } as const;
    expect(provedIntroduction(director, said('director'))).toEqual({ role: 'director', name: 'Anna', page: 'x' });
    expect(provedIntroduction(director, said('operator'))).toMatchObject({ role: 'viewer', name: 'Anna' });
    const nameless = { kind: 'crew', key: { id: 'k', workplace: 'director', name: '' } } as const;
    expect(provedIntroduction(nameless, said('director')).name).toBe('director');
    expect(provedIntroduction({ kind: 'own' }, said('operator'))).toEqual(said('operator'));
  });
});
