import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { FRAME, frameOf, type FrameSize, type Zone } from '../../bundles/chess-match/src/show/zones';
import type { GraphicId } from '../../bundles/chess-match/src/show/graphics';
import { contrastOf, type PaintedText } from './contrast';
import { fakeNodecg } from './fakeNodecg';
import { illegible } from './legibility';
import { overlayAddress, type GraphicsServer } from './overlayPage';
import { paintedTexts, WITHOUT_TEXT, type StyledText } from './paintedTexts';
import { readPicture, type Picture } from './pixels';
import { strayParts } from './strays';
import type { GraphicState } from './states';
import { styled } from './styled';
import { IS_THOROUGH } from './thorough';

/** In which words and colours a state is looked at. */
export interface Look {
  readonly language: 'ru' | 'en' | 'be';
  readonly theme: 'night' | 'paper';
}

/** What a viewer can read of a state. */
export interface Reading {
  /** "boards/five-branch", "boards/five-branch.en": a path without its ending. */
  readonly name: string;
  /**
   * What could not be read: what illegible finds and, with a picture, texts that do not stand out from their plate and
   * what is drawn outside the graphic's zone.
   */
  readonly problems: readonly string[];
}

/** A state as a viewer sees it. */
export interface Shot extends Reading {
  /** The graphic with its transparency, in the asked scale. */
  readonly picture: Picture;
}

export interface ShotOptions {
  /** Pixels of the picture per pixel of the graphic's frame. The page itself is always laid out at device scale 1. */
  readonly scale: number;
}

/**
 * The moment at which all clocks of the pages stand; fixtures that count down count from here. Unix ms, in 2030: a
 * picture of a past day would not show that something drawn takes a day already past for the future.
 */
export const NOW_MS = 1_900_000_600_000;

export const nameOf = ({ graphic, state }: GraphicState, { language, theme }: Look): string =>
  [`${graphic}/${state}`, ...(language === 'ru' ? [] : [language]), ...(theme === 'night' ? [] : [theme])].join('.');

/** A screen whose pages share what they have loaded. */
export const openScreen = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1, timezoneId: 'UTC' });

/** The picture as OBS would get it, or a part of it: what no graphic covers is transparent. */
export const capture = async (
  session: CDPSession,
  scale: number,
  { x = 0, y = 0, width, height }: Pick<Zone, 'width' | 'height'> & Partial<Zone> = FRAME,
): Promise<Buffer> => {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x, y, width, height, scale },
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

/** Runs in the page, before its scripts: both of its clocks stand. */
const stopClocks = (nowMs: number): void => {
  const Running = Date;
  globalThis.Date = new Proxy(Running, {
    construct: (target, args: []) => (args.length === 0 ? new target(nowMs) : new target(...args)),
    get: (target, key) => (key === 'now' ? () => nowMs : (Reflect.get(target, key) as unknown)),
  });
  Object.defineProperty(performance, 'now', { value: () => 1000 });
};

/**
 * Stops the page's clocks, the monotonic one too: server time is told by it. Playwright's own leaves that one running.
 */
export const freezeTime = async (page: Page): Promise<void> => {
  await page.addInitScript(TSX_HELPER);
  await page.addInitScript(stopClocks, NOW_MS);
};

/** What the browser source of OBS 29 and 30 (Chrome 103) lacks is taken from a newer browser. */
const AS_IN_OBS_30 = `for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]`;

/** Runs in the page. */
const publish = (values: object): void => {
  (globalThis as unknown as { publish(values: object): void }).publish(values);
};

/**
 * How a page comes to a state: it is loaded anew with the state from its first script on; or, while the address stays
 * the same, it is told what is on air now, as the server tells it. A load takes ten times as long. Who speaks and what
 * an engine says is shown a moment longer than it is told: with that goes a load, since the page's clock stands.
 */
export type Way = 'loaded' | 'told';

/** A page on which one state after the other is looked at: opening a page takes four times as long as loading one. */
export interface ShotPage {
  readonly page: Page;
  readonly camera: CDPSession;
  /** Of which texts the contrast is known: see faintTexts. */
  readonly judged: Set<string>;
  /** Shows a state, in the page's way. */
  show(address: string, replicants: GraphicState['replicants']): Promise<void>;
  close(): Promise<void>;
}

/**
 * What a page must have been loaded with that is told a state. A view that only the state before had would stay; who
 * speaks and what an engine says may only come with a load.
 */
export const loadedWith = (replicants: GraphicState['replicants']): unknown => {
  const { speaking, outlook } = replicants;
  return [Object.keys(replicants).sort(), speaking, outlook];
};

