import { expect, it } from 'vitest';
import { tied } from './tied';

/** With a break that is not allowed as "_". */
const shown = (text: string): string => tied(text).replaceAll('\u00a0', '_');

it.each([
  ['Score 0:0, all 10 points are on board 1', 'Score_0:0, all_10 points are on_board_1'],
  ['Белые ведут 4:1, на досках ещё 8 очков', 'Белые ведут_4:1, на_досках ещё_8 очков'],
  ['1: Nd4 · 2: b5 · 5: Qxc4+', '1:_Nd4_· 2:_b5_· 5:_Qxc4+'],
  ['', ''],
])('"%s" may be broken as "%s"', (text, expected) => {
  expect(shown(text)).toBe(expected);
});
