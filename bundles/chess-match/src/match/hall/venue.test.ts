import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DevicesView } from '@schemas/devices';
import { describe, expect, it } from 'vitest';
import type { KnownDevice } from '../../contract/venue';
import { viewProblem } from '../publish/viewProblem';
import { damagedFilesIn } from '../testing/damagedFiles';
import { disposableFolders } from '../testing/folders';
import { shelfWith } from '../testing/shelf';
import { isKey, linkKey } from './linkKey';
import { readReport } from './read';
import { hashOf } from './registry';
import { keptBoards } from './keptBoards';
import { keptDevices } from './keptDevices';
import { keptRules } from './keptRules';
import { createVenue } from './venue';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = disposableFolders();
const REPORT = { roundTripMs: 3, screen: '1920x1080', browser: 'Chromium 139', program: '1' };
const REPORTED = { addresses: ['http://10.0.0.2:9091'], version: '1', liveChess: null };
const there = (id: string) => ({ id, ...REPORT, wakeLock: 'held', battery: null }) as const;

const setUp = (shelf = shelfWith()) => {
  const clock = { ms: 1000 };
  const published: DevicesView[] = [];
  const told: (readonly KnownDevice[])[] = [];
  const found: string[] = [];
  const venue = createVenue({
    devices: keptDevices(shelf),
    rules: keptRules(shelf),
    boards: keptBoards(shelf),
    publish: (view) => {
      expect(viewProblem('devices', view)).toBeNull();
      published.push(view);
    },
    now: () => clock.ms,
    log: silent,
  });
  venue.listen({
    devices: (devices) => told.push(devices),
    boards: () => undefined,
    rules: () => undefined,
    identify: (id) => found.push(id),
    sidesChanged: () => told.push(venue.known()),
  });
  const pair = (place: KnownDevice['place'] = 'clock'): string => {
    venue.port.issue({ place, name: '  by   the stage ' });
    const [code] = venue.codes();
    const answer = venue.pair({ codeOrSecret: code?.code ?? '', address: 'a' });
    if (!answer.ok) throw new Error(answer.problem);
    return answer.token;
  };
  return { clock, venue, published, told, found, pair, shelf };
};

describe('the devices of the hall', () => {
  it('are let in by a code, and kept over a restart without their token', () => {
    const { venue, pair, told, shelf } = setUp();
    const token = pair();
    expect(venue.known()).toMatchObject([{ place: 'clock', name: 'by the stage', tokenHash: hashOf(token) }]);
    expect(told.at(-1)).toEqual(venue.known());
    expect(JSON.stringify(shelf.documents.all())).not.toContain(token);
    expect(setUp(shelf).venue.known()).toEqual(venue.known());
  });

  it('are let in by codes that stand in no view, as long as they wait', () => {
    const { clock, venue, published, pair } = setUp();
    venue.start();
    venue.port.issue({ place: 'table-black-4', name: '' });
    const [waiting] = venue.codes();
    pair();
    expect(venue.codes()).toEqual([waiting]);
    for (const secret of [waiting?.code ?? '', waiting?.secret ?? ''])
      expect([secret.length > 8, JSON.stringify(published).includes(secret)]).toEqual([true, false]);
    clock.ms = waiting?.expiresAtMs ?? 0;
    expect(venue.codes()).toEqual([]);
  });

  it('get no token where it could not be kept', () => {
    const { venue, shelf } = setUp();
    shelf.disk.isFull = true;
    venue.port.issue({ place: 'clock', name: '' });
    expect(venue.known()).toEqual([]);
  });

  it('are renamed, moved and shut out, and the venue server hears of each at once', () => {
    const { venue, pair, told, published } = setUp();
    pair();
    const [{ id } = { id: '' }] = venue.known();
    expect(venue.port.rename(id, 'left')).toBeNull();
    expect(venue.port.move(id, 'board-3')).toBeNull();
    expect(told.at(-1)).toMatchObject([{ id, name: 'left', place: 'board-3' }]);
    expect(venue.port.revoke(id)).toBeNull();
    expect(told.at(-1)).toEqual([]);
    expect(published.at(-1)?.devices).toEqual([]);
    expect(venue.port.revoke(id)).toMatchObject({ code: 'venue/no_device' });
    expect(venue.port.dropCode('x')).toMatchObject({ code: 'venue/no_code' });
  });

  it('are online while the venue server says so, and were last seen then', () => {
    const { clock, venue, pair, published, found } = setUp();
    pair();
    const [{ id } = { id: '' }] = venue.known();
    expect(venue.port.identify(id)).toMatchObject({ code: 'venue/not_connected' });
    clock.ms = 5000;
    venue.report({ ...REPORTED, online: [there(id), there('stranger')] });
    expect(published.at(-1)).toMatchObject({
      venue: { addresses: ['http://10.0.0.2:9091'] },
      devices: [{ id, online: true, lastSeenMs: 5000, roundTripMs: 3 }],
    });
    expect(venue.port.identify(id)).toBeNull();
    expect(found).toEqual([id]);
    clock.ms = 9000;
    venue.report(null);
    expect(published.at(-1)).toMatchObject({
      venue: null,
      devices: [{ online: false, lastSeenMs: 5000, screen: null }],
    });
  });
});

