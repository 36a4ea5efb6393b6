import type { Browser, Page } from 'playwright-core';
import { FIXTURES } from '../../../graphics/games/business/fixtures/fixtures';
import { SHOW_FIXTURE } from '../../../graphics/air/showFixture';
import { scheme4 } from '../../../graphics/games/business/fixtures/scheme4';
import { launchBrowser } from '../../../tests/support/browser';
import { fakeNodecg } from '../../../tests/support/fakeNodecg';
import { overlayAddress, replicantsOf, serveGraphics, type GraphicsServer } from '../../../tests/support/overlayPage';
import { openScreen, TSX_HELPER } from '../../../tests/support/shots';
import { median, percentile, type Row } from './figures';
import { CATEGORIES, frameWork, type TraceEvent } from './trace';

const FRAME_MS = 1000 / 60;
const CONTROL_MS = 2000;
const ROUNDS = 3;

type Values = Readonly<Record<string, unknown>>;

interface Motion {
  readonly what: string;
  readonly graphic: string;
  readonly before: Values;
  readonly after: Values;
}

const grown = (version: number, ply: number): Values => ({
  match: { ...FIXTURES.five.match, version, ply },
  score: FIXTURES.five.score,
  tree: scheme4(ply),
  show: SHOW_FIXTURE,
});

const MOTIONS: readonly Motion[] = [
  {
    what: 'fork to five boards',
    graphic: 'boards',
    before: replicantsOf(FIXTURES.four, 1),
    after: replicantsOf(FIXTURES.five, 2),
  },
  {
    what: 'selection, five boards',
    graphic: 'boards',
    before: replicantsOf(FIXTURES.five, 1),
    after: replicantsOf(FIXTURES.ended, 2),
  },
  { what: 'selection in the tree', graphic: 'tree', before: grown(1, 47), after: grown(2, 48) },
];

/** One element that moves across the screen: what any animation costs. */
const CONTROL = `<!doctype html><div id="box" style="width:200px;height:200px;background:#56b4e9"></div>
<script>
  const step = (now) => {
    box.style.transform = 'translateX(' + ((now / 2) % 1600) + 'px)';
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
</script>`;

/** Records the browser's work while something moves: as long as `motion` takes. */
const traced = async (browser: Browser, page: Page, motion: () => Promise<unknown>): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories: [...CATEGORIES] });
  await motion();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  return frameWork(traceEvents);
};

const measureMotion = async (
  browser: Browser,
  server: GraphicsServer,
  { graphic, before, after }: Motion,
): Promise<readonly number[]> => {
  const screen = await openScreen(browser);
  const page = await screen.newPage();
  await page.addInitScript(TSX_HELPER);
  await page.addInitScript(fakeNodecg, before);
  await page.goto(overlayAddress(server, graphic, 'lang=ru'));
  await page.locator('[data-root][data-version="1"]').waitFor({ state: 'attached' });
  const frames = await traced(browser, page, async () => {
    await page.evaluate(`window.publish(${JSON.stringify(after)})`);
    await page.locator('[data-root][data-version="2"]:not([data-moving])').waitFor({ state: 'attached' });
  });
  await screen.close();
  return frames;
};

const measureControl = async (browser: Browser): Promise<readonly number[]> => {
  const screen = await openScreen(browser);
  const page = await screen.newPage();
  await page.setContent(CONTROL);
  const frames = await traced(browser, page, () => page.waitForTimeout(CONTROL_MS));
  await screen.close();
  return frames;
};

const rowsOf = (what: string, frames: readonly number[]): Row[] => {
  const share = (ms: number): number => (ms / FRAME_MS) * 100;
  return [
    { what: `${what}: frames`, value: frames.length, unit: '', limit: null },
    { what: `${what}: work of a frame, median`, value: median(frames), unit: 'ms', limit: null },
    { what: `${what}: work of a frame, p95`, value: percentile(frames, 95), unit: 'ms', limit: null },
    { what: `${what}: median of 16.7 ms`, value: share(median(frames)), unit: '%', limit: null },
    { what: `${what}: p95 of 16.7 ms`, value: share(percentile(frames, 95)), unit: '%', limit: 25 },
  ];
};

/** Script, style and layout per frame of the heaviest motions, beside a page on which one element moves. */
export const benchFrames = async (): Promise<Row[]> => {
  const [browser, server] = await Promise.all([launchBrowser(), serveGraphics()]);
  try {
    const rows: Row[] = rowsOf('one element moving', await measureControl(browser));
    for (const motion of MOTIONS) {
      const frames: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await measureMotion(browser, server, motion)));
      rows.push(...rowsOf(motion.what, frames));
    }
    return rows;
  } finally {
    await browser.close();
    server.close();
  }
};
