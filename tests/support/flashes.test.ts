import { describe, expect, it } from 'vitest';
import { reportFlashes, type LuminanceFrame } from './flashes';

const CELLS = 100;
const FPS = 25;

/** Two seconds in which the first cells have the luminance that `at` gives for a frame, the others none. */
const film = (lit: number, at: (frame: number) => number): readonly LuminanceFrame[] =>
  Array.from({ length: 2 * FPS }, (_, frame) =>
    Array.from({ length: CELLS }, (_cell, cell) => (cell < lit ? at(frame) : 0)),
  );

/** Bright for two frames, dark for three: five flashes a second. */
const strobe = (frame: number): number => (frame % 5 < 2 ? 0.5 : 0);
const ramp = (frame: number): number => frame / (2 * FPS);

describe('flashes in a second', () => {
  it('are none where nothing changes, and none in a slow fade', () => {
    expect(
      reportFlashes(
        film(CELLS, () => 0.5),
        FPS,
      ).flashesInASecond,
    ).toBe(0);
    expect(reportFlashes(film(CELLS, ramp), FPS).flashesInASecond).toBe(0);
  });

  it('are pairs of opposing changes', () => {
    expect(reportFlashes(film(CELLS, strobe), FPS).flashesInASecond).toBe(5);
    expect(
      reportFlashes(
        film(CELLS, (frame) => (frame % 25 < 12 ? 0.5 : 0)),
        FPS,
      ).flashesInASecond,
    ).toBe(1);
    expect(
      reportFlashes(
        film(CELLS, (frame) => (frame === 10 ? 0.5 : 0)),
        FPS,
      ).flashesInASecond,
    ).toBe(1);
  });

  it('count from a quarter of the frame on', () => {
    expect(reportFlashes(film(25, strobe), FPS).flashesInASecond).toBe(5);
    expect(reportFlashes(film(24, strobe), FPS).flashesInASecond).toBe(0);
  });

  it('count from a tenth of the luminance on, and not between bright and brighter', () => {
    expect(
      reportFlashes(
        film(CELLS, (frame) => 0.4 + strobe(frame) * 0.18),
        FPS,
      ).flashesInASecond,
    ).toBe(0);
    expect(
      reportFlashes(
        film(CELLS, (frame) => 0.4 + strobe(frame) * 0.22),
        FPS,
      ).flashesInASecond,
    ).toBe(5);
    expect(
      reportFlashes(
        film(CELLS, (frame) => 0.85 + strobe(frame) * 0.3),
        FPS,
      ).flashesInASecond,
    ).toBe(0);
  });

  it('are seen where a change takes several frames', () => {
    const wave = (frame: number): number => 0.3 + 0.2 * Math.sin((2 * Math.PI * frame * 4) / FPS);
    expect(reportFlashes(film(CELLS, wave), FPS).flashesInASecond).toBe(4);
  });
});

describe('a jump', () => {
  it('is the share of the frame that changes at once', () => {
    expect(reportFlashes(film(80, strobe), FPS).jumpShare).toBe(0.8);
    expect(reportFlashes(film(CELLS, ramp), FPS).jumpShare).toBe(0);
  });

  it('is not a wipe, however bright', () => {
    const wipe = Array.from({ length: FPS }, (_, frame) =>
      Array.from({ length: CELLS }, (_cell, cell) => (cell < frame * 4 ? 1 : 0)),
    );
    expect(reportFlashes(wipe, FPS)).toEqual({ flashesInASecond: 0, jumpShare: 0.04 });
  });
});