describe('the teams’ screens', () => {
  const first = { series: 'first', turned: false };
  const second = { series: 'first', turned: true };
  const placesOf = (devices: readonly KnownDevice[] | undefined) => devices?.map(({ place }) => place);

  it('go with their teams into a return game and back, told before anything of it, and once', () => {
    const { venue, pair, told, shelf } = setUp();
    venue.seat(first, false);
    pair('captain-white');
    pair();
    told.length = 0;
    venue.seat(first, false);
    expect(told).toEqual([]);
    venue.seat(second, false);
    expect(told.map(placesOf)).toEqual([['captain-black', 'clock']]);
    // Started again between: the same game is open, nobody moves twice.
    const again = setUp(shelf);
    again.venue.seat(second, false);
    expect([again.told, placesOf(again.venue.known())]).toEqual([[], ['captain-black', 'clock']]);
    again.pair('captain-black-2');
    again.venue.seat(first, false);
    expect(placesOf(again.venue.known())).toEqual(['captain-white', 'clock', 'captain-white-2']);
  });

  it('stay where they are put for another match, and change sides though nothing can be written', () => {
    const { venue, pair, told, shelf } = setUp();
    venue.seat(first, false);
    pair('captain-white');
    shelf.disk.isFull = true;
    venue.seat({ series: 'other', turned: true }, false);
    expect(placesOf(venue.known())).toEqual(['captain-white']);
    venue.seat({ series: 'other', turned: false }, false);
    expect(placesOf(told.at(-1))).toEqual(['captain-black']);
  });
});

