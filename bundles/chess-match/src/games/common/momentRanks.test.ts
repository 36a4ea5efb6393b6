import { expect, it } from 'vitest';
import type { KeyMoment } from './keyMoments';
import { rankOf } from './momentRanks';

it('of moments is told first what decides, then what changes what is played for, then what only threatens', () => {
  const order: readonly KeyMoment['kind'][] = [
    ...(['matchOver', 'goalReached', 'mate', 'boardEnd', 'selection', 'branching', 'promotion'] as const),
    ...(['goalThreatened', 'queenGiven', 'sitting', 'flagNear', 'longThought', 'begins'] as const),
  ];
  expect(order.toSorted((one, other) => rankOf({ kind: other }) - rankOf({ kind: one }))).toEqual(order);
  expect(new Set(order.map((kind) => rankOf({ kind }))).size).toBe(order.length);
});
