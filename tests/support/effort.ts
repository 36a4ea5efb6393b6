import type { Page } from 'playwright-core';

/** What a person does to enter something. */
export interface Effort {
  /** A capital letter and "@" are two. */
  readonly key: number;
  /** Places on the screen that are pointed at. */
  readonly point: number;
  /** A button of the mouse, down or up. */
  readonly button: number;
}

/** How long each takes one who is practised (keystroke-level model; Card, Moran, Newell), in seconds. */
const TAKES: Effort = { key: 0.28, point: 1.1, button: 0.1 };

export const secondsOf = (effort: Effort): number =>
  effort.key * TAKES.key + effort.point * TAKES.point + effort.button * TAKES.button;

const COUNT = `{
  window.effort = { key: 0, point: 0, button: 0 };
  let at = '';
  addEventListener('keydown', ({ key }) => { window.effort.key += /^[A-Z@]$/.test(key) ? 2 : 1; }, true);
  for (const type of ['pointerdown', 'pointerup']) addEventListener(type, ({ clientX, clientY }) => {
    if (at !== clientX + ' ' + clientY) window.effort.point += 1;
    at = clientX + ' ' + clientY;
    window.effort.button += 1;
  }, true);
}`;

/**
 * Counts what reaches a page. Latin letters only: playwright inserts others without their keys.
 * @returns the effort since it was last asked
 */
export const countEffort = async (page: Page): Promise<() => Promise<Effort>> => {
  await page.evaluate(COUNT);
  return () =>
    page.evaluate(
      '(() => { const seen = { ...window.effort }; Object.assign(window.effort, { key: 0, point: 0, button: 0 }); return seen; })()',
    );
};
