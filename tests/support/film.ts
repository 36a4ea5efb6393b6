import type { Browser, Page } from 'playwright-core';
import { openClockedPage, type ClockedPage } from './clockedPage';
import { luminance } from './contrast';
import type { LuminanceFrame } from './flashes';
import { overlayAddress, type GraphicsServer } from './overlayPage';
import { readPicture, type Picture } from './pixels';
import { capture } from './shots';

type Values = Readonly<Record<string, unknown>>;

/** What is published while the camera runs, and when. */
export interface Scene {
  readonly graphic: string;
  readonly first: Values;
  readonly changes: readonly { readonly atMs: number; readonly values: Values }[];
  readonly lengthMs: number;
}

export const FRAMES_PER_SECOND = 25;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
/** 192 x 108 pixels: flashes that matter are large. */
const SCALE = 0.1;
const START_MS = 1_900_000_000_000;

/** Shares of full luminance of the video behind the graphic. */
const VIDEOS = { dark: 0, bright: 1 } as const;
export type Video = keyof typeof VIDEOS;

/** Luminance of every pixel over that video; alpha is mixed as OBS mixes it, in the encoded values. */
const luminanceFrame = ({ data }: Picture, video: Video): LuminanceFrame =>
  Array.from({ length: data.length / 4 }, (_, pixel) => {
    const alpha = (data[pixel * 4 + 3] ?? 0) / 255;
    const channel = (index: number): number =>
      (data[pixel * 4 + index] ?? 0) * alpha + 255 * VIDEOS[video] * (1 - alpha);
    return luminance([channel(0), channel(1), channel(2)]);
  });

const publish = (page: Page, values: Values): Promise<void> =>
  page.evaluate((sent) => {
    (globalThis as unknown as { publish(values: object): void }).publish(sent);
  }, values);

/** A page on which one scene after the other is filmed. */
export const openFilmPage = (browser: Browser): Promise<ClockedPage> =>
  openClockedPage(browser, START_MS, START_MS + 60_000);

/** Plays a scene frame by frame on the page's own frozen clock, so that a slow machine films the same. */
export const film = async (
  { page, camera, load }: ClockedPage,
  server: GraphicsServer,
  { graphic, first, changes, lengthMs }: Scene,
): Promise<Readonly<Record<Video, readonly LuminanceFrame[]>>> => {
  await load(overlayAddress(server, graphic, 'lang=ru'), first);
  const pictures: Picture[] = [];
  for (let atMs = 0; atMs < lengthMs; atMs += FRAME_MS) {
    for (const change of changes)
      if (change.atMs >= atMs && change.atMs < atMs + FRAME_MS) await publish(page, change.values);
    pictures.push(readPicture(await capture(camera, SCALE)));
    await page.clock.runFor(FRAME_MS);
  }
  return {
    dark: pictures.map((picture) => luminanceFrame(picture, 'dark')),
    bright: pictures.map((picture) => luminanceFrame(picture, 'bright')),
  };
};
