import type { Page } from 'playwright-core';

/**
 * Counts within the page, on its own clock: from the moment the browser got the press (or the key) to the change of the
 * DOM that answers it. A text, so that no build tool's helpers get into it.
 */
const STOPWATCH = `
  let armed = null;
  const start = ({ timeStamp }) => {
    if (armed !== null) armed.at = timeStamp;
  };
  for (const type of ['pointerup', 'keydown']) addEventListener(type, start, true);
  new MutationObserver(() => {
    if (armed === null || armed.at === null || armed.read() === armed.before) return;
    const ms = performance.now() - armed.at;
    armed = null;
    answered(ms);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.arm = (read) => {
    armed = { read, before: read(), at: null };
  };
`;

const LIMIT_MS = 10_000;

/** @throws when the answer does not come */
export type Stopwatch = (press: () => Promise<void>, answer: string) => Promise<number>;

/**
 * Puts a stopwatch into a page. `answer` is an expression read in the page: the press is answered when its value is
 * another one. The page tells by itself, as asking it while it works would slow it down.
 */
export const stopwatchIn = async (page: Page): Promise<Stopwatch> => {
  let tell: (ms: number) => void = () => undefined;
  await page.exposeFunction('answered', (ms: number) => tell(ms));
  await page.evaluate(`{${STOPWATCH}}`);
  return async (press, answer) => {
    let limit: NodeJS.Timeout | undefined;
    const answered = new Promise<number>((resolve, reject) => {
      tell = resolve;
      limit = setTimeout(() => reject(new Error(`${page.url()} did not answer: ${answer}`)), LIMIT_MS);
    });
    try {
      await page.evaluate(`arm(() => ${answer})`);
      const [ms] = await Promise.all([answered, press()]);
      return ms;
    } finally {
      clearTimeout(limit);
    }
  };
};
