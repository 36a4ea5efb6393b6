import type { Browser, Page } from 'playwright-core';
import { overlayUrl } from '../../../tests/support/browser';
import type { CommandSocket } from '../../../tests/support/commands';
import type { TestServer } from '../../../tests/support/server';

/** Wall time in ms with the resolution of the monotonic clock; comparable between processes of one machine. */
export const wallMs = (): number => performance.timeOrigin + performance.now();

/** Tells when an attribute had a value. A text, so that no build tool's helpers get into it. */
const WATCH = `
  new MutationObserver((records) => {
    const at = performance.timeOrigin + performance.now();
    for (const { target, attributeName } of records)
      seen(attributeName + '=' + target.getAttribute(attributeName), at);
  }).observe(document.documentElement, { subtree: true, attributeFilter: ['data-version', 'data-bare'] });
  nodecg.Replicant('bare', 'bench').on('change', (value) => {
    if (value !== undefined) document.body.dataset.bare = String(value.at);
  });
`;

/** When the page first showed what: it tells by itself, as asking it while it works would slow it down. */
export interface Watched {
  at(key: string): Promise<number>;
}

const watch = async (page: Page): Promise<Watched> => {
  const seen = new Map<string, number>();
  const waiting = new Map<string, (at: number) => void>();
  await page.exposeFunction('seen', (key: string, at: number) => {
    if (seen.has(key)) return;
    seen.set(key, at);
    waiting.get(key)?.(at);
  });
  await page.evaluate(WATCH);
  return {
    at: (key) =>
      new Promise((resolve) => {
        const known = seen.get(key);
        if (known === undefined) waiting.set(key, resolve);
        else resolve(known);
      }),
  };
};

/** Between two presses: the gate cuts whoever sends as fast as a program can. Some twenty packets go with each. */
export const BREATH_MS = 60;

/**
 * Turns of the event loop in which the server does what it puts off until after a change: waves, a look at what others
 * changed.
 */
const TURNS = 5;

/** The server has done what it puts off until after a change (legal moves, history): neither side waits for it. */
export const idle = async ({ socket }: CommandSocket): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await socket.emitWithAck('time');
};

/** A turn into the draft, as an operator enters it before the press. */
export const enterLine = async (commands: CommandSocket, line: string): Promise<void> => {
  const entered = await commands.send({ type: 'setDraft', line, expectedVersion: null });
  if (!entered.ok) throw new Error(`${line}: ${entered.error.code}`);
};

/** The press of the clock on what stands in the draft. */
export const pressOnce = async (page: Watched, commands: CommandSocket): Promise<number> => {
  const sentAt = wallMs();
  const answer = await commands.send({ type: 'commitTurn', line: null });
  if (!answer.ok) throw new Error(answer.error.code);
  return (await page.at(`data-version=${answer.version}`)) - sentAt;
};

/** An overlay in a window of its own, watched. */
export const openOverlay = async (browser: Browser, server: TestServer, name: string): Promise<Watched> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(overlayUrl(server.url, name));
  await page.waitForSelector('[data-version]');
  return watch(page);
};
