import { expect, it } from 'vitest';
import { mustPost, newMatch } from './support/commands';
import { hallBench, TEAMS } from './support/hallBench';

const bench = hallBench();
const BOARDS = 5;

/** Runs in the page: parts of panels that reach out of their panel, or over another part, by their classes. */
const misplaced = (panels: readonly (HTMLElement | SVGElement)[]): readonly string[] => {
  // Up to a pixel is a rounded edge.
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const isIn = (one: DOMRect, other: DOMRect): boolean =>
    one.left > other.left - 1 &&
    one.right < other.right + 1 &&
    one.top > other.top - 1 &&
    one.bottom < other.bottom + 1;
  return panels.flatMap((panel) => {
    const whole = panel.getBoundingClientRect();
    const parts = [...panel.children].map((part) => ({ part, at: part.getBoundingClientRect() }));
    return parts.flatMap(({ part, at }, index) => {
      const called = `${part.tagName} ${part.getAttribute('class') ?? ''}`;
      const words = [...part.querySelectorAll('*')]
        .map((word) => word.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return [
        ...(isIn(at, whole) ? [] : [`${called} leaves its panel`]),
        ...(part.tagName === 'svg' || words.every((word) => isIn(word, at)) ? [] : [`${called} is left by its words`]),
        ...(parts.slice(index + 1).some((other) => isOver(at, other.at)) ? [`${called} is under another part`] : []),
      ];
    });
  });
};

it.each([
  [1920, 1080],
  [1280, 720],
  [1080, 1920],
] as const)(
  'five boards with their players and clocks stand whole beside each other at %ix%i',
  async (width, height) => {
    await newMatch(bench.server, { ...TEAMS, game: 'classical', settings: { boards: BOARDS } });
    await mustPost(bench.server, { type: 'startClock' });
    const { page } = await bench.screenOf('boards', width, height);
    const panels = page.locator('.board-panel');
    await panels.nth(BOARDS - 1).waitFor();
    expect(await panels.count()).toBe(BOARDS);
    expect(await panels.evaluateAll(misplaced)).toEqual([]);
    bench.expectNoErrors();
  },
);
