import { idleIn } from 'chess-match/client/show';
import { expect, it } from 'vitest';
import { SWEDISH_GRAPHICS } from '.';

it('what draws nothing of Swedish chess is not offered to the director', () => {
  const nothing = Object.entries(SWEDISH_GRAPHICS).flatMap(([id, drawing]) => (drawing === 'nothing' ? [id] : []));
  expect([...idleIn('swedish').graphics].toSorted()).toEqual(nothing.toSorted());
});
