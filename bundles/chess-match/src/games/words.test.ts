import { describe, expect, it } from 'vitest';
import { DEFAULT_GAME, GAMES } from './index';
import {
  FIRST_GAME,
  GAME_FACTS,
  GAME_FORMS,
  GAME_LOGS,
  GAME_MOMENTS,
  GAME_PROBLEMS,
  GAME_STATISTICS,
  GAME_SUGGESTIONS,
  GAMES_ON_AIR,
} from './words';

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

  it('every language of viewers counts the same, each by a name of its own', () => {
    const { en, ...others } = GAME_STATISTICS;
    for (const names of Object.values(others)) expect(Object.keys(names)).toEqual(Object.keys(en));
    for (const names of Object.values(GAME_STATISTICS)) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
      for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}\p{L}/u);
    }
  });

  const ABOUT = { who: 'WHO', board: 'BOARD', other: 'OTHER', amount: 77, text: 'TEXT' };
  const named = (told: string) => Object.values(ABOUT).filter((name) => told.includes(String(name)));

  it.each(Object.entries(GAME_MOMENTS.be))('a moment is told of the same in every language: %s', (kind, said) => {
    const told = GAME_MOMENTS.en[kind as keyof typeof GAME_MOMENTS.be](ABOUT);
    expect(said(ABOUT)).toMatch(/\p{L} /u);
    expect(named(said(ABOUT))).toEqual(named(told));
  });

  it.each(Object.entries(GAME_SUGGESTIONS.en))('a suggestion says the same in both languages: %s', (kind, en) => {
    const ru = GAME_SUGGESTIONS.ru[kind as keyof typeof GAME_SUGGESTIONS.ru];
    for (const { said, mode, explained } of [en, ru]) {
      for (const text of [said(ABOUT), mode]) expect(text).toMatch(/\p{L}{2}/u);
      expect(explained).toMatch(/^\p{Lu}.*[.!]$/u);
    }
    expect(named(ru.said(ABOUT))).toEqual(named(en.said(ABOUT)));
  });
});
