import { expect, it } from 'vitest';
import { readTrf } from '../../trf/testing/readTrf';
import { writeTrf } from '../../trf/writeTrf';
import { after, moves, newMatch, T0 } from '../testing/play';
import { randomMatch } from '../testing/randomMatch';
import { reportOf } from './trf';

const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const PLAYED = {
  atMs: Date.UTC(2026, 10, 26),
  player: (team: string, board: number) => (team === 'white' && board === 2 ? { name: 'Berg, Anna', elo: 2100 } : null),
};

it('a match is a round of its players, each with his colour, and its teams', () => {
  const begun = after(newMatch({ boards: 2, timePerPlayerMs: 5_400_000, incrementMs: 30_000 }), { type: 'startClock' });
  const state = moves(begun, '1:f3 1:e5 1:g4 1:Qh4', (index) => T0 + 2000 * (index + 1));
  const { players, teams, ...facts } = reportOf(state, NAMES, PLAYED);
  expect(facts).toEqual({
    name: 'Cup',
    starts: '2026/11/26',
    ends: '2026/11/26',
    timeControl: '5400+30',
    rounds: 1,
    dates: ['2026/11/26'],
    arbiters: [],
    lineUps: [],
    forfeits: [],
  });
  expect(players.map(({ rank, name, rating, rounds: [round] }) => [rank, name, rating, round])).toEqual([
    [1, 'Reds 1', null, { opponent: 3, colour: 'w', result: '0' }],
    [2, 'Berg, Anna', 2100, { opponent: 4, colour: 'b', result: null }],
    [3, 'Blues 1', null, { opponent: 1, colour: 'b', result: '1' }],
    [4, 'Blues 2', null, { opponent: 2, colour: 'w', result: null }],
  ]);
  expect(teams.map(({ name, matchPoints, gamePoints, players: of }) => [name, matchPoints, gamePoints, of])).toEqual([
    ['Reds', 0, 0, [1, 2]],
    ['Blues', 0, 1, [3, 4]],
  ]);
});

it('whatever was played is read back as it was written', () => {
  let decided = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const report = reportOf(randomMatch(seed, 120).state, NAMES, PLAYED);
    expect(readTrf(writeTrf(report))).toEqual({ ok: true, value: report });
    decided += report.players.filter(({ rounds }) => rounds[0]?.result !== null).length;
  }
  expect(decided).toBeGreaterThan(4);
});
