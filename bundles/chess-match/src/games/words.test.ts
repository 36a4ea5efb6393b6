import { describe, expect, it } from 'vitest';
import { DEFAULT_GAME, GAMES } from './index';
import { FIRST_GAME, GAME_FACTS, GAME_FORMS, GAME_LOGS, GAME_PROBLEMS, GAMES_ON_AIR } from './words';

const IDS = Object.keys(GAMES).toSorted();

describe('the words of games', () => {
  it('are there for every game that can be played, and for no other', () => {
    for (const words of [GAME_FORMS, GAME_LOGS, GAMES_ON_AIR, ...Object.values(GAME_FACTS)])
      expect(Object.keys(words).toSorted()).toEqual(IDS);
    expect(FIRST_GAME).toBe(DEFAULT_GAME);
  });

  it.each(IDS)('the form of %s offers its settings, its records, and return games where it knows them', (id) => {
    expect(GAME_FORMS[id]?.settings).toBe(GAMES[id]?.settings);
    expect(GAME_FORMS[id]?.recordExtension).toBe(GAMES[id]?.records.extension);
    expect(GAME_FORMS[id]?.returnHint === null).toBe(GAMES[id]?.returnSettings === undefined);
  });

  it('both languages know the same refusals', () => {
    expect(Object.keys(GAME_PROBLEMS.ru).toSorted()).toEqual(Object.keys(GAME_PROBLEMS.en).toSorted());
  });
});
