import type { VenueViews } from 'chess-match/contract/venue';
import { describe, expect, it } from 'vitest';
import { BELARUSIAN } from '.';

const viewsWith = (play: object): Partial<VenueViews> =>
  ({
    play: {
      game: 'belarusian',
      end: null,
      inauguration: null,
      called: { side: 'white', calls: ['throne', 'check'] },
      throne: { holder: 'white', rokosh: false, attackers: { white: [], black: [] } },
      ...play,
    },
  }) as unknown as Partial<VenueViews>;
type Board = Parameters<typeof BELARUSIAN.beside>[0];
const beside = (play: object, prepared: unknown = null): readonly string[] =>
  BELARUSIAN.beside({ view: {}, prepared, views: viewsWith(play), language: 'ru' } as unknown as Board);

describe('what is told beside the board of the throne', () => {
  it('L8 is who is on it and whether that one is attacked there, and nothing of what is only prepared', () => {
    const rokosh = { throne: { holder: 'black', rokosh: true, attackers: { white: ['e2'], black: [] } } };
    expect([beside({})[0], beside(rokosh)[0], beside({}, { lastMoves: [] })]).toEqual([
      ...[expect.stringMatching(/^Белые на троне/), expect.stringMatching(/^Рокош: чёрные/), []],
    ]);
  });

  it('L7 is that an inauguration is due, and a turn that lacks it says so', () => {
    expect(beside({ inauguration: 'white' })[0]).toMatch(/инаугурация княжича/);
    const draft = { lacks: [1] } as unknown as Parameters<typeof BELARUSIAN.lacksWords>[0];
    expect(BELARUSIAN.lacksWords(draft, viewsWith({ inauguration: 'white' }), 'en')).toMatch(/inauguration/);
  });

  it('L11 stands behind whose move it is: what was called', () => {
    expect(BELARUSIAN.toMoveNote(viewsWith({}), 'ru')).toBe('«трон, шах»');
    expect(BELARUSIAN.toMoveNote(viewsWith({}), 'en')).toBe('“throne, check”');
    expect(BELARUSIAN.toMoveNote(viewsWith({ called: { side: null, calls: [] } }), 'en')).toBe('');
  });
});
