import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hostsOf } from './addresses';
import { EVERY_PLACE } from '../../../chess-match/src/games/halls';
import { placeRow, type Place, type VenueViewName, type VenueViews } from 'chess-match/contract/venue';
import { ConfigError } from 'chess-match/configFile';
import { checkConfig } from './config';
import { createKnownDevices } from './knownDevices';
import { createOutbox } from './outbox';
import { readReport } from './report';
import { cutFor, dueTo, viewsOf } from './views';

describe('cfg/venue.json', () => {
  it('has a default for all it leaves out', () => {
    expect(checkConfig(undefined)).toEqual({
      host: '127.0.0.1',
      port: 9091,
      names: [],
      enabled: true,
      certificate: null,
      key: null,
      liveChess: null,
    });
    expect(checkConfig({ host: '0.0.0.0', names: ['studio-pc'] })).toMatchObject({ host: '0.0.0.0', port: 9091 });
  });

  it.each([
    [[], 'cfg/venue.json: the file must be an object'],
    [{ prot: 9091 }, '"prot" is no setting; there are host, port, '],
    [{ port: '9091' }, '"port" must be a whole number from 1 to 65535, not "9091".'],
    [{ names: ['http://studio'] }, '"names[0]" must be a host name without a port'],
    [{ enabled: 'no' }, '"enabled" must be true or false, not "no".'],
    [{ liveChess: '192.168.1.7:1982' }, '"liveChess" must be the address of DGT LiveChess'],
    [{ liveChess: 'http://localhost:1982' }, '"liveChess"'],
    [{ certificate: 7 }, '"certificate" must be the path of a PEM file, or null'],
    [{ certificate: 'a.crt' }, '"certificate" needs the other of "certificate" and "key"'],
    [{ key: 'a.key' }, '"key" needs the other of "certificate" and "key"'],
  ])('says what is wrong with %j', (given, words) => {
    expect(() => checkConfig(given)).toThrow(ConfigError);
    expect(() => checkConfig(given)).toThrow(words);
  });
});

describe('addresses for devices', () => {
  const at = (address: string, internal = false, family = 'IPv4') => ({ address, internal, family });

  it('are those of the network before this machine’s own, then the names', () => {
    const interfaces = [at('127.0.0.1', true), at('fe80::1', false, 'IPv6'), at('100.64.0.1'), at('192.168.1.5')];
    expect(hostsOf({ host: '0.0.0.0', names: ['studio-pc'] }, interfaces)).toEqual([
      '192.168.1.5',
      '100.64.0.1',
      '127.0.0.1',
      'studio-pc',
    ]);
    expect(hostsOf({ host: '192.168.1.5', names: [] }, interfaces)).toEqual(['192.168.1.5']);
  });
});

describe('an outbox', () => {
  const setUp = () => {
    const sent: object[] = [];
    const arrivals: ((hasArrived: boolean) => void)[] = [];
    const log = { silent: 0 };
    const outbox = createOutbox(
      (views, done) => {
        sent.push(views);
        arrivals.push(done);
      },
      () => (log.silent += 1),
    );
    const settle = (): Promise<void> => Promise.resolve();
    return { sent, arrivals, log, outbox, settle };
  };
  const complete = (version: number) => ({ version });

  it('sends what came together in one message, and the newest of what came meanwhile', async () => {
    const { sent, arrivals, outbox, settle } = setUp();
    outbox.put('complete', complete(1));
    outbox.put('turns', { turns: [] });
    await settle();
    expect(sent).toEqual([{ complete: complete(1), turns: { turns: [] } }]);
    for (const version of [2, 3, 4]) {
      outbox.put('complete', complete(version));
      await settle();
    }
    expect(sent).toHaveLength(1);
    arrivals[0]?.(true);
    expect(sent.slice(1)).toEqual([{ complete: complete(4) }]);
    arrivals[1]?.(true);
    expect(sent).toHaveLength(2);
  });

  it('gives up a device that does not say that it got it', async () => {
    const { sent, arrivals, log, outbox, settle } = setUp();
    outbox.put('complete', complete(1));
    await settle();
    outbox.put('complete', complete(2));
    await settle();
    arrivals[0]?.(false);
    expect([log.silent, sent.length]).toEqual([1, 1]);
  });

  it('sends nothing once it is closed', async () => {
    const { sent, arrivals, log, outbox, settle } = setUp();
    outbox.put('complete', complete(1));
    await settle();
    outbox.put('complete', complete(2));
    outbox.close();
    arrivals[0]?.(true);
    expect([log.silent, sent.length]).toEqual([0, 1]);
  });
});

describe('who comes in', () => {
  it('is told by the token, and by nothing that it is kept as', () => {
    const known = createKnownDevices();
    const tokenHash = createHash('sha256').update('token').digest('hex');
    const device = { id: 'a', place: 'clock', name: '', inPlay: true, tokenHash } as const;
    known.set([device]);
    expect(known.deviceOf('token')).toEqual(device);
    for (const wrong of [tokenHash, '', undefined, null, {}]) expect(known.deviceOf(wrong)).toBeNull();
    known.set([]);
    expect(known.deviceOf('token')).toBeNull();
  });

  it('are told apart from those of whom nobody has said anything yet', async () => {
    const known = createKnownDevices();
    let isTold = false;
    void known.whenListed().then(() => (isTold = true));
    await Promise.resolve();
    expect(isTold).toBe(false);
    known.set([]);
    await known.whenListed();
    expect(isTold).toBe(true);
  });
});

