import { GRAPHIC_IDS, idleIn } from 'chess-match/client/show';
import { expect, it } from 'vitest';
import { GAME_GRAPHICS } from './screens';

const SOURCES = import.meta.glob<string>('../*/overlay.ts', { query: '?raw', import: 'default', eager: true });

/** Graphics that have nothing to show unless a game draws them. */
const EMPTY = GRAPHIC_IDS.filter((id) => SOURCES[`../${id}/overlay.ts`]?.includes('emptyFrame('));

it.each(Object.entries(GAME_GRAPHICS))('what has nothing to show in %s is not offered to the director', (game, own) => {
  expect(EMPTY.length).toBeGreaterThan(0);
  const idle = EMPTY.filter((id) => !(id in own));
  expect([...idleIn(game)].toSorted()).toEqual(idle.toSorted());
});
