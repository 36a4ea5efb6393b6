import { describe, expect, it } from 'vitest';
import { coarse, difference, readPicture, writePicture, type Picture } from './pixels';

const picture = (width: number, ...pixels: readonly (readonly [number, number, number, number])[]): Picture => ({
  width,
  height: pixels.length / width,
  data: Uint8Array.from(pixels.flat()),
});

const GREY = [100, 100, 100, 255] as const;

describe('difference', () => {
  it('is none between a picture and itself', () => {
    const one = picture(2, GREY, [1, 2, 3, 4]);
    expect(difference(one, one, 0).count).toBe(0);
  });

  it('counts a pixel once however many channels differ, and only beyond the threshold', () => {
    const other = picture(2, [110, 90, 105, 255], [100, 100, 121, 255]);
    expect(difference(picture(2, GREY, GREY), other, 20).count).toBe(1);
    expect(difference(picture(2, GREY, GREY), other, 9).count).toBe(2);
    expect(difference(picture(2, GREY, GREY), other, 21).count).toBe(0);
  });

  it('sees what became transparent and not the colour of what is', () => {
    expect(difference(picture(1, [0, 0, 0, 255]), picture(1, [0, 0, 0, 0]), 20).count).toBe(1);
    expect(difference(picture(1, [255, 0, 0, 0]), picture(1, [0, 255, 0, 0]), 0).count).toBe(0);
  });

  it('is everything between pictures of different sizes', () => {
    expect(difference(picture(1, GREY, GREY), picture(2, GREY, GREY), 0).count).toBe(2);
  });

  it('marks in red what differs', () => {
    const shown = difference(picture(2, GREY, GREY), picture(2, GREY, [0, 0, 0, 255]), 20).picture();
    expect([...shown.data.slice(4, 8)]).toEqual([255, 0, 0, 255]);
    expect([...shown.data.slice(0, 4)]).not.toEqual([255, 0, 0, 255]);
  });
});

describe('a coarse picture', () => {
  it('keeps black, white, nothing and everything, and is half a step off elsewhere', () => {
    expect([...coarse(picture(1, [0, 255, 100, 0])).data]).toEqual([0, 255, 104, 0]);
    expect([...coarse(picture(1, [99, 3, 251, 255])).data]).toEqual([96, 0, 248, 255]);
  });
});

describe('a written picture', () => {
  it('is read as it was', () => {
    const one = picture(2, GREY, [1, 2, 3, 4]);
    expect([...readPicture(writePicture(one)).data]).toEqual([...one.data]);
  });
});
