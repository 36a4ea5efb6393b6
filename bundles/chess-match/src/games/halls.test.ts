import { describe, expect, it } from 'vitest';
import { isApart } from '../view/isApart';
import { GAMES } from './index';
import { EVERY_PLACE, GAME_HALLS, hallFor } from './halls';
import type { GameHall } from './common/hall';
import { defaultsOf } from './common/settings';

describe('what a game needs of a hall', () => {
  it.each(Object.entries(GAMES))('is said of %s as its matches have it', (id, game) => {
    const begun = game.initial({ event: '', white: 'W', black: 'B', settings: defaultsOf(game.settings) });
    if (!begun.ok) throw new Error(id);
    const { match } = game.project(begun.value);
    const { [id]: hall } = GAME_HALLS as Readonly<Record<string, GameHall>>;
    expect(hall?.isApart).toBe(isApart(match));
    expect(hall?.boards).toBeGreaterThanOrEqual(match.boards);
  });

  it('is that of any game before one is chosen, and no screen of another in one that has none', () => {
    expect(hallFor(null)).toEqual({ boards: [1, 2, 3, 4, 5], captainsOf: [1, 2, 3, 4, 5], screens: ['control'] });
    expect(hallFor('another').screens).toEqual([]);
    expect(hallFor('swedish')).toEqual({ boards: [1, 2], captainsOf: [1, 2], screens: [] });
    expect(EVERY_PLACE).toContain('own-control');
  });
});
