import { describe, expect, it } from 'vitest';
import { AIR_LANGUAGES } from '../../../view/language';
import { headlineOf, headlineText } from './headline';
import { CARDS, cardWords } from './cards';

const teams = { white: { name: 'Rook' }, black: { name: 'Bishop' } };
const told = (
  white: number,
  black: number,
  boards: number,
  liveBoards: number[],
  status: 'playing' | 'over' = 'playing',
) => {
  const score = { white, black };
  const headline = headlineOf({ match: { status, boards, liveBoards }, score });
  return headline && headlineText(headline, { teams, score }, 'en');
};

describe('C8 how a match on boards stands', () => {
  it('is told from the first board that has ended to the last', () => {
    expect(told(0, 0, 4, [1, 2, 3, 4])).toBeNull();
    expect(told(1, 1, 4, [1, 2, 4])).toBe('The match is level, ½:½; boards 1, 2, 4 to be finished');
    expect(told(1, 3, 4, [1, 4])).toBe('Bishop leads 1½:½; boards 1, 4 to be finished');
    expect(told(4, 2, 3, [], 'over')).toBeNull();
  });

  it('is decided with more than half of all points, not with half of them', () => {
    expect(told(4, 2, 4, [4])).toBe('Rook leads 2:1; board 4 to be finished');
    expect(told(5, 1, 4, [4])).toBe('Rook has won the match, 2½:½; board 4 to be finished');
  });

  it('has its rules in three cards, in every language', () => {
    for (const language of AIR_LANGUAGES)
      for (const card of CARDS) expect(cardWords(language).sentences[card].join(' ')).not.toMatch(/undefined|^$/);
  });
});
