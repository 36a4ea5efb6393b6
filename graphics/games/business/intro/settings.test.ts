import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures/fixtures';
import { factsOf } from './settings';

const SETTINGS = { gameRating: 10, timePerTeamMs: 5_400_000, vetoScope: 'both' };
const match = { ...FIXTURES.one.match, settings: SETTINGS };

describe('what was agreed in advance', () => {
  it('is told in the words of the language', () => {
    expect(factsOf(match, 'ru')).toEqual([
      { figure: '10', text: 'фишек на кону' },
      { figure: 'до 5', text: 'досок одновременно' },
      { figure: '1 ч 30 мин', text: 'на все ходы команды' },
    ]);
    expect(factsOf({ ...match, settings: { gameRating: 1 } }, 'en')[0]).toEqual({ figure: '1', text: 'chip at stake' });
  });

  it('leaves out what the game does not have', () => {
    expect(factsOf({ ...match, boards: 1, settings: {} }, 'ru')).toEqual([]);
    expect(factsOf({ ...match, settings: { gameRating: 'ten' } }, 'ru').map(({ text }) => text)).toEqual([
      'досок одновременно',
    ]);
  });

  it('says nothing before a match is open', () => {
    expect(factsOf(FIXTURES.empty.match, 'ru')).toEqual([]);
  });
});
