import type { Locator, Page } from 'playwright-core';
import { countEffort, type Effort } from '../../../../tests/support/effort';

/** How fast somebody is, ms. */
export interface Pace {
  readonly key: number;
  /** To see what is to be entered, once a turn. */
  readonly look: number;
  /** Half of a click: the button down, or up. */
  readonly button: number;
  /** The way of the mouse over so many px to something so large, px. */
  readonly way: (distance: number, size: number) => number;
}

/** The keystroke-level model's average: 40 words a minute, 1.3 s a click wherever it is. */
export const AVERAGE: Pace = { key: 280, look: 1000, button: 100, way: () => 1100 };

/** Who does this every week: 90 words a minute; the mouse at 4.5 bits a second (Fitts's law in Shannon's form). */
export const PRACTISED: Pace = {
  key: 120,
  look: 1000,
  button: 100,
  way: (distance, size) => (1000 * Math.log2(distance / size + 1)) / 4.5,
};

/** What a robot does where nothing is measured: 12 keys a second. */
export const QUICK: Pace = { key: 83, look: 0, button: 0, way: () => 0 };

/**
 * Somebody at a page: a hand on the mouse and two on the keys, waiting for nothing that a person would not wait for.
 */
export interface Person {
  readonly page: Page;
  /** From now on. */
  setPace(pace: Pace): void;
  look(): Promise<void>;
  click(target: Locator): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
  type(text: string): Promise<void>;
  /** @param keys one after the other; "Alt+Digit1" is two */
  press(...keys: readonly string[]): Promise<void>;
  /** What was done since it was last asked. */
  effort(): Promise<Effort>;
}

type Point = readonly [x: number, y: number];

export const personAt = async (page: Page): Promise<Person> => {
  let pace = QUICK;
  let hand: Point = [0, 0];
  const effort = await countEffort(page);
  const wait = (ms: number): Promise<void> => page.waitForTimeout(ms);
  /** Until the hand is where the target is: what moves away meanwhile is followed. */
  const pointAt = async (target: Locator): Promise<void> => {
    await target.scrollIntoViewIfNeeded();
    for (;;) {
      const box = await target.boundingBox();
      if (box === null) throw new Error('Not on the screen: nothing to point at.');
      const { x, y, width, height } = box;
      const goal: Point = [x + width / 2, y + height / 2];
      const distance = Math.hypot(goal[0] - hand[0], goal[1] - hand[1]);
      if (distance < 1) return;
      await wait(pace.way(distance, Math.min(width, height)));
      await page.mouse.move((hand[0] + goal[0]) / 2, (hand[1] + goal[1]) / 2);
      await page.mouse.move(...goal);
      hand = goal;
    }
  };
  const button = async (way: 'down' | 'up'): Promise<void> => {
    await wait(pace.button);
    await page.mouse[way]();
  };
  return {
    page,
    setPace: (next) => {
      pace = next;
    },
    look: () => wait(pace.look),
    click: async (target) => {
      // What moves or is still locked is waited for with the eyes.
      await target.click({ trial: true });
      await pointAt(target);
      await button('down');
      await button('up');
    },
    drag: async (from, to) => {
      await pointAt(from);
      await button('down');
      await pointAt(to);
      await button('up');
    },
    type: (text) => page.keyboard.type(text, { delay: pace.key }),
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await wait(pace.key * key.split('+').length);
      }
    },
    effort,
  };
};
