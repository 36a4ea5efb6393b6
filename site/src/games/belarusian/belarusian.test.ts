import { AIR_LANGUAGES } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { published } from 'chess-match/games/belarusian/testing';
import { expect, it } from 'vitest';
import { screensOf } from '../screens';

const SCREENS = screensOf('belarusian');
const BEFORE = 'lvmga1vml/rrr2krrr/3r5/9/9/3RAR3/4K4/RRR3RRR/LMV2GMVL w - - 8 14';
const TAKING = 'lvmga1vml/rrr2krrr/9/4r4/3A5/3R1R3/4K4/RRR3RRR/LMV2GMVL b - - 0 21';

/** As much of a document as the sentences are made of. */
const at = (start: string, turns: string): HomeContent => {
  const { play = { game: null }, turns: told } = published(start, turns);
  return { play, turns: told.turns } as unknown as HomeContent;
};

it('L8 says who is near the throne, and at the end who won and by what', () => {
  expect(SCREENS.lead(at(BEFORE, 'e4-e5'), 0, 'en')).toMatch(/^White stands on the throne: unless Black/);
  expect(SCREENS.lead(at(BEFORE, 'e4-e5 d7-d6'), 0, 'be')).toMatch(/^Рокаш: белыя/);
  expect(SCREENS.lead(at(BEFORE, 'e4-e5 a8-a7'), 0, 'ru')).toBe('Победили белые. Трон удержан');
});

it('L7 L11 tells the last turns with what was called, the inauguration by its word', () => {
  expect(SCREENS.happened(at(BEFORE, 'e4-e5 d7-d6'), 'ru').map(({ text }) => text)).toEqual(['d7-d6: рокош!', 'e4-e5']);
  expect(SCREENS.happened(at(TAKING, 'e6xd5 inauguration'), 'be')[0]?.text).toBe('інаўгурацыя');
  expect(SCREENS.happened(at('', ''), 'en')).toEqual([]);
});

it('L10 explains the game in every language, with what each win pays', () => {
  for (const language of AIR_LANGUAGES) {
    const rules = SCREENS.rules(language, at('', ''));
    expect(rules).toHaveLength(3);
    expect(rules[2]?.[1]).toMatch(/2; .* 1; .* ½\.$/);
  }
});
