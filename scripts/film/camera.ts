import type { Browser } from 'playwright-core';
import { programOf } from '../../dashboard/director/model/monitors';
import type { ShowView } from '@schemas/show';
import { fakeNodecg } from '../../tests/support/fakeNodecg';
import { overlayAddress, type GraphicsServer } from '../../tests/support/overlayPage';
import { TSX_HELPER } from '../../tests/support/shots';
import type { Language } from '../../bundles/chess-match/src/view/language';
import { pageText, type Scene } from './screenplay';
import type { Values } from './stage';
import { virtualTime } from './virtualTime';

/** What is laid over the graphics in one frame. */
export interface Over {
  readonly seconds: number;
  readonly title: Scene['title'];
  /** Of the title, 0 to 1. */
  readonly shown: number;
  /** Of the lines behind it, 0 to 1. */
  readonly grown: number;
  /** 0: black. */
  readonly light: number;
}

/** Quality of one picture, 0 to 100, before it is coded as film. */
const QUALITY = 95;

/** Runs in the film's page: one with the graphics of the program, as in the director's monitor. */
const frameOf = (address: string): string => `
  window.frame = Object.assign(document.createElement('iframe'), { src: '${address}' });
  frame.dataset.screens = '';
  frame.style.cssText = 'position: absolute; inset: 0; width: 1920px; height: 1080px; border: 0; z-index: 1';
  document.body.append(frame);`;

/** What waits for its turn outside the page's own clock, as drawing does, has had it: in the page and in the frame. */
const DRAINED = `Promise.all([window, frame.contentWindow].map((each) => new Promise((resolve) => {
  const { port1, port2 } = new each.MessageChannel();
  let turns = 4;
  port1.onmessage = () => ((turns -= 1) === 0 ? resolve() : port2.postMessage(null));
  port2.postMessage(null);
})))`;

const TIMES = 'for (const time of [window, frame.contentWindow].map((each) => each.virtualTime))';

/** Opens the film's page under a clock of its own, which goes on by one frame at a time. */
export const openCamera = async (
  browser: Browser,
  server: GraphicsServer,
  { language, startMs, first }: { readonly language: Language; readonly startMs: number; readonly first: Values },
) => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, timezoneId: 'UTC' });
  await page.addInitScript(TSX_HELPER);
  await page.addInitScript(virtualTime, startMs);
  await page.addInitScript(fakeNodecg, first);
  await page.goto(overlayAddress(server, 'monitor', `lang=${language}`));
  await page.evaluate("document.body.innerHTML = ''; document.body.style.margin = '0'");
  await page.evaluate(pageText('background.js'));
  await page.evaluate(frameOf(overlayAddress(server, 'monitor', `lang=${language}`)));
  await page.frameLocator('iframe').locator('#root').waitFor({ state: 'attached' });
  await page.waitForFunction('frame.contentDocument.fonts.status === "loaded" && "publish" in frame.contentWindow');
  await page.evaluate('document.fonts.load("700 104px \'Sofia Sans Condensed Variable\'", "Аа")');
  const session = await page.context().newCDPSession(page);
  return {
    /** What is published now, and drawn by the graphics that are on air. @param isNew whether it is another match */
    publish: async (values: Values): Promise<void> => {
      const { screens } = programOf(values['show'] as ShowView);
      await page.evaluate(`frame.contentWindow.publish(${JSON.stringify(values)});
        frame.dataset.screens = '${screens.join(' ')}';`);
      await page.evaluate(DRAINED);
    },
    /** Stops the clocks of the page at the beginning. */
    hold: async (): Promise<void> => void (await page.evaluate(`${TIMES} time.hold()`)),
    /** Dates are later at once; nothing that waits comes sooner. */
    skip: async (ms: number): Promise<void> => void (await page.evaluate(`${TIMES} time.skip(${ms})`)),
    step: async (ms: number, over: Over): Promise<void> => {
      await page.evaluate(`${TIMES} time.step(${ms});
        film.draw(${JSON.stringify(over)});`);
      await page.evaluate(DRAINED);
    },
    picture: async (): Promise<Buffer> => {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: QUALITY,
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
  };
};

export type Camera = Awaited<ReturnType<typeof openCamera>>;
