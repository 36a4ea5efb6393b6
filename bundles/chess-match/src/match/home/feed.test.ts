import { gzipSync } from 'node:zlib';
import type { PeopleView } from '@schemas/people';
import { describe, expect, it } from 'vitest';
import { AUDIENCES, type HomeAudience, type HomeDocument, type HomeSources } from '../../contract/viewers';
import { reckoningOf, type Reckoning } from '../../games/common/reckoning';
import { homeContent } from './content';
import { createFeed } from './feed';
import { inParts, momentsAtHome, NO_PAST, type Past } from './past';
import { noSources, recordedEvening } from './testing';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const team = (side: string): PeopleView['white'] => ({
  name: `Сборная ${side} шахматной федерации Ханты-Мансийского автономного округа`,
  short: side,
  logo: null,
  colour: null,
  people: Array.from({ length: 7 }, (_, at) => ({
    id: `${side}${at}`,
    name: `Константин Константинопольский-${at}`,
    title: 'гроссмейстер',
    role: 'player',
    elo: 2700,
    photo: `/assets/chess-broadcast/photos/${side}${at}.png`,
    seat: at + 1,
    hasMic: true,
  })),
});
const person = (id: string) => ({ ...team(id).people[0], id, role: 'commentator' }) as PeopleView['arbiters'][number];
const PEOPLE: PeopleView = {
  white: team('w'),
  black: team('b'),
  arbiters: [person('a')],
  commentators: [person('c')],
};
const spoken = (sources: HomeSources, ...ids: readonly string[]): HomeSources => ({
  ...sources,
  people: PEOPLE,
  speaking: { ids: [...ids] },
});

describe('a document for viewers at home', () => {
  it.each(['business', 'swedish'])('is small in every turn of a game of %s', async (id) => {
    const evening = await recordedEvening(id);
    expect(evening.length).toBeGreaterThan(40);
    let most = { bytes: 0, zipped: 0 };
    for (const sources of evening) {
      const document = { v: 1, epoch: 'abcdefgh-00000000', n: 1000, at: 1.7e12, delayMs: 60_000 };
      const text = JSON.stringify({
        ...document,
        ...homeContent('white', spoken(sources, 'w1', 'w2', 'c'), sources.past.list),
      });
      most = {
        bytes: Math.max(most.bytes, Buffer.byteLength(text)),
        zipped: Math.max(most.zipped, gzipSync(text).byteLength),
      };
    }
    expect(most.bytes).toBeLessThanOrEqual(10_000);
    expect(most.zipped).toBeLessThanOrEqual(2500);
  });

  it('tells of who speaks only what its audience hears, and of people nothing of the house', () => {
    const sources = spoken(noSources(), 'w1', 'b2', 'c');
    const heard = AUDIENCES.map((audience) => homeContent(audience, sources, NO_PAST.list).speaking);
    expect(heard).toEqual([['c'], ['w1', 'c'], ['b2', 'c']]);
    const all = JSON.stringify(AUDIENCES.map((audience) => homeContent(audience, sources, NO_PAST.list)));
    expect(all).not.toMatch(/Mic \d|photos|"mic"/);
  });

  it('tells of nobody who was entered for a team that does not play this match', () => {
    const sources = spoken(noSources(), 'w1', 'b2', 'c');
    const teams = { white: { name: 'Мэрия' }, black: { name: PEOPLE.black.name } };
    const told = homeContent('white', { ...sources, match: { ...sources.match, teams } }, NO_PAST.list);
    expect(told.people.white).toEqual({ name: 'Мэрия', short: '', people: [] });
    expect(told.people.black.people).toHaveLength(7);
    expect(told.speaking).toEqual(['c']);
  });

  it('S1 tells who plays on a board where boards are played apart, and no work table of a team that plays all', async () => {
    const playersOf = async (game: 'swedish' | 'business') => {
      const [sources] = await recordedEvening(game);
      if (sources === undefined) throw new Error('no evening');
      const { teams } = sources.match;
      const [first] = PEOPLE.white.people;
      const white = { ...PEOPLE.white, name: teams.white.name, people: [{ ...first, seat: 2 }] as never };
      const people = { ...PEOPLE, white, black: { ...PEOPLE.black, name: teams.black.name, people: [] } };
      return homeContent('all', { ...sources, people }, NO_PAST.list).players;
    };
    expect(await playersOf('swedish')).toEqual([{ board: 2, team: 'white', name: PEOPLE.white.people[0]?.name }]);
    expect(await playersOf('business')).toEqual([]);
  });

  it('tells a team’s audience what its team has to decide, and the other’s nothing', async () => {
    const [sources] = await recordedEvening('business');
    if (sources === undefined) throw new Error('nothing was published');
    const told = AUDIENCES.map((audience) => homeContent(audience, sources, NO_PAST.list).options !== null);
    expect(told).toEqual([false, true, false]);
  });
});

