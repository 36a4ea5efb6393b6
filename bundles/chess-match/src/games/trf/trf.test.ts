import { describe, expect, it } from 'vitest';
import { random } from '../common/random';
import { readTrf } from './testing/readTrf';
import type { TrfReport } from './report';
import { writeTrf } from './writeTrf';

const REPORT: TrfReport = {
  name: 'Кубок города',
  starts: '2026/11/27',
  ends: '2026/11/27',
  timeControl: '5400+30',
  rounds: 1,
  dates: ['2026/11/27'],
  arbiters: ['Судья, Олег', 'Second, Ann'],
  players: [
    {
      rank: 1,
      name: 'Иванова, Анна',
      title: 'WGM',
      rating: 2411,
      federation: 'RUS',
      fide: '4100018',
      points: 1,
      place: 1,
      rounds: [{ opponent: 2, colour: 'w', result: '1' }],
    },
    {
      rank: 2,
      name: 'Petrov, Boris',
      title: '',
      rating: null,
      federation: '',
      fide: '',
      points: 0,
      place: 2,
      rounds: [{ opponent: 1, colour: 'b', result: '0' }],
    },
    {
      rank: 3,
      name: 'Clara',
      title: '',
      rating: 2100,
      federation: 'GEO',
      fide: '123456789',
      points: 0.5,
      place: 2,
      rounds: [{ opponent: null, colour: null, result: 'H' }],
    },
  ],
  teams: [
    { number: 1, name: 'Мэрия', matchPoints: 2, gamePoints: 1, place: 1, players: [1] },
    { number: 2, name: 'Federation', matchPoints: 0, gamePoints: 0.5, place: 2, players: [2, 3] },
  ],
  lineUps: [{ round: 1, team: 2, opponent: 1, players: [3, 2] }],
  forfeits: [{ kind: '-+', round: 1, white: 1, black: 2 }],
};

const faultsOf = (text: string) => {
  const read = readTrf(text);
  return read.ok ? [] : read.error.map(({ kind, line, column, text: what }) => [kind, line, column, what]);
};

/** Team lines as the specification shows them (TRF26, record 310). */
const EXAMPLE = [
  '### SSS NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN FFFFF EEEEEE MMMMMM GGGGGG RRR  PPP1 PPP2 PPP3 PPP4 PPP5',
  '310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44',
  '310   2 Ukraine                          UKR     2478   14.0   26.5  14     2    4   20   27   22',
];
const members = [1, 2, 4, 5, 15, 20, 22, 27, 28, 44].map((rank) => `001 ${String(rank).padStart(4)}`);

describe("FIDE's report format of 2026", () => {
  it('reads the teams of the example in the specification', () => {
    const read = readTrf([...members, ...EXAMPLE].join('\r\n'));
    expect(read.ok && read.value.teams).toEqual([
      { number: 1, name: 'India', matchPoints: 15, gamePoints: 28, place: 11, players: [1, 5, 15, 28, 44] },
      { number: 2, name: 'Ukraine', matchPoints: 14, gamePoints: 26.5, place: 14, players: [2, 4, 20, 27, 22] },
    ]);
  });

  it('reads forfeited matches of the example, and refuses by its line what gives points it does not have', () => {
    const read = readTrf(['### TT RRR WWW BBB', '330 +- 004 023 047', '330 -+ 008 027 005'].join('\r'));
    expect(read.ok && read.value.forfeits).toEqual([
      { kind: '+-', round: 4, white: 23, black: 47 },
      { kind: '-+', round: 8, white: 27, black: 5 },
    ]);
    const standard = ['162  W 1.0    D 0.5    L 0.0    P 1.0', '362 TW 2.0   TD 1.0   TL 0.0'];
    expect(faultsOf(standard.join('\r\n'))).toEqual([]);
    const others = [
      '162  W 3.0    D 1.0    L 0.0',
      '362 TW 3.0   TD 1.0',
      '240 H 003  026  047',
      '320 02.0 02.0 015 000',
    ];
    expect(faultsOf([...others, '330 ++ 001 001 002'].join('\r\n'))).toEqual([
      ['other_points', 1, 5, 'W'],
      ['other_points', 1, 14, 'D'],
      ['other_points', 2, 5, 'TW'],
      ['other_points', 3, 1, '240'],
      ['other_points', 4, 1, '320'],
      ['not_a_forfeit', 5, 5, '++'],
    ]);
  });

  it('writes each field in its columns', () => {
    const lines = writeTrf(REPORT).split('\r\n');
    const line = lines.find((text) => text.startsWith('001    1')) ?? '';
    const at = (first: number, last: number): string => line.slice(first - 1, last);
    expect([
      at(11, 13),
      at(15, 47).trim(),
      at(49, 52),
      at(81, 84),
      at(86, 89),
      at(92, 95),
      at(97, 97),
      at(99, 99),
    ]).toEqual(['WGM', 'Иванова, Анна', '2411', ' 1.0', '   1', '   2', 'w', '1']);
    expect(lines).toContain('222 5400+30');
  });

  it('is read as it was written', () => {
    expect(readTrf(writeTrf(REPORT))).toEqual({ ok: true, value: REPORT });
  });

  it('tells every place that cannot be read, by line and column', () => {
    const text = writeTrf(REPORT)
      .replace('2411', '24x1')
      .replace('    2 w 1', '    9 q 7')
      .replace('310   2', '310   1');
    const line = text.split('\r\n').findIndex((written) => written.startsWith('001    1')) + 1;
    expect(faultsOf(text)).toEqual([
      ['not_a_number', line, 49, '24x1'],
      ['unknown_player', line, 92, '9'],
      ['not_a_colour', line, 97, 'q'],
      ['not_a_result', line, 99, '7'],
      ['twice', line + 4, 5, '1'],
    ]);
  });

  it('10 000 files that were damaged are read, or refused by places that are in them', () => {
    const whole = writeTrf(REPORT);
    const chance = random(2026);
    let [refused, read] = [0, 0];
    for (let count = 0; count < 10_000; count += 1) {
      const at = chance.below(whole.length);
      const put = chance.pick([...'019 .-+wbxЖ\r\n', '310 ', '001 ', '330 ', '162  W ', '']);
      const text = whole.slice(0, at) + put + whole.slice(at + chance.below(5));
      const lines = text.split(/\r\n?|\n/);
      const result = readTrf(text);
      for (const { line, column } of result.ok ? [] : result.error)
        expect(line >= 1 && line <= lines.length && column >= 1 && column <= 300, text).toBe(true);
      if (result.ok) {
        expect(readTrf(writeTrf(result.value)).ok, text).toBe(true);
        read += 1;
      } else refused += 1;
    }
    expect(Math.min(refused, read)).toBeGreaterThan(500);
  });
});
