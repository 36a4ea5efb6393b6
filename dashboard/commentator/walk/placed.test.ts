import type { Moment } from 'chess-match/client/explore';
import { expect, it } from 'vitest';
import { placed } from './placed';

const MOMENTS = [0, 1, 2, 3].map((ply) => ({ ply }) as Moment);

it('a place that was taken back is the last one', () => {
  expect([placed(MOMENTS, 1)?.ply, placed(MOMENTS, 9)?.ply, placed(MOMENTS, null)?.ply]).toEqual([1, 3, 3]);
});
