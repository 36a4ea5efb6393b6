import { emptyShow, type GraphicId } from 'chess-match/client/show';
import { expect, it } from 'vitest';
import { sceneOf } from './scene';

const air = (...on: readonly GraphicId[]) => {
  const { graphics } = emptyShow();
  const shown = on.map((id) => [id, { ...graphics[id], on: true }]);
  return { graphics: { ...graphics, ...(Object.fromEntries(shown) as Partial<typeof graphics>) } };
};

it.each(['intro', 'teams', 'break', 'result'] as const)('shows the screen the program shows: %s', (graphic) => {
  expect(sceneOf(air(graphic)).kind).toBe(graphic);
});

it('shows the play over what has no room in it', () => {
  expect(sceneOf(air('tree', 'ticker', 'explainer'))).toEqual({ kind: 'play', board: null });
});

it('shows the board large that the program shows large', () => {
  const shown = air('focus');
  const focus = { ...shown.graphics.focus, content: { board: 3 } };
  expect(sceneOf({ graphics: { ...shown.graphics, focus } })).toEqual({ kind: 'play', board: 3 });
});