/** What counts after so many entries, some of them taken back; an entry that corrects another one by its number. */
const known = (
  entries: number,
  out: readonly number[] = [],
  corrections: Readonly<Record<number, number>> = {},
): Reckoning =>
  reckoningOf({
    entries: Array.from({ length: entries }, (_, at) => {
      const seq = corrections[at + 1];
      const amended = { type: 'amended', reason: '', turn: '', before: '', after: '', clocks: [] } as const;
      if (seq === undefined) return { seq: at + 1, event: { type: 'played', atMs: 0 } };
      return { seq: at + 1, event: { ...amended, atMs: 0, changes: [{ seq, event: null }] } };
    }),
    redoable: [],
    dropped: out,
  });

const setUp = (delayMs = 0) => {
  const time = { nowMs: 1_000_000 };
  const house = { sources: noSources(), past: NO_PAST, whiteMs: 0, reckoning: known(0) };
  const out: (readonly [HomeAudience, HomeDocument, Past['parts'], number])[] = [];
  let timer: { readonly atMs: number; readonly run: () => void } | null = null;
  const feed = createFeed({
    sources: () => house.sources,
    createTeller: () => ({
      retell: (sources) => ({ recast: null, now: () => ({ ...house, sources }) }),
    }),
    outlet: { put: (...put) => out.push([...put, time.nowMs]) },
    delayMs: (audience) => delayMs + (audience === 'white' ? house.whiteMs : 0),
    media: () => null,
    now: () => time.nowMs,
    later: (run, ms) => {
      timer = { run, atMs: time.nowMs + ms };
    },
    log: silent,
  });
  /** Lets time go by, and everything happen that is planned in it. */
  const pass = (ms: number): void => {
    const untilMs = time.nowMs + ms;
    while (timer !== null && timer.atMs <= untilMs) {
      const { atMs, run } = timer;
      timer = null;
      time.nowMs = Math.max(time.nowMs, atMs);
      run();
    }
    time.nowMs = untilMs;
  };
  const given = (audience: HomeAudience) => out.filter(([whose]) => whose === audience).map(([, document]) => document);
  const become = (
    sources: HomeSources,
    reckoning = known(sources.match.threads[0]?.ply ?? 0),
    past = NO_PAST,
  ): void => {
    Object.assign(house, { sources, past, reckoning });
    feed.changed();
  };
  return { time, house, feed, out, pass, given, become };
};

const turn = (sources: HomeSources, ply: number): HomeSources => ({
  ...sources,
  match: {
    ...sources.match,
    matchId: 'm',
    threads: [{ id: 'A', boards: [1], toMove: 'white', turn: '', moveNumber: 1, ply, version: ply }],
  },
});

