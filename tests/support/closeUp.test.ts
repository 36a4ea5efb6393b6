import { expect, it } from 'vitest';
import { drawnPart, inFrame } from './closeUp';
import type { Picture } from './pixels';

const FRAME = { width: 1920, height: 1080 };
const STEP = 10;

/** A sketch of the frame with dots. */
const sketch = (...dots: readonly (readonly [x: number, y: number, alpha: number])[]): Picture => {
  const [width, height] = [FRAME.width / STEP, FRAME.height / STEP];
  const data = new Uint8Array(width * height * 4);
  for (const [x, y, alpha] of dots) data[(y * width + x) * 4 + 3] = alpha;
  return { width, height, data };
};

it('what is drawn is found, however faint, with a hem around it that stays in the frame', () => {
  expect(drawnPart(sketch(), STEP)).toBeNull();
  expect(drawnPart(sketch([20, 30, 1]), STEP)).toEqual({ x: 190, y: 290, width: 30, height: 30 });
  expect(drawnPart(sketch([20, 30, 255], [25, 7, 1]), STEP)).toEqual({ x: 190, y: 60, width: 80, height: 260 });
  expect(drawnPart(sketch([0, 0, 255], [191, 107, 255]), STEP)).toEqual({ x: 0, y: 0, ...FRAME });
});

it('a part stands in the frame where it was taken, on nothing', () => {
  const part = { width: 2, height: 2, data: Uint8Array.from({ length: 16 }, (_, index) => index + 1) };
  const { width, height, data } = inFrame(part, { x: 100, y: 60 }, FRAME, 0.5);
  expect([width, height]).toEqual([960, 540]);
  const at = (x: number, y: number): readonly number[] => [...data.subarray((y * 960 + x) * 4, (y * 960 + x + 1) * 4)];
  expect([at(50, 30), at(51, 30), at(50, 31), at(51, 31)].flat()).toEqual([...part.data]);
  expect(data.filter((value) => value > 0)).toHaveLength(16);
});
