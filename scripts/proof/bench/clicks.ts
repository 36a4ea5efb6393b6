import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, ON_AIR } from '../../../tests/support/browser';
import { newMatch } from '../../../tests/support/commands';
import { openPanel } from '../../../tests/support/panels';
import { startTestServer, type TestServer } from '../../../tests/support/server';
import { CLICK_PAGES, type ClickPage } from './clickPages';
import { demonstrationLines } from './demonstration';
import { stopwatchIn } from './stopwatch';
import { median, percentile, type Row } from './figures';

const WARM_UP = 8;
const ROUNDS = 40;
const LIMIT_MS = 100;

type Samples = ReadonlyMap<string, readonly number[]>;

const measure = async (
  browser: Browser,
  server: TestServer,
  { panel, open, round }: ClickPage,
  lines: readonly string[],
): Promise<Samples> => {
  const opened = await openPanel(browser, server.url, panel, { language: 'en' }, ON_AIR);
  const { page } = opened;
  const samples = new Map<string, number[]>();
  const stopwatch = await stopwatchIn(page);
  const time = async (what: string, press: () => Promise<void>, answer: string): Promise<void> => {
    const ms = await stopwatch(press, answer);
    samples.set(what, [...(samples.get(what) ?? []), ms]);
  };
  const desk = { server, page, lines, time };
  await open(desk);
  for (let done = 0; done < WARM_UP + ROUNDS; done += 1) {
    if (done === WARM_UP) samples.clear();
    await round(desk, done);
  }
  await opened.close();
  return samples;
};

const rowsOf = (panel: string, samples: Samples): Row[] =>
  [...samples].flatMap(([what, values]) => [
    { what: `${panel}: ${what}, median`, value: median(values), unit: 'ms', limit: null },
    { what: `${panel}: ${what}, p99`, value: percentile(values, 99), unit: 'ms', limit: LIMIT_MS },
  ]);

/** From a click (or a key) to the answer in the page's DOM, on every page, each with a server that has a whole game. */
export const benchClicks = async function* (root: string): AsyncGenerator<Row[]> {
  const server = await startTestServer({ pages: true, config: { checkViews: false } });
  const browser = await launchBrowser();
  try {
    await newMatch(server);
    await newMatch(server);
    const lines = demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr'));
    for (const page of CLICK_PAGES) yield rowsOf(page.panel, await measure(browser, server, page, lines));
  } finally {
    await browser.close();
    await server.dispose();
  }
};