describe('wooden boards', () => {
  const live = (serial: string) => ({
    ...REPORTED,
    online: [],
    liveChess: {
      address: 'ws://127.0.0.1:1982/api/v1.0',
      connected: true,
      boards: [{ serial, state: 'ACTIVE', battery: '84%', reading: null, squares: [] }],
    },
  });

  it('stand for what they are said to, over a restart; another one takes the place', () => {
    const { venue, published, shelf } = setUp();
    expect(venue.port.assignBoard('W1', 'captain-white', 2)).toBeNull();
    expect(venue.port.assignBoard('W2', 'table-black-1', null)).toBeNull();
    venue.report(live('W1'));
    expect(published.at(-1)).toMatchObject({
      liveChess: { connected: true },
      boards: [
        { serial: 'W1', place: 'captain-white', board: 2, online: true, battery: '84%' },
        { serial: 'W2', place: 'table-black-1', board: null, online: false },
      ],
    });
    const again = setUp(shelf);
    expect(again.venue.boards()).toEqual(venue.boards());
    expect(again.venue.port.assignBoard('W3', 'captain-white', 2)).toBeNull();
    expect(again.venue.boards().map(({ serial }) => serial)).toEqual(['W2', 'W3']);
    expect(again.venue.port.assignBoard('W2', null, null)).toBeNull();
    expect(again.venue.boards().map(({ serial }) => serial)).toEqual(['W3']);
  });

  it('stand for nothing where nobody plays, nor for a captain without the number of the board', () => {
    const { venue } = setUp();
    const refusals = [
      ...([
        ['clock', null],
        ['screen-white', null],
        ['captain-white', null],
        ['captain-white-1', 2],
      ] as const),
      ...([
        ['table-white-1', 1],
        ['board-2', 2],
      ] as const),
    ].map(([place, board]) => venue.port.assignBoard('W1', place, board)?.code);
    expect(new Set(refusals)).toEqual(new Set(['venue/no_board_there']));
    expect(venue.boards()).toEqual([]);
  });

  it('are their captain’s for drafts alone, there and nowhere else, as long as he is in play', () => {
    const { venue, pair } = setUp();
    venue.port.assignBoard('W1', 'captain-white', 1);
    venue.port.assignBoard('S', 'board-2', null);
    venue.port.assignBoard('T', 'table-black-1', null);
    const captain = (device: string, place: KnownDevice['place']) => venue.captain({ device, place });
    expect(captain('board:W1', 'captain-white')).toMatchObject({
      seat: { team: 'white', board: null },
      name: 'captain:captain-white board W1',
      inPlay: true,
      draftsOnly: true,
    });
    for (const place of ['captain-white', 'captain-black'] as const)
      expect(captain('board:S', place)).toMatchObject({ draftsOnly: true });
    for (const [device, place] of [
      ['board:W1', 'captain-black'],
      ['board:T', 'captain-black'],
      ['board:X', 'captain-white'],
      ['W1', 'captain-white'],
    ] as const)
      expect(captain(device, place)).toBeNull();
    expect(venue.table({ device: 'board:T', place: 'table-black-1' })).toMatchObject({ ok: true });
    expect(venue.table({ device: 'board:W1', place: 'table-black-1' })).toMatchObject({ ok: false });
    pair('captain-white');
    const [{ id } = { id: '' }] = venue.known();
    expect(venue.captain({ device: id, place: 'captain-white' })).toMatchObject({ draftsOnly: false });
    venue.port.setInPlay(id, false);
    expect(captain('board:W1', 'captain-white')).toMatchObject({ inPlay: false });
  });

  it('go with their team into a return game, those of both captains stay', () => {
    const { venue, shelf } = setUp();
    venue.seat({ series: 'first', turned: false }, false);
    venue.port.assignBoard('W1', 'captain-white', 1);
    venue.port.assignBoard('S', 'board-1', null);
    venue.seat({ series: 'first', turned: true }, false);
    expect(venue.boards().map(({ place }) => place)).toEqual(['captain-black', 'board-1']);
    const again = setUp(shelf);
    again.venue.seat({ series: 'first', turned: true }, false);
    expect(again.venue.boards()).toEqual(venue.boards());
  });
});

describe('the link', () => {
  it('has a key that is made once, for our eyes only', () => {
    const path = join(folder(), 'db', 'venue.key');
    const key = linkKey(path, 'nothing', damagedFilesIn('/'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(linkKey(path, 'nothing', damagedFilesIn('/'))).toBe(key);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect([isKey(key, key), isKey(key, `${key}0`), isKey(key, key.slice(1)), isKey(key, undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes no report that is not one', () => {
    const board = {
      serial: 'W1',
      state: null,
      battery: '84%',
      reading: 'differs',
      squares: [{ square: 'e4', piece: null }],
    };
    const liveChess = { address: 'ws://127.0.0.1:1982/api/v1.0', connected: true, boards: [board] };
    const report = { addresses: [], version: '1', online: [there('a')], liveChess };
    expect(readReport({ ...report, liveChess: null })).not.toBeNull();
    expect(readReport(report)).toEqual(report);
    for (const wrong of [null, 7, {}, { ...report, online: [{ id: 'a' }] }, { ...report, extra: 1 }])
      expect(readReport(wrong)).toBeNull();
  });
});
