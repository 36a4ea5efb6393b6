import { describe, expect, it } from 'vitest';
import type { MatchSetup } from '../journal/types';
import { placeRow } from '../../contract/venue';
import { EVERY_PLACE } from '../../games/halls';
import { placeAfter, seatingOf } from './seating';

const GAMES: Readonly<Record<string, Pick<MatchSetup, 'white' | 'black' | 'returnOf'>>> = {
  first: { white: 'Reds', black: 'Blues', returnOf: null },
  second: { white: 'Blues', black: 'Reds', returnOf: 'first' },
  third: { white: 'Reds', black: 'Blues', returnOf: 'second' },
  same: { white: 'Reds', black: 'Blues', returnOf: 'first' },
  lost: { white: 'Reds', black: 'Blues', returnOf: 'deleted' },
};
const game = (matchId: string) => {
  const found = GAMES[matchId];
  return found === undefined ? null : { matchId, setup: { event: 'Cup', settings: {}, ...found } };
};
const seated = (matchId: string) => {
  const found = game(matchId);
  if (found === null) throw new Error(matchId);
  return seatingOf(found, game);
};

describe('who sits where', () => {
  it.each([
    ['first', { series: 'first', turned: false }],
    ['second', { series: 'first', turned: true }],
    ['third', { series: 'first', turned: false }],
    ['same', { series: 'first', turned: false }],
    ['lost', { series: 'lost', turned: false }],
  ])('B20 in the %s game', (matchId, seating) => {
    expect(seated(matchId)).toEqual(seating);
  });

  it('what is a team’s goes with it when sides are changed, and back again', () => {
    const [first, second] = [seated('first'), seated('second')];
    expect(placeAfter('captain-white', first, second)).toBe('captain-black');
    expect(placeAfter('captain-black-2', first, second)).toBe('captain-white-2');
    for (const place of EVERY_PLACE) {
      const there = placeAfter(place, first, second);
      expect(there === place).toBe(placeRow(place).team === null);
      expect(EVERY_PLACE).toContain(there);
      expect(placeAfter(there, second, first)).toBe(place);
    }
  });

  it('another match has its own places', () => {
    expect(placeAfter('captain-white', seated('second'), seated('lost'))).toBe('captain-white');
    expect(placeAfter('captain-white', null, seated('second'))).toBe('captain-white');
  });
});
