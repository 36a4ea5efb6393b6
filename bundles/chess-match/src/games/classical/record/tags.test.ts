import { describe, expect, it } from 'vitest';
import type { Tag } from '../../common/recordText';
import { DEFAULT_SETTINGS, type Settings } from '../rules/settings';
import { newMatch } from '../testing/play';
import { playersIn, settingsGiven, tagOfSetting, tagsOf, teamIn, timeControl } from './tags';

const tags = (given: Readonly<Record<string, string>>): readonly Tag[] =>
  Object.entries(given).map(([name, value]) => ({ name, value, line: 0 }));
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const START = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const written = (settings: Partial<Settings>, board = 1): Readonly<Record<string, string>> =>
  Object.fromEntries(tagsOf(newMatch(settings), board, NAMES, undefined).map(({ name, value }) => [name, value]));

describe('what was agreed, as tags', () => {
  it.each([
    [5_400_000, 30_000, '5400+30'],
    [5_400_000, 0, '5400'],
    [180_500, 2000, '180.5+2'],
  ])('%i ms and %i a move are "%s"', (timePerPlayerMs, incrementMs, control) => {
    expect(timeControl({ ...DEFAULT_SETTINGS, timePerPlayerMs, incrementMs })).toBe(control);
  });

  it('is told where it is not usual, and not where it is', () => {
    expect(written({})).not.toHaveProperty('DelayMs');
    expect(Object.keys(written({}))).toEqual([
      ...['Event', 'Date', 'Round', 'Board', 'White', 'Black', 'WhiteTeam', 'BlackTeam', 'TimeControl'],
    ]);
    expect(written({ delayMs: 3000, colours: 'same', start: START })).toMatchObject({
      DelayMs: '3000',
      Colours: 'same',
      SetUp: '1',
      FEN: START,
      Date: '????.??.??',
    });
  });

  it('names each team on the side that it has on a board', () => {
    expect(written({}, 2)).toMatchObject({
      Round: '1.2',
      Board: '2',
      White: 'Blues',
      WhiteTeam: 'Blues',
      Black: 'Reds',
    });
    expect(written({ colours: 'same' }, 2)).toMatchObject({ WhiteTeam: 'Reds', BlackTeam: 'Blues' });
  });
});

describe('what the games of a file give', () => {
  const given = (...games: readonly Readonly<Record<string, string>>[]) => settingsGiven(games.map(tags));

  it.each([
    ['5400+30', { timePerPlayerMs: '5400000', incrementMs: '30000' }],
    ['40/5400+30:1800+30', { timePerPlayerMs: '5400000', incrementMs: '30000' }],
    ['300', { timePerPlayerMs: '300000', incrementMs: '0' }],
    [' 180.5+2.25 ', { timePerPlayerMs: '180500', incrementMs: '2250' }],
    ['0', {}],
    ['-', {}],
    ['?', {}],
  ])('time control %j', (control, settings) => {
    expect(given({ TimeControl: control })).toEqual({ boards: '1', ...settings });
  });

  it('a delay, a position, and as many boards as there are games', () => {
    expect(given({ DelayMs: '3000', FEN: START }, {}, {})).toEqual({ boards: '3', delayMs: '3000', start: START });
    expect(given({}, { DelayMs: '1', FEN: START })).toEqual({ boards: '2' });
    expect(settingsGiven([])).toEqual({ boards: '0' });
  });

  it('colours: those that are said, else by who has White on the second board', () => {
    const [reds, blues] = [
      { WhiteTeam: 'Reds', BlackTeam: 'Blues' },
      { WhiteTeam: 'Blues', BlackTeam: 'Reds' },
    ];
    expect(given(reds, blues)).not.toHaveProperty('colours');
    expect(given(reds, reds)).toMatchObject({ colours: 'same' });
    expect(given({ ...reds, Colours: 'alternating' }, reds)).toMatchObject({ colours: 'alternating' });
    expect(given(reds)).not.toHaveProperty('colours');
    expect(given({ White: 'Reds' }, { White: 'Reds', WhiteTeam: '' })).toMatchObject({ colours: 'same' });
  });

  it('a team by its name, and by that of the player where no team is named', () => {
    const games = [tags({ White: 'Ann', Black: 'Bob', WhiteTeam: 'Reds' }), tags({ WhiteTeam: 'Others' })];
    expect([teamIn(games, 'white'), teamIn(games, 'black'), teamIn([], 'white')]).toEqual(['Reds', 'Bob', '']);
  });

  it('the players that are known, on the board and for the team they play', () => {
    const games = [
      tags({ White: 'Ann', Black: 'Blues', WhiteTeam: 'Reds', BlackTeam: 'Blues', WhiteElo: '2100', BlackElo: '9' }),
      tags({ White: 'Cid', Black: 'Dan', WhiteTeam: 'Blues', BlackTeam: 'Reds', WhiteElo: '21000', BlackElo: '' }),
      tags({ White: '', Black: 'Eve', BlackTeam: 'Blues', BlackElo: '900' }),
    ];
    expect(playersIn(games, DEFAULT_SETTINGS)).toEqual([
      { team: 'white', board: 1, name: 'Ann', elo: 2100 },
      { team: 'white', board: 2, name: 'Dan', elo: null },
      { team: 'black', board: 2, name: 'Cid', elo: null },
      { team: 'black', board: 3, name: 'Eve', elo: 900 },
    ]);
  });
});

it.each([
  ['colours', 'Colours'],
  ['timePerPlayerMs', 'TimeControl'],
  ['incrementMs', 'TimeControl'],
  ['delayMs', 'DelayMs'],
  ['start', 'FEN'],
  ['boards', 'FEN'],
  [undefined, 'FEN'],
])('a setting %s that is refused is shown at the tag %s', (setting, name) => {
  const all = tags({ Event: 'Cup', Colours: 'x', TimeControl: 'x', DelayMs: 'x', FEN: 'x' });
  expect(tagOfSetting(all, setting)?.name).toBe(name);
  expect(tagOfSetting(tags({ Event: 'Cup' }), setting)).toBeNull();
});
