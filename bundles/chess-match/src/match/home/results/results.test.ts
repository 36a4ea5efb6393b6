import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { HomeKept } from '../../../contract/viewers';
import { GAMES } from '../../../games';
import { firstAnswer, type Asked } from '../route';
import { resultRows } from './resultRows';
import { resultsOf, standingsOf } from './results';

const kept = (matchId: string, white: string, black: string, halves: readonly [number, number]): HomeKept => ({
  matchId,
  event: 'Лига',
  game: 'classical',
  white,
  black,
  score: { white: halves[0], black: halves[1] },
  turns: 40,
  endedMs: Date.UTC(2026, 10, Number(matchId)),
});
const LEAGUE = [kept('3', 'C', 'A', [4, 4]), kept('2', 'B', 'C', [3, 5]), kept('1', 'A', 'B', [5, 3])];

const ask = (list: readonly HomeKept[], path: string, more: Partial<Asked> = {}): string => {
  const [name = '', query] = path.split('?');
  const asked = { path: `/viewers/${name}`, pass: null, query: new URLSearchParams(query), host: '', isSecure: false };
  const reply = firstAnswer(resultRows({ list: () => list }))({ ...asked, ...more });
  return reply?.status === 200 ? String(reply.body) : String(reply?.status);
};

it('matches stand in the order in which they were over, in points', () => {
  const rows = JSON.parse(ask(LEAGUE, 'results/matches.json')) as readonly unknown[];
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    ended: '2026-11-01T00:00:00.000Z',
    event: 'Лига',
    game: 'classical',
    white: 'A',
    black: 'B',
    whitePoints: 2.5,
    blackPoints: 1.5,
    winner: 'white',
    turns: 40,
    matchId: '1',
  });
});

it('teams stand by match points, then by points; who are level share a place', () => {
  const places = standingsOf(resultsOf(LEAGUE)).map(({ place, team, matchPoints, points }) => [
    ...[place, team, matchPoints, points],
  ]);
  expect(places).toEqual([
    [1, 'A', 3, 4.5],
    [1, 'C', 3, 4.5],
    [3, 'B', 0, 3],
  ]);
});

it('every game has its results, and one event can be asked for alone', () => {
  const all = Object.keys(GAMES).map((game, index) => ({ ...kept(String(index + 1), 'A', 'B', [20, 26]), game }));
  const rows = JSON.parse(ask(all, 'results/matches.json')) as readonly { readonly game: string }[];
  expect(rows.map(({ game }) => game)).toEqual(Object.keys(GAMES));
  expect(JSON.parse(ask(all, 'results/matches.json?event=Other'))).toEqual([]);
  expect(ask([], 'results/matches.csv')).toBe(
    'ended,event,game,white,black,whitePoints,blackPoints,winner,turns,matchId\r\n',
  );
});

it('a name that a spreadsheet would work out is written as a name, and comes back as a field whole', () => {
  const evil = [kept('1', '=HYPERLINK("http://evil","x")', '@SUM(1+1)', [2, 0]), kept('2', 'A, "B"\nC', '-1', [0, 2])];
  const { data } = Papa.parse<readonly string[]>(ask(evil, 'results/matches.csv').trim());
  expect(data.map((row) => [row[3], row[4]])).toEqual([
    ['white', 'black'],
    [`'=HYPERLINK("http://evil","x")`, `'@SUM(1+1)`],
    ['A, "B"\nC', `'-1`],
  ]);
});

it('the mark of UTF-8 stands where it is asked for, and through a link nothing is told', () => {
  expect(ask(LEAGUE, 'results/teams.csv').startsWith('place,team')).toBe(true);
  expect(ask(LEAGUE, 'results/teams.csv?bom=1').startsWith('\uFEFFplace,team')).toBe(true);
  expect(
    ask(LEAGUE, 'results/matches.json', { pass: { matchId: '1', audience: 'all' } as unknown as Asked['pass'] }),
  ).toBe('404');
});
