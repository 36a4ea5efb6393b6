import { expect, it } from 'vitest';
import { DISC, discAt } from './discs';

it.each([0.28, 0.4])('numbers of moves onto one square stand apart, within it, in type of %s squares', (type) => {
  const centre = { x: 3.5, y: 4.5 };
  const room = Math.floor(1 / (2 * DISC * type)) ** 2;
  const places = Array.from({ length: room }, (_, before) => discAt(centre, before, type));
  for (const [index, { x, y }] of places.entries()) {
    expect([Math.abs(x - centre.x) < 0.5, Math.abs(y - centre.y) < 0.5]).toEqual([true, true]);
    const nearest = Math.min(
      ...places.slice(index + 1).map((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y))),
    );
    expect(nearest).toBeGreaterThanOrEqual(2 * DISC * type - 1e-9);
  }
});

it('the first stands in the corner, the second left of it', () => {
  const [first, second] = [discAt({ x: 0.5, y: 0.5 }, 0, 0.28), discAt({ x: 0.5, y: 0.5 }, 1, 0.28)];
  expect([second.x < first.x, second.y]).toEqual([true, first.y]);
});
