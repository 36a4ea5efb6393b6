import type { VenueViews } from 'chess-match/contract/venue';
import { describe, expect, it } from 'vitest';
import { PROGRESSIVE } from '.';

const step = (san: string) => ({ san, from: 'e2', to: 'e4', changes: [] });
const LAST = { turn: 4, side: 'black', length: 4, made: 2, byCheck: true, steps: [step('e3'), step('Rh1+')] };
const views = {
  play: {
    game: 'progressive',
    checks: 'last',
    last: LAST,
    left: null,
    offers: [],
    end: null,
    series: { turn: 5, side: 'white', length: 5, next: 6 },
    quiet: { turns: 0, of: 10 },
  },
} as unknown as Partial<VenueViews>;
type Board = Parameters<typeof PROGRESSIVE.beside>[0];
const beside = (prepared: unknown, told = views): readonly string[] =>
  PROGRESSIVE.beside({ view: {}, prepared, views: told, language: 'ru' } as unknown as Board);

describe('what is told beside the board of a series', () => {
  it('is what the last one brought, and who makes how many moves now', () => {
    expect(beside(null)).toEqual([
      ...['Чёрные: 2 из 4 ходов, серию закончил шах', 'Белым шах: уйти от него надо первым из 5 ходов'],
    ]);
    expect(PROGRESSIVE.toMoveNote(views, 'ru')).toBe('серия из 5 ходов');
  });

  it('is how far the one has come that is prepared, where that is seen', () => {
    expect(beside({ lastMoves: [{}, {}, {}] })).toEqual(['Серия: 3 из 5']);
  });

  it('is nothing of another game', () => {
    expect([beside(null, {}), PROGRESSIVE.toMoveNote({}, 'en')]).toEqual([[], '']);
  });

  it('numbers its moves', () => {
    expect(PROGRESSIVE.movesWords(['e3', 'Rxh7'], 'ru')).toBe('1.\u00a0e3  2.\u00a0Лxh7');
  });
});
