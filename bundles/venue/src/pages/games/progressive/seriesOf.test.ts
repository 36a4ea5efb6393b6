import { expect, it } from 'vitest';
import { lacksWords } from './seriesOf';

it('says how many moves are to come', () => {
  const views = { play: { game: 'progressive', series: { length: 3 } } } as unknown as Parameters<typeof lacksWords>[1];
  const item = { text: 'e4', kind: 'move', board: 1, problem: null } as const;
  const left = (count: number, language: 'ru' | 'en') =>
    lacksWords({ items: Array.from({ length: count }, () => item) }, views, language);
  expect([left(1, 'ru'), left(2, 'ru'), left(2, 'en')]).toEqual([
    ...['До конца серии 2 хода', 'До конца серии 1 ход', '1 move to go in the series'],
  ]);
});
