import { GRAPHIC_IDS, idleIn } from 'chess-match/client/show';
import { expect, it } from 'vitest';
import { BUSINESS_GRAPHICS } from './business';
import { SWEDISH_GRAPHICS } from './swedish';

it('what another game draws and Swedish chess does not is not offered to the director', () => {
  const idle = GRAPHIC_IDS.filter((id) => id in BUSINESS_GRAPHICS && !(id in SWEDISH_GRAPHICS));
  expect([...idleIn('swedish').graphics].toSorted()).toEqual([...idle].toSorted());
});