describe('what a place has', () => {
  it('is what it shows and nothing else', () => {
    expect(viewsOf('board-3', 'team')).toEqual(['match', 'complete', 'clocks', 'boards', 'play', 'people']);
    expect(viewsOf('clock', 'team')).toEqual(['match', 'complete', 'clocks', 'play', 'options', 'people']);
    expect(viewsOf('table-white-1', 'hall')).not.toContain('score');
    for (const place of ['clock', 'scoreboard', 'boards', 'own-control', 'captain-white'] as const)
      expect(viewsOf(place, 'team')).toContain('play');
    expect(viewsOf('boards', 'team')).toContain('boards');
  });

  it('of all boards is its own where it is a board, and none where the game has no such board', () => {
    const boards = { boards: [1, 2].map((board) => ({ board })) } as VenueViews['boards'];
    const numbersAt = (place: Place) => cutFor(place, { boards }).boards?.boards.map(({ board }) => board);
    expect([numbersAt('board-2'), numbersAt('board-3'), numbersAt('boards')]).toEqual([[2], [], [1, 2]]);
    const due = dueTo('board-2', 'team', (name) => ({ boards })[name as 'boards'] as never);
    expect(due.boards?.boards).toEqual([{ board: 2 }]);
    expect(cutFor('board-2', { boards: null }).boards).toBeNull();
  });

  it('has of what a team prepares nothing but its own, unless the hall sees it as at wooden boards', () => {
    const drafts = (place: Place, draftSeenBy: 'team' | 'hall') =>
      viewsOf(place, draftSeenBy).filter((name) => name.startsWith('team'));
    for (const place of EVERY_PLACE) {
      const { team } = placeRow(place);
      const own = team === null || place.startsWith('table') ? [] : [team === 'white' ? 'teamWhite' : 'teamBlack'];
      expect(drafts(place, 'team')).toEqual(own);
    }
    expect(drafts('captain-black', 'hall')).toEqual(['teamWhite', 'teamBlack']);
    for (const place of ['board-1', 'boards', 'own-control', 'screen-white'] as const)
      expect(drafts(place, 'hall')).toEqual(['teamWhite', 'teamBlack']);
    expect(drafts('screen-white', 'team')).toEqual(['teamWhite']);
    expect(drafts('screen-black', 'team')).toEqual(['teamBlack']);
    for (const place of ['clock', 'scoreboard'] as const) expect(drafts(place, 'hall')).toEqual([]);
  });
});

describe('a device that comes', () => {
  const complete = { version: 4 } as VenueViews['complete'];
  const drafts = { teamWhite: 'its draft', teamBlack: 'theirs' } as unknown as Partial<VenueViews>;
  const view = <N extends VenueViewName>(name: N): VenueViews[N] | undefined =>
    ({ complete, ...drafts })[name] as VenueViews[N] | undefined;

  it('is sent what is known of what it shows, and that it has nothing else any more', () => {
    const due = dueTo('screen-white', 'team', view);
    expect(due).toMatchObject({ complete, teamWhite: 'its draft', teamBlack: null, tableWhite1: null });
    expect(Object.keys(due)).not.toContain('boards');
  });

  it('loses the drafts that were closed to the hall while it was away', () => {
    expect(dueTo('boards', 'hall', view)).toMatchObject({ teamWhite: 'its draft', teamBlack: 'theirs' });
    expect(dueTo('boards', 'team', view)).toMatchObject({ teamWhite: null, teamBlack: null });
  });
});

describe('the work tables of a team', () => {
  const tables = (place: Place, draftSeenBy: 'team' | 'hall' = 'team') =>
    viewsOf(place, draftSeenBy).filter((name) => name.startsWith('table'));

  it('are seen at its own places, each table with all that was tried there, and drafts for the hall open none of it', () => {
    expect(tables('table-white-2')).toEqual(['tablesWhite', 'tableWhite2']);
    expect(tables('table-black-5', 'hall')).toEqual(['tablesBlack', 'tableBlack5']);
    for (const place of ['captain-white', 'captain-white-1', 'screen-white'] as const)
      expect(tables(place, 'hall')).toEqual(['tablesWhite']);
    for (const place of EVERY_PLACE.filter((each) => placeRow(each).team === null))
      expect(tables(place, 'hall')).toEqual([]);
  });
});

describe('a report of a device', () => {
  it('is read whatever it is', () => {
    const nothing = { roundTripMs: null, screen: null, browser: null, program: null, wakeLock: null, battery: null };
    for (const wrong of [null, 7, 'x', [], {}, { roundTripMs: 'x', wakeLock: 'maybe', battery: { percent: 'x' } }])
      expect(readReport(wrong)).toEqual(nothing);
    expect(
      readReport({
        roundTripMs: 3.6,
        screen: 'x'.repeat(90),
        wakeLock: 'held',
        battery: { percent: 180, charging: true },
      }),
    ).toEqual({
      ...nothing,
      roundTripMs: 4,
      screen: 'x'.repeat(40),
      wakeLock: 'held',
      battery: { percent: 100, charging: true },
    });
  });
});
