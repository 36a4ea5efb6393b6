import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { newMatch, openCommandSocket } from '../../../tests/support/commands';
import { createEngine } from '../../../tests/support/engine';
import { freePort } from '../../../tests/support/freePort';
import { startTestServer } from '../../../tests/support/server';
import { programPath } from '../../lib/programs';
import { demonstrationLines } from './demonstration';
import { idle, openOverlay, wallMs } from './press';
import { median, percentile, type Row } from './figures';

const SECRET = 'a secret of the bench';
const WARM_UP = 4;

/** Tells when the page has something new to tell. A text, so that no build tool's helpers get into it. */
const WATCH = `
  new MutationObserver(() => told(performance.timeOrigin + performance.now()))
    .observe(document.querySelector('.happened'), { subtree: true, childList: true, characterData: true });
`;

/** @returns asks for the next piece of news: when it was seen */
const watchNews = async (page: Page): Promise<() => Promise<number>> => {
  let seen: (at: number) => void = () => undefined;
  await page.exposeFunction('told', (at: number) => seen(at));
  await page.evaluate(WATCH);
  return () => new Promise((resolve) => (seen = resolve));
};

/** Press of the clock to a phone's page that an engine pushes to, beside the score bug in the same run. */
export const benchPhone = async (root: string): Promise<Row[]> => {
  const port = await freePort();
  const engine = await createEngine(SECRET, { viewers: 100, perAddress: 100, pingSeconds: 25 });
  await engine.start();
  const server = await startTestServer({
    pages: true,
    config: { checkViews: false, viewers: { port, edges: [engine.publish] } },
    env: { VIEWERS_SECRET: SECRET },
  });
  const browser = await chromium.launch({
    executablePath: programPath('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await newMatch(server);
    const operator = await openCommandSocket(server);
    const bug = await openOverlay(browser, server, 'scorebug');
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(`http://127.0.0.1:${engine.port}/?covers=no`);
    await phone.locator('.happened').waitFor();
    const news = await watchNews(phone);
    const [bugMs, phoneMs]: [number[], number[]] = [[], []];
    for (const [press, line] of demonstrationLines(join(root, 'bundles/chess-match/fixtures/scheme4.bcr')).entries()) {
      await idle(operator);
      const next = news();
      const sentAt = wallMs();
      const answer = await operator.send({ type: 'commitTurn', line });
      if (!answer.ok) throw new Error(`The press was refused: ${answer.error.code}`);
      const [onAir, atHome] = await Promise.all([bug.at(`data-version=${answer.version}`), next]);
      if (press < WARM_UP) continue;
      bugMs.push(onAir - sentAt);
      phoneMs.push(atHome - sentAt);
    }
    operator.close();
    return [
      { what: 'press to score bug beside a phone, median', value: median(bugMs), unit: 'ms', limit: null },
      { what: 'press to phone page by an engine, median', value: median(phoneMs), unit: 'ms', limit: null },
      { what: 'press to phone page by an engine, p95', value: percentile(phoneMs, 95), unit: 'ms', limit: null },
    ];
  } finally {
    await browser.close();
    await server.dispose();
    await engine.dispose();
  }
};
