import { describe, expect, it } from 'vitest';
import { UPRIGHT } from '../air/theme';
import { gridPlaces, mainPlace, PLAY, SCREEN, smallPlaces, type SmallPlace } from './layout';

const COUNTS = [1, 2, 3, 4, 5] as const;
const SQUARES = [8, 9] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxes = (places: readonly SmallPlace[]): readonly Box[] =>
  places.flatMap(({ badge, field: { x, y, size } }) => [badge, { x, y, width: size, height: size }]);

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isSafe = ({ x, y, width, height }: Box): boolean =>
  x >= UPRIGHT.safeX &&
  y >= UPRIGHT.safeY &&
  x + width <= UPRIGHT.width - UPRIGHT.safeX &&
  y + height <= UPRIGHT.height - UPRIGHT.safeY;

const apart = (all: readonly Box[]): boolean =>
  all.every((one, index) => all.slice(index + 1).every((other) => !meet(one, other)));

describe.each(SQUARES)('boards of %i squares', (squares) => {
  it.each(COUNTS)('stand apart in the play, %i of them', (count) => {
    const { field, top, bottom, plate } = mainPlace(PLAY.stage, count - 1, squares);
    const main = { ...field, width: field.size, height: field.size };
    const all = [PLAY.head, PLAY.row, top, main, bottom, plate, ...boxes(smallPlaces(PLAY.stage, count - 1, squares))];
    expect(all.filter((box) => !isSafe(box))).toEqual([]);
    expect(apart(all)).toBe(true);
    expect(field.size % squares).toBe(0);
  });

  it.each(COUNTS)('stand apart on a screen, %i of them', (count) => {
    const all = [SCREEN.title, SCREEN.head, ...boxes(gridPlaces(SCREEN.stage, count, squares))];
    expect(all.filter((box) => !isSafe(box))).toEqual([]);
    expect(apart(all)).toBe(true);
  });
});
