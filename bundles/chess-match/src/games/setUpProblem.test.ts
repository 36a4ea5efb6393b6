import { describe, expect, it } from 'vitest';
import { GAMES } from './index';
import { GAME_PROBLEMS } from './words';

/** Kings and rooks as Chess960 may place them, and the same pieces at home. */
const SHIFTED = 'rk5r/8/8/8/8/8/8/RK5R w KQkq -';
const HOME = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -';
const NINE = ['l3a3l/9/9/9/9/9/9/9/L3A3L w', 'l2a4l/9/9/9/9/9/9/9/L3A3L w KQkq -'] as const;

const STARTS = [
  ['progressive', 'start', HOME, SHIFTED, 'KQkq'],
  ['classical', 'start', HOME, SHIFTED, 'KQkq'],
  ['swedish', 'startB', HOME, SHIFTED, 'KQkq'],
  ['belarusian', 'start', ...NINE, 'kq'],
] as const;

describe.each(STARTS)('a new match of %s', (id, setting, home, shifted, part) => {
  const game = GAMES[id];
  const set = (fen: string) => ({ event: '', white: 'W', black: 'B', returnOf: null, settings: { [setting]: fen } });

  it('is refused with rights to castle that no pieces bear out, at its field, and says to leave them out', () => {
    const problem = game?.setUpProblem?.(set(shifted)) ?? null;
    expect(problem).toMatchObject({
      code: `${id}/start/bad_position`,
      params: { setting, what: 'not-at-home', part },
      item: shifted,
    });
    const words = (language: 'en' | 'ru') =>
      GAME_PROBLEMS[language][`${id}/start/bad_position`](problem?.params as never);
    expect(words('en')).toContain(`leave these rights out (${part})`);
    expect(words('ru')).toContain(`уберите эти права (${part})`);
  });

  it('begins with those that are, and with none; what was begun with the others is read as ever', () => {
    expect([home, shifted.split(' ').slice(0, 2).join(' '), ''].map((fen) => game?.setUpProblem?.(set(fen)))).toEqual([
      ...[null, null, null],
    ]);
    expect(game?.initial(set(shifted)).ok).toBe(true);
  });
});

it('chess that knows no castling claims none', () => {
  const settings = { variant: 'logical', start: SHIFTED };
  const setup = { event: '', white: 'W', black: 'B', returnOf: null, settings };
  expect(GAMES['progressive']?.setUpProblem?.(setup)).toBeNull();
});
