import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';

const KILOBYTE = 1024;
const BUSY_MS = 500;

/** Keeps the page's process busy: runs in the page, so it may not refer to anything outside itself. */
const beBusy = (forMs: number): void => {
  const until = performance.now() + forMs;
  while (performance.now() < until);
};

/**
 * The process id of the renderer a page lives in: the one that works while the page is kept busy. Chromium does not say
 * it otherwise, and a screen has more processes than pages.
 */
export const rendererOf = async (browser: Browser, page: Page): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const times = async (): Promise<ReadonlyMap<number, number>> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await times();
  await page.evaluate(beBusy, BUSY_MS);
  const worked = [...(await times())].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }));
  await session.detach();
  const [busiest] = worked.sort((a, b) => b.time - a.time);
  if (!busiest) throw new Error('The browser has no renderer.');
  return busiest.id;
};

/**
 * What the process takes of the machine's memory: its own pages, and its share of those it has in common with others.
 * Bytes. Linux only.
 */
export const processMemory = async (pid: number): Promise<number> => {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/smaps_rollup says nothing of Pss.`);
  return Number(kilobytes) * KILOBYTE;
};