export const openShotPage = async (browser: Browser, way: Way): Promise<ShotPage> => {
  const screen = await openScreen(browser);
  const page = await screen.newPage();
  await freezeTime(page);
  await page.addInitScript(AS_IN_OBS_30);
  const camera = await openCamera(page);
  await camera.send('Page.enable');
  let values: string | null = null;
  let [shown, version] = ['', 1];
  return {
    page,
    camera,
    judged: new Set(),
    show: async (address, replicants) => {
      const place = JSON.stringify([address, loadedWith(replicants)]);
      if (way === 'told' && place === shown) {
        version += 1;
        await page.evaluate(publish, { ...replicants, match: { ...(replicants['match'] as object), version } });
      } else {
        if (values !== null) await camera.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: values });
        const source = `${TSX_HELPER}; (${fakeNodecg.toString()})(${JSON.stringify(replicants)});`;
        ({ identifier: values } = await camera.send('Page.addScriptToEvaluateOnNewDocument', { source }));
        await page.goto(address);
        [shown, version] = [place, 1];
      }
      await page.locator(`[data-root][data-version="${version}"]:not([data-moving])`).waitFor({ state: 'attached' });
    },
    close: () => screen.close(),
  };
};

/** The frame of a state's graphic. */
const frameIn = ({ graphic }: GraphicState): FrameSize => frameOf(graphic as GraphicId);

const openState = async (
  { page, show }: ShotPage,
  server: GraphicsServer,
  { graphic, query, replicants }: GraphicState,
  { language, theme }: Look,
): Promise<void> => {
  const { width, height } = frameOf(graphic as GraphicId);
  await page.setViewportSize({ width, height });
  await show(overlayAddress(server, graphic, `${query}&lang=${language}&theme=${theme}`), replicants);
  await page.evaluate(SETTLED);
};

/** The least contrast of text on its plate (WCAG 2, AA). */
const LEAST_CONTRAST = 4.5;
/** Plates are smooth: a quarter of their pixels is enough. */
const PLATE_SCALE = 0.5;

/** The part of the frame that has all these texts, on whole pixels of its picture. */
const partWith = (texts: readonly PaintedText[], { width, height }: FrameSize): Zone => {
  const whole = (round: (value: number) => number, value: number): number => round(value * PLATE_SCALE) / PLATE_SCALE;
  const x = Math.max(0, whole(Math.floor, Math.min(...texts.map((text) => text.x))));
  const y = Math.max(0, whole(Math.floor, Math.min(...texts.map((text) => text.y))));
  const right = Math.min(width, whole(Math.ceil, Math.max(...texts.map((text) => text.x + text.width))));
  const bottom = Math.min(height, whole(Math.ceil, Math.max(...texts.map((text) => text.y + text.height))));
  return { x, y, width: right - x, height: bottom - y };
};

/**
 * Texts that do not stand out from their plate. Of texts like each other (see StyledText) those of the first state that
 * has them are looked at; in a thorough run all are.
 */
const faintTexts = async (
  { page, camera, judged }: ShotPage,
  graphic: string,
  frame: FrameSize,
): Promise<readonly string[]> => {
  const likeness = ({ style }: StyledText): string => `${graphic}\n${style}`;
  const texts = (await page.evaluate(paintedTexts)).filter((text) => IS_THOROUGH || !judged.has(likeness(text)));
  if (texts.length === 0) return [];
  for (const text of texts) judged.add(likeness(text));
  const part = partWith(texts, frame);
  const showTexts = await styled(page, WITHOUT_TEXT);
  const plates = readPicture(await capture(camera, PLATE_SCALE, part));
  await showTexts();
  return texts.flatMap((text) => {
    const ratio = contrastOf({ ...text, x: text.x - part.x, y: text.y - part.y }, plates, PLATE_SCALE);
    return ratio < LEAST_CONTRAST ? [`"${text.text}" has a contrast of ${ratio.toFixed(1)}`] : [];
  });
};

/** Shows a state, reads it and takes its picture. */
export const takeShot = async (
  shown: ShotPage,
  server: GraphicsServer,
  state: GraphicState,
  look: Look,
  { scale }: ShotOptions,
): Promise<Shot> => {
  await openState(shown, server, state, look);
  const frame = frameIn(state);
  const misplaced = await shown.page.evaluate(illegible, frame);
  const picture = readPicture(await capture(shown.camera, scale, frame));
  const strays = strayParts(picture, state.reach, scale);
  return {
    name: nameOf(state, look),
    problems: [...misplaced, ...strays, ...(await faintTexts(shown, state.graphic, frame))],
    picture,
  };
};

/** As takeShot without picture and colours: for words alone, which change no colour. */
export const readShot = async (
  shown: ShotPage,
  server: GraphicsServer,
  state: GraphicState,
  look: Look,
): Promise<Reading> => {
  await openState(shown, server, state, look);
  return { name: nameOf(state, look), problems: await shown.page.evaluate(illegible, frameIn(state)) };
};
