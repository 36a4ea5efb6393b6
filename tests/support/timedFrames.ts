import type { Page } from 'playwright-core';

/** One bit each, the least first: white is 1. */
const STRIPES = 16;
const STRIPE_PX = 20;
/** What the least bit counts. */
const UNIT_MS = 20;
const WRAPS_MS = 2 ** STRIPES * UNIT_MS;

/** For ffmpeg's lavfi: frames that carry the time of day at which they were made, as stripes. */
export const TIMED_FRAMES = [
  `nullsrc=size=${STRIPES * STRIPE_PX}x180:rate=12`,
  'format=yuv420p',
  'settb=1/1000',
  'setpts=RTCTIME/1000',
  `geq=lum='if(mod(floor(floor(T*1000/${UNIT_MS})/pow(2,floor(X/${STRIPE_PX}))),2),235,16)':cb=128:cr=128`,
  'settb=1/12',
  'setpts=N',
].join(',');

/** What a page shows at one moment. */
export interface Sample {
  /** When the frame on it was made, less when the page says it was, ms. */
  readonly offMs: number;
  /** When the frame on it was made, Unix ms. */
  readonly madeMs: number;
  /** What has just happened, in the page's words. */
  readonly happened: string;
}

/** Begins to note what a page with `?calibrate` shows with each frame of its video. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(
    ({ stripes, stripePx, unitMs, wrapsMs }) => {
      const noted: Sample[] = [];
      Object.assign(window, { noted });
      const context = new OffscreenCanvas(stripes * stripePx, 1).getContext('2d', { willReadFrequently: true });
      const look = (): void => {
        const video = document.querySelector('video');
        const told = document.querySelector<HTMLTimeElement>('.media time');
        if (video === null || context === null) return;
        video.requestVideoFrameCallback(look);
        const toldMs = Date.parse(told?.dateTime ?? '');
        if (Number.isNaN(toldMs) || video.videoHeight === 0) return;
        context.drawImage(video, 0, video.videoHeight / 2, video.videoWidth, 1, 0, 0, stripes * stripePx, 1);
        const { data } = context.getImageData(0, 0, stripes * stripePx, 1);
        let code = 0;
        for (let bit = 0; bit < stripes; bit += 1) if ((data[(bit + 0.5) * stripePx * 4] ?? 0) > 128) code += 2 ** bit;
        const ahead = (((code * unitMs - toldMs) % wrapsMs) + wrapsMs) % wrapsMs;
        const offMs = ahead > wrapsMs / 2 ? ahead - wrapsMs : ahead;
        const happened = document.querySelector('.happened')?.textContent.replace(/\s/g, ' ') ?? '';
        noted.push({ offMs, madeMs: toldMs + offMs, happened });
      };
      look();
    },
    { stripes: STRIPES, stripePx: STRIPE_PX, unitMs: UNIT_MS, wrapsMs: WRAPS_MS },
  );

/** What was noted since then. */
export const samplesOf = (page: Page): Promise<readonly Sample[]> =>
  page.evaluate(() => (window as unknown as { noted: readonly Sample[] }).noted);
