import { describe, expect, it } from 'vitest';
import { newMatch, play } from '../testing/play';
import { replayer } from './replayer';

/** White may castle, and has a ratnik before the last rank; the black ladya takes the kniaz. */
const START = '2l6/7R1/9/a8/9/9/9/9/3KA3L w K - 0 1';
const at =
  (start: string, ...turns: readonly string[]) =>
  (line: string) =>
    replayer.judge(play(newMatch({ start }), ...turns), null, line).alternatives.map(({ item }) => item);
const begun = (line: string) => replayer.judge(newMatch(), null, line).alternatives.map(({ item }) => item);

describe('what is offered in the place of a turn that is none is like it', () => {
  const offered = at(START, 'O-O:2', 'c9-g9');

  it('L5 what a ratnik may become, where it was written to become what it may not', () => {
    const promotions = ['h8-h9=g', 'h8-h9=l', 'h8-h9=m', 'h8-h9=v'];
    for (const written of ['h8-h9=р', 'h8-h9', '2.h8h9K', 'Рh8-h9=а'])
      expect([written, offered(written).slice(0, 4).toSorted()]).toEqual([written, promotions]);
    expect(offered('h8-h9=р').every((item) => /h8|h9/.test(item ?? ''))).toBe(true);
  });

  it.each([
    ['e2-e6', ['e2-e3', 'e2-e4']],
    ['е2-е6', ['e2-e3', 'e2-e4']],
    ['e3-e4', ['e2-e4']],
    ['e2', ['e2-e3', 'e2-e4']],
    ['В', []],
    ['то', []],
  ])('L1 of the first turns, where "%s" is written: %j', (written, turns) => {
    expect(begun(written)).toEqual(turns);
  });

  it('L1 of the same piece, where nothing goes from or to the squares written', () => {
    expect(begun('c1-c5').toSorted()).toEqual(['c1-b3', 'c1-d3']);
    const boxedIn = at('8a/9/9/9/9/3L5/9/R8/LV6A w')('a1-g7');
    expect([boxedIn.length, boxedIn.every((item) => item?.startsWith('d4'))]).toEqual([12, true]);
    expect(begun('a1-g7')).toEqual([]);
  });

  it('L1 any turn, where nothing is written', () => {
    expect(begun(' ')).toHaveLength(12);
  });
});
