import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faintTexts } from './readable';

/** A window of a desk page. */
export interface Opened {
  /**
   * What is clicked, one after the other; "keys:F1" is pressed, "fill:SELECTOR=TEXT" typed, "file:SELECTOR=NAME=TEXT"
   * chosen from the computer.
   */
  readonly by: readonly string[];
  /** What has the focus as it opens. */
  readonly focus: string;
  /** What has it when the window is gone: the last that was clicked, unless that went, too. */
  readonly back?: string | null;
  /** Where it is written, below dashboard/. */
  readonly file: string;
}

/** A window that has gone gives the focus back in the next moment. */
const BACK_MS = 5000;
/** For machines that are many times slower than usual. */
const OPEN_MS = 60_000;

const step = async (page: Page, each: string): Promise<void> => {
  const [, kind = '', rest = ''] = /^(keys|fill|file):(.*)$/s.exec(each) ?? [];
  const [, selector = '', value = ''] = /^(\[.*?\])=(.*)$/s.exec(rest) ?? [];
  if (kind === 'keys') await page.keyboard.press(rest);
  else if (kind === 'fill') await page.locator(selector).fill(value);
  else if (kind === 'file') {
    const [name = '', text = ''] = value.split('=');
    await page.locator(selector).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  } else await page.locator(each).first().click();
};

const matches = (element: Locator, selector: string): Promise<boolean> =>
  element.evaluate((found, wanted) => found.matches(`:is(${wanted}):not(.ui-dismiss)`), selector);

/** Whether what a question says Enter does is what has the focus. */
const IS_TRUE_OF_ENTER = `(() => {
  const window = [...document.querySelectorAll('.ui-dialog')].at(-1);
  const saysConfirm = window.querySelector('[data-testid="confirm-keys"]') !== null;
  return window.contains(document.activeElement) && saysConfirm === (document.activeElement.dataset.testid === 'confirm');
})()`;

/**
 * Opens a window, looks at it, closes it: what has the focus before, in it and after, what Enter does in a question
 * (where danger threatens: nothing), Esc, and every text that cannot be read.
 * @returns what is wrong, a line each; the page stands as before
 */
export const faultsOf = async (page: Page, { by, focus, back, file }: Opened): Promise<readonly string[]> => {
  const found: string[] = [];
  const windows = page.locator('.ui-dialog');
  const before = await windows.count();
  for (const each of by) await step(page, each);
  const areOpen = (count: number) =>
    expect.poll(() => windows.count(), { message: file, timeout: OPEN_MS }).toBe(count);
  await areOpen(before + 1);
  const window = windows.last();
  const focused = window.locator(':focus');
  await expect.poll(() => focused.count(), { message: `focus in ${file}` }).toBe(1);
  if (!(await matches(focused, focus)))
    found.push(`${file} opens on ${await focused.evaluate((element) => element.outerHTML.slice(0, 120))}`);
  const isQuestion = (await window.getAttribute('role')) === 'alertdialog';
  // What the rules say to it comes a moment later, and may bar the way.
  if (isQuestion) await expect.poll(() => page.evaluate(IS_TRUE_OF_ENTER), { message: `Enter in ${file}` }).toBe(true);
  for (const text of await faintTexts(page)) found.push(`${file}: ${text}`);
  // Of a question that threatens, the first Enter does nothing but close it.
  const refrains = isQuestion && (await window.getByTestId('confirm-keys').count()) === 0;
  await page.keyboard.press(refrains ? 'Enter' : 'Escape');
  await areOpen(before);
  const opener = back === undefined ? (by.at(-1) ?? '') : back;
  if (opener === null || /^(keys|fill|file):/.test(opener)) return found;
  const isBack = await page
    .locator(`${opener}:focus`)
    .waitFor({ timeout: BACK_MS })
    .then(
      () => true,
      () => false,
    );
  return isBack ? found : [...found, `${file} does not give the focus back`];
};