describe('the feed', () => {
  it('puts out what changed once, and nothing for what did not', () => {
    const { become, pass, given } = setUp();
    become(turn(noSources(), 1));
    pass(0);
    become(turn(noSources(), 1));
    pass(10);
    expect(given('all').map(({ n, at }) => [n, at])).toEqual([[1, 1_000_000]]);
    become(turn(noSources(), 2));
    pass(0);
    expect(given('black').map(({ n }) => n)).toEqual([1, 2]);
  });

  it('tells who speaks every two seconds at most, and not to those who do not hear it', () => {
    const { become, feed, pass, given } = setUp();
    const sources = noSources();
    become(spoken(sources));
    pass(5000);
    for (let at = 0; at < 40; at += 1) {
      const now = spoken(sources, ...(at % 2 === 0 ? ['w1'] : []));
      Object.assign(sources, now);
      feed.spoken();
      pass(100);
    }
    expect(given('white').length).toBeLessThanOrEqual(4);
    expect(given('black')).toHaveLength(1);
  });

  it('tells who speaks within two seconds, however lively the talk was before', () => {
    const { become, house, feed, pass, given } = setUp();
    const sources = noSources();
    const say = (...ids: readonly string[]): void => {
      house.sources = spoken(sources, ...ids);
      feed.spoken();
    };
    become(spoken(sources));
    pass(1000);
    for (let at = 0; at < 100; at += 1) {
      say(...(at % 2 === 0 ? ['w1'] : []));
      pass(100);
    }
    pass(3000);
    say('w2');
    pass(2000);
    expect(given('white').at(-1)?.speaking).toEqual(['w2']);
  });

  it('says it all again every twenty seconds, as later and under a new number', () => {
    const { become, pass, given } = setUp();
    become(turn(noSources(), 1));
    pass(61_000);
    expect(given('all').map(({ n, at }) => [n, at - 1_000_000])).toEqual([
      [1, 0],
      [2, 20_000],
      [3, 40_000],
      [4, 60_000],
    ]);
  });

  it('holds everything back as long as it is told, and never shows what was taken back meanwhile', () => {
    const { become, pass, given } = setUp(30_000);
    become(turn(noSources(), 1));
    pass(10_000);
    become(turn(noSources(), 2));
    pass(5000);
    expect(given('all')).toEqual([]);
    become(turn(noSources(), 1), known(3, [2]));
    pass(60_000);
    expect(given('all').every(({ match }) => match.threads[0]?.ply === 1)).toBe(true);
    expect(given('all')[0]?.delayMs).toBe(30_000);
  });

  it('never shows an end that was taken back within the delay', () => {
    const { become, pass, given } = setUp(30_000);
    become(turn(noSources(), 1));
    pass(40_000);
    const { match, ...rest } = turn(noSources(), 1);
    become({ ...rest, match: { ...match, status: 'over' } }, known(2));
    pass(8000);
    become(turn(noSources(), 1), known(3, [2]));
    pass(60_000);
    expect(new Set(given('all').map((told) => told.match.status))).toEqual(new Set([match.status]));
  });

  it('never shows a turn that was taken back within the delay, though turns of another board came after it', () => {
    const { become, pass, given } = setUp(30_000);
    const plies = [
      [19, known(19)],
      [20, known(20)],
      [21, known(21)],
      [22, known(22)],
      [21, known(23, [20])],
    ] as const;
    for (const [ply, reckoning] of plies) {
      become(turn(noSources(), ply), reckoning);
      pass(2000);
    }
    pass(60_000);
    expect([...new Set(given('all').map(({ match }) => match.threads[0]?.ply))]).toEqual([19, 21]);
    expect(given('all').every(({ at }) => at < 1_002_000 || at >= 1_008_000)).toBe(true);
  });

  it('never shows a correction that was taken back within the delay, and goes on from what was out before', () => {
    const { become, pass, given } = setUp(30_000);
    const scored = (white: number): HomeSources => {
      const { score, ...rest } = turn(noSources(), 4);
      return { ...rest, score: { ...score, white } };
    };
    become(scored(1), known(4));
    pass(40_000);
    become(scored(2), known(5, [], { 5: 2 }));
    pass(8000);
    become(scored(1), known(6, [5], { 5: 2 }));
    pass(60_000);
    expect(new Set(given('all').map(({ score }) => score.white))).toEqual(new Set([1]));
  });

  it('holds a team’s document back for longer where that is said, and its time stands until it is that late', () => {
    const { house, out, become, pass, given } = setUp(10_000);
    become(turn(noSources(), 1));
    pass(10_000);
    house.whiteMs = 60_000;
    become(turn(noSources(), 2));
    pass(69_000);
    const plies = (audience: HomeAudience) => given(audience).map(({ match }) => match.threads[0]?.ply);
    expect([plies('all').at(-1), new Set(plies('white'))]).toEqual([2, new Set([1])]);
    const told = given('white').map(({ at, delayMs }) => [at - 1_000_000, delayMs]);
    expect(told).toEqual([0, 20_000, 40_000, 60_000].map((laterMs) => [0, 10_000 + laterMs]));
    expect(out.filter(([, { at, delayMs }, , atMs]) => at + delayMs > atMs)).toEqual([]);
    pass(1000);
    expect(plies('white').at(-1)).toBe(2);
  });

  it('holds the past back as it does the present: what was taken back within the delay is in none of its parts', () => {
    const { become, pass, out } = setUp(30_000);
    const past = (...lines: readonly string[]) =>
      inParts(
        momentsAtHome(
          lines.map((line, ply) => ({
            ply,
            line,
            turn: '',
            thread: 'A',
            side: null,
            boards: [],
            positions: {},
            counts: {},
            score: { white: 0, black: 0 },
            usedMs: null,
            remainingMs: null,
          })),
        ),
      );
    become(turn(noSources(), 1), known(1), past('', 'e4'));
    pass(10_000);
    become(turn(noSources(), 2), known(2), past('', 'e4', 'slip'));
    pass(5000);
    become(turn(noSources(), 1), known(3, [2]), past('', 'e4'));
    pass(5000);
    become(turn(noSources(), 2), known(4, [2]), past('', 'e4', 'meant'));
    pass(60_000);
    const all = out.map(([, document, parts]) => [document.match.threads[0]?.ply, ...parts.values()].join());
    expect(all.join()).not.toContain('slip');
    expect(all.at(0)).not.toContain('meant');
    expect(all.at(-1)).toContain('meant');
    for (const [, { past: list }, parts] of out) expect([...parts.keys()]).toEqual(list.parts);
  });

  it('B20 when another team has the colour, nothing of who had it before is out or held: until the new game is due, what is everybody’s', () => {
    const { house, become, pass, given } = setUp(30_000);
    const unnamed = { ...PEOPLE, white: { ...PEOPLE.white, name: '' }, black: { ...PEOPLE.black, name: '' } };
    house.whiteMs = 10_000;
    const first = { ...turn(noSources(), 3), people: unnamed };
    const teams = { white: { name: 'Reds' }, black: { name: 'Blues' } };
    become({ ...first, match: { ...first.match, teams }, speaking: { ids: ['w1', 'b1', 'c'] } });
    pass(45_000);
    expect(['white', 'black'].map((team) => given(team as HomeAudience).at(-1)?.speaking)).toEqual([
      ['w1', 'c'],
      ['b1', 'c'],
    ]);
    become({ ...first, match: { ...first.match, teams }, speaking: { ids: ['w2', 'b2'] } });
    pass(5000);
    const second = { ...first.match, matchId: 'n', teams: { white: teams.black, black: teams.white } };
    become({ ...first, match: second, speaking: { ids: ['w1', 'b1'] } });
    pass(0);
    const covered = given('white').at(-1);
    expect(covered).toEqual({ ...given('all').at(-1), audience: 'white', n: (given('white').at(-2)?.n ?? 0) + 1 });
    pass(100_000);
    const speaking = (team: HomeAudience) => given(team).map((told) => [told.match.matchId, ...told.speaking].join());
    for (const team of ['white', 'black'] as const) {
      const since = speaking(team).slice(speaking(team).indexOf('m,c'));
      expect(new Set(since)).toEqual(new Set(['m,c', team === 'white' ? 'n,w1' : 'n,b1']));
    }
  });

  it('a match of the same teams goes on from what is held of the one before', () => {
    const { become, pass, given } = setUp(30_000);
    const first = turn(noSources(), 3);
    become(first);
    pass(10_000);
    become({ ...first, match: { ...first.match, matchId: 'n' } });
    pass(25_000);
    expect(given('white').map(({ match }) => match.matchId)).toEqual(['m']);
    pass(10_000);
    expect(given('white').map(({ match }) => match.matchId)).toEqual(['m', 'n']);
  });

  it('begins a new epoch with each match', () => {
    const { become, pass, given } = setUp();
    const first = turn(noSources(), 3);
    become(first);
    pass(0);
    become({ ...first, match: { ...first.match, matchId: 'n' } });
    pass(0);
    const [one, other] = given('all').map(({ epoch }) => epoch);
    expect(one?.split('-')[0]).toBe(other?.split('-')[0]);
    expect(one).not.toBe(other);
  });
});
