import { defaultsOf, GAME_FORMS } from 'chess-match/client/settings';
import { describe, expect, it } from 'vitest';
import { agreedWords } from './agreed';

describe.each(Object.entries(GAME_FORMS))('what was agreed of %s', (game, { settings }) => {
  it.each(['en', 'ru'] as const)('is said of every setting, without how it is typed, in "%s"', (language) => {
    const said = agreedWords(game, defaultsOf(settings), language);
    expect(said).toHaveLength(Object.keys(settings).length);
    expect(new Set(said.map(([name]) => name)).size).toBe(said.length);
    for (const [name, value] of said) {
      expect(name).not.toMatch(/ss\)|сс\)|мин|Ms$/);
      expect(value).not.toMatch(/^$|undefined|NaN|^true$|^false$/);
    }
  });
});

it('has times, choices and yes or no in words', () => {
  const said = new Map(agreedWords('business', { timePerTeamMs: 5_400_000, endgame: 'plus5min' }, 'en'));
  expect(['Time per team', 'Endgame', 'Boards', 'A board can be used again'].map((name) => said.get(name))).toEqual([
    ...['1 hour 30 minutes', '+5 minutes', '5', 'yes'],
  ]);
  expect(agreedWords('unknown', {}, 'en')).toEqual([]);
});
