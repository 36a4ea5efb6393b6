import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { contrastOf } from './contrast';
import { fakeNodecg } from './fakeNodecg';
import { illegible } from './legibility';
import { overlayAddress, type GraphicsServer } from './overlayPage';
import { paintedTexts, WITHOUT_TEXT } from './paintedTexts';
import { readPicture } from './pixels';
import type { GraphicState } from './states';

/** In which words and colours a state is looked at. */
export interface Look {
  readonly language: 'ru' | 'en';
  readonly theme: 'night' | 'paper';
}

/** What a viewer can read of a state. */
export interface Reading {
  /** "boards/five-branch", "boards/five-branch.en": a path without its ending. */
  readonly name: string;
  /** What could not be read: what illegible finds and, with a picture, texts that do not stand out from their plate. */
  readonly problems: readonly string[];
}

/** A state as a viewer sees it. */
export interface Shot extends Reading {
  /** PNG of the stage with its transparency, in the asked scale. */
  readonly png: Buffer;
}

export interface ShotOptions {
  /** Pixels of the picture per pixel of the 1920x1080 stage. The page itself is always laid out at device scale 1. */
  readonly scale: number;
}

/** The moment at which all clocks of the pages stand; fixtures that count down count from here. Unix ms. */
export const NOW_MS = 1_700_000_600_000;

export const nameOf = ({ graphic, state }: GraphicState, { language, theme }: Look): string =>
  [`${graphic}/${state}`, ...(language === 'ru' ? [] : [language]), ...(theme === 'night' ? [] : [theme])].join('.');

/** A screen whose pages share what they have loaded. */
export const openScreen = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1, timezoneId: 'UTC' });

/** The picture as OBS would get it: what no graphic covers is transparent. */
export const capture = async (session: CDPSession, scale: number): Promise<Buffer> => {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, width: 1920, height: 1080, scale },
  });
  return Buffer.from(data, 'base64');
};

/** @returns what takes transparent pictures of the page. */
export const openCamera = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  return session;
};

/** Everything that arrives later than the first paint: pictures, and what React does after it. */
export const SETTLED = `Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))])
  .then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))`;

/** tsx wraps named functions in a helper of its own, which a page that is sent such a function does not have. */
export const TSX_HELPER = 'globalThis.__name ??= (named) => named';

/** Stops the page's clocks, the monotonic one too: server time is told by it. */
export const freezeTime = async (page: Page): Promise<void> => {
  await page.clock.setFixedTime(NOW_MS);
  await page.addInitScript(() => Object.defineProperty(performance, 'now', { value: () => 1000 }));
};

const openState = async (
  screen: BrowserContext,
  server: GraphicsServer,
  { graphic, query, replicants }: GraphicState,
  { language, theme }: Look,
): Promise<Page> => {
  const page = await screen.newPage();
  await freezeTime(page);
  await page.addInitScript(TSX_HELPER);
  await page.addInitScript(fakeNodecg, replicants);
  await page.goto(overlayAddress(server, graphic, `${query}&lang=${language}&theme=${theme}`));
  await page.locator('[data-stage][data-version="1"]:not([data-moving])').waitFor({ state: 'attached' });
  await page.evaluate(SETTLED);
  return page;
};

/** The least contrast of text on its plate (WCAG 2, AA). */
const LEAST_CONTRAST = 4.5;
/** Plates are smooth: a quarter of their pixels is enough. */
const PLATE_SCALE = 0.5;

/** Leaves the page without its texts. */
const faintTexts = async (page: Page, camera: CDPSession): Promise<readonly string[]> => {
  const texts = await page.evaluate(paintedTexts);
  await page.addStyleTag({ content: WITHOUT_TEXT });
  const plates = readPicture(await capture(camera, PLATE_SCALE));
  return texts.flatMap((text) => {
    const ratio = contrastOf(text, plates, PLATE_SCALE);
    return ratio < LEAST_CONTRAST ? [`"${text.text}" has a contrast of ${ratio.toFixed(1)}`] : [];
  });
};

/** Opens a state on a page of its own, as after a reload, reads it and takes its picture. */
export const takeShot = async (
  screen: BrowserContext,
  server: GraphicsServer,
  state: GraphicState,
  look: Look,
  { scale }: ShotOptions,
): Promise<Shot> => {
  const page = await openState(screen, server, state, look);
  try {
    const camera = await openCamera(page);
    const misplaced = await page.evaluate(illegible);
    const png = await capture(camera, scale);
    return { name: nameOf(state, look), problems: [...misplaced, ...(await faintTexts(page, camera))], png };
  } finally {
    await page.close();
  }
};

/** As takeShot without picture and colours: for words alone, which change no colour. */
export const readShot = async (
  screen: BrowserContext,
  server: GraphicsServer,
  state: GraphicState,
  look: Look,
): Promise<Reading> => {
  const page = await openState(screen, server, state, look);
  try {
    return { name: nameOf(state, look), problems: await page.evaluate(illegible) };
  } finally {
    await page.close();
  }
};
