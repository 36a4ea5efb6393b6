import { describe, expect, it } from 'vitest';
import { isOn } from './isOn';

const BUTTON = { left: 100, top: 200, right: 300, bottom: 288 };

describe('a finger', () => {
  it('is on a button within its edges, and where its tip lies a little over them', () => {
    for (const [clientX, clientY] of [
      [200, 240],
      [100, 200],
      [300, 288],
      [90, 240],
      [200, 299],
    ] as const)
      expect(isOn(BUTTON, { clientX, clientY })).toBe(true);
  });

  it('is not once it slid off to any side', () => {
    for (const [clientX, clientY] of [
      [80, 240],
      [320, 240],
      [200, 180],
      [200, 310],
    ] as const)
      expect(isOn(BUTTON, { clientX, clientY })).toBe(false);
  });
});
