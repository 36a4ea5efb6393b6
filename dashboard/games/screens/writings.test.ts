import { expect, it } from 'vitest';
import { writingOf } from './writings';

it.each([
  ['business', '1:Кf3 пас 2>3', '1:Nf3 pass 2>3'],
  // Both alphabets may be meant: the rules read it.
  ['progressive', '2.е5 Кс6', '2.е5 Кс6'],
  ['progressive', '3.Фh5 Крe2', '3.Qh5 Ke2'],
  ['progressive', 'пас', 'пас'],
  ['belarusian', ' 1.е2-е4 ', '1.е2-е4'],
  ['classical', '2:Кf3', '2:Кf3'],
  [null, 'пас', 'пас'],
])('in %s "%s" is the line "%s"', (game, typed, line) => {
  expect(writingOf(game).read(typed).line).toBe(line);
});
