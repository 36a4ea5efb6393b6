import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Place } from '../../../bundles/chess-match/src/contract/venue';
import { openPanel } from '../../../tests/support/panels';
import type { TestServer } from '../../../tests/support/server';
import type { TestVenue } from '../../../tests/support/venue';
import { PROJECT_FOLDER } from '../../lib/project';
import { openScreens, setUp, type Language, type Setting } from '../screens';

/** How captains hold their tablets; displays hang the same way. */
export const HELD = {
  landscape: { tablet: { width: 1280, height: 800 }, display: { width: 1920, height: 1080 } },
  portrait: { tablet: { width: 800, height: 1280 }, display: { width: 1080, height: 1920 } },
  /** A squarer tablet, upright. */
  upright: { tablet: { width: 768, height: 1024 }, display: { width: 1080, height: 1920 } },
} as const;
export type Held = keyof typeof HELD;

export const isHeld = (way: string): way is Held => Object.hasOwn(HELD, way);

export interface GalleryOptions {
  readonly held: Held;
  readonly language: Language;
  readonly captains: readonly Place[];
  /** What hangs in the hall or stands on a table besides. */
  readonly others: readonly Place[];
  /** Folder below screenshots/. */
  readonly folder: string;
}

/** Every screen of an evening, open all the time. */
export interface Gallery {
  /** @throws where there is none */
  page(place: Place): Page;
  /** A picture of each. @returns how many */
  take(moment: string): Promise<number>;
  /** What went wrong on a page, with its place. */
  errors(): readonly string[];
}

/** Held in hands or lying on a table. */
export const isTablet = (place: Place): boolean => place.startsWith('captain') || place.startsWith('table');

export const openGallery = async (
  browser: Browser,
  server: TestServer,
  venue: Pick<TestVenue, 'url'>,
  { held, language, captains, others, folder }: GalleryOptions,
): Promise<Gallery> => {
  const screens = openScreens(browser, server, venue);
  const pages = new Map<string, Page>();
  const errors: string[] = [];
  const { tablet, display } = HELD[held];
  const add = (name: string, page: Page): void => {
    pages.set(name, page);
    page.on('pageerror', ({ message }) => errors.push(`${name}: ${message}`));
  };
  for (const place of [...captains, ...others]) {
    const page = await screens.open(place, language, isTablet(place));
    const look: Setting['look'] = place.includes('black') ? 'paper' : 'night';
    await setUp(page, { ...(isTablet(place) ? tablet : display), look });
    add(place, page);
  }
  const arbiter = await openPanel(
    browser,
    server.url,
    'arbiter',
    { language },
    { ...tablet, locale: language, hasTouch: true },
  );
  add('arbiter', arbiter.page);
  return {
    page: (place) => {
      const found = pages.get(place);
      if (found === undefined) throw new Error(`Nobody looks at ${place}.`);
      return found;
    },
    take: async (moment) => {
      const into = join(PROJECT_FOLDER, 'screenshots', folder);
      mkdirSync(into, { recursive: true });
      for (const [name, page] of pages) await page.screenshot({ path: join(into, `${moment}-${name}.png`) });
      return pages.size;
    },
    errors: () => errors,
  };
};
