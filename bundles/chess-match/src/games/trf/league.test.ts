import { expect, it } from 'vitest';
import { leagueOf } from './league';
import type { TrfReport, TrfResult } from './report';
import { readTrf } from './testing/readTrf';
import { writeTrf } from './writeTrf';

interface Sat {
  readonly name: string;
  readonly rating?: number;
  readonly fide?: string;
}
type Team = readonly [name: string, ...players: readonly Sat[]];

const POINTS: Readonly<Record<TrfResult, number>> = {
  1: 1,
  '=': 0.5,
  0: 0,
  W: 1,
  D: 0.5,
  L: 0,
  '+': 1,
  '-': 0,
  H: 0.5,
  F: 1,
  U: 1,
  Z: 0,
};
type Decided = '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-';
const AGAINST: Readonly<Record<Decided, Decided>> = {
  1: '0',
  '=': '=',
  0: '1',
  W: 'L',
  D: 'D',
  L: 'W',
  '+': '-',
  '-': '+',
};

/** A match as its report has it. @param results of the first team, board by board */
const match = (day: string, [one, other]: readonly [Team, Team], results: readonly Decided[]): TrfReport => {
  const boards = results.length;
  const players = [one, other].flatMap(([, ...seats], side) =>
    (seats as readonly Sat[]).map(({ name, rating = null, fide = '' }, board) => {
      const own = results[board] ?? '=';
      const result = side === 0 ? own : AGAINST[own];
      const opponent = board + 1 + (side === 0 ? boards : 0);
      const colour = (board + side) % 2 === 0 ? ('w' as const) : ('b' as const);
      const who = { name, rating, fide, title: '', federation: '' };
      const rounds = [{ opponent, colour, result }];
      return { ...who, rank: board + 1 + side * boards, points: POINTS[result], place: 1, rounds };
    }),
  );
  const sums = [0, 1].map((side) =>
    players.slice(side * boards, (side + 1) * boards).reduce((sum, { points }) => sum + points, 0),
  );
  const team = (side: 0 | 1, [name]: Team) => {
    const [own = 0, against = 0] = [sums[side], sums[1 - side]];
    const listed = Array.from({ length: boards }, (_, board) => board + 1 + side * boards);
    const matchPoints = 1 + Math.sign(own - against);
    return { number: side + 1, name, matchPoints, gamePoints: own, place: 1, players: listed };
  };
  const facts = { name: 'League', starts: day, ends: day, timeControl: '5400+30', rounds: 1, dates: [day] };
  return { ...facts, arbiters: ['Judge'], players, teams: [team(0, one), team(1, other)], lineUps: [], forfeits: [] };
};

const ANNA = { name: 'Anna', rating: 2400, fide: '4100018' };
const [BORIS, CLARA, DAVID] = [{ name: 'Boris', rating: 2300 }, { name: 'Clara' }, { name: 'David', rating: 2500 }];
const [EVA, FELIX] = [{ name: 'Eva', rating: 2200 }, { name: 'Felix' }];

const MATCHES = [
  match(
    '2026/11/01',
    [
      ['Reds', ANNA, BORIS],
      ['Blues', DAVID, CLARA],
    ],
    ['1', '='],
  ),
  match(
    '2026/11/01',
    [
      ['Greens', EVA, FELIX],
      ['Greys', { name: 'Gus' }, { name: 'Hal' }],
    ],
    ['+', 'L'],
  ),
  // Anna is written otherwise, and sits at the other board; Boris of another team is another Boris.
  match(
    '2026/11/08',
    [
      ['Reds', BORIS, { ...ANNA, name: 'Petrova, Anna' }],
      ['Greens', EVA, { name: 'Boris' }],
    ],
    ['0', '='],
  ),
];

it('matches of several teams are rounds of one report: people are the same by FIDE ID, or by name in their team', () => {
  const league = leagueOf('League', MATCHES);
  expect([league.rounds, league.dates, league.starts, league.ends, league.timeControl, league.arbiters]).toEqual([
    ...[2, ['2026/11/01', '2026/11/08'], '2026/11/01', '2026/11/08', '5400+30', ['Judge']],
  ]);
  expect(league.players.map(({ rank, name, points, place }) => [rank, name, points, place])).toEqual([
    [1, 'David', 0, 7],
    [2, 'Petrova, Anna', 1.5, 2],
    [3, 'Boris', 0.5, 4],
    [4, 'Eva', 2, 1],
    [5, 'Boris', 0.5, 4],
    [6, 'Clara', 0.5, 4],
    [7, 'Felix', 0, 7],
    [8, 'Gus', 0, 7],
    [9, 'Hal', 1, 3],
  ]);
  const [, anna, boris, eva] = league.players;
  expect([anna, boris, eva].map((player) => player?.rounds.map(({ opponent, result }) => [opponent, result]))).toEqual([
    [
      [1, '1'],
      [5, '='],
    ],
    [
      [6, '='],
      [4, '0'],
    ],
    [
      [8, '+'],
      [3, '1'],
    ],
  ]);
  expect(league.players[0]?.rounds[1]).toEqual({ opponent: null, colour: null, result: null });
  expect(
    league.teams.map(({ name, matchPoints, gamePoints, place }) => [name, matchPoints, gamePoints, place]),
  ).toEqual([
    ['Reds', 2, 2, 2],
    ['Blues', 0, 0.5, 4],
    ['Greens', 3, 2.5, 1],
    ['Greys', 1, 1, 3],
  ]);
});

it('a team that sits otherwise than its list has it is written so', () => {
  const { teams, lineUps } = leagueOf('League', MATCHES);
  expect(teams.map(({ players }) => players)).toEqual([
    [2, 3],
    [1, 6],
    [4, 7, 5],
    [8, 9],
  ]);
  expect(lineUps).toEqual([
    { round: 2, team: 1, opponent: 3, players: [3, 2] },
    { round: 2, team: 3, opponent: 1, players: [4, 5] },
  ]);
});

it('it is read back as it was written, and a report without matches too', () => {
  const league = leagueOf('League', MATCHES);
  const text = writeTrf(league);
  expect(readTrf(text)).toEqual({ ok: true, value: league });
  expect(text.split('\r\n').filter((line) => line.startsWith('300'))).toEqual([
    '300 002 001 003 0003 0002',
    '300 002 003 001 0004 0005',
  ]);
  const none = leagueOf('Nothing', []);
  expect(readTrf(writeTrf(none))).toEqual({ ok: true, value: none });
});

it('a forfeited match keeps its teams, by their numbers in the league', () => {
  const [first, second, third] = MATCHES;
  const missed = { ...third!, forfeits: [{ kind: '--' as const, round: 1, white: 2, black: 1 }] };
  const league = leagueOf('League', [first!, second!, missed]);
  expect(league.forfeits).toEqual([{ kind: '--', round: 2, white: 3, black: 1 }]);
  expect(writeTrf(league)).toContain('\r\n330 -- 002 003 001\r\n');
});

it('time controls that differ are left out', () => {
  const [first, ...others] = MATCHES;
  expect(leagueOf('League', [{ ...first!, timeControl: '300' }, ...others]).timeControl).toBe('');
});
