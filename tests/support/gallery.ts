import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { GraphicsServer } from './overlayPage';
import { difference, readPicture, writePicture } from './pixels';
import { PROJECT } from './root';
import { nameOf, openScreen, takeShot, type Look, type Shot } from './shots';
import { statesOf, type GraphicState } from './states';

/** One picture to be taken. */
export interface View {
  readonly state: GraphicState;
  readonly look: Look;
  /** Whether a committed picture says how it must look; the others are read only. */
  readonly isCompared: boolean;
}

/** Where the committed pictures are. */
export const REFERENCES = join(PROJECT, 'tests', 'references');
/** Where a picture that does not look as it must is left, with what differs; git ignores it. */
const FAILED = join(PROJECT, 'screenshots', 'failed');

/**
 * Half size: a quarter of the bytes to commit. The page is laid out at device scale 1 all the same, and one wrong figure
 * of the smallest text still changes more pixels than MOST_PIXELS.
 */
export const REFERENCE_SCALE = 0.5;

/**
 * Text is anti-aliased a little differently from one build of Chromium and of its font library to the next: edge pixels
 * of glyphs change by up to a quarter of the range, and single ones by more. Within one build there is no difference.
 */
const THRESHOLD = 64;
const MOST_PIXELS = 12;

const PARALLEL = 2;

const RUSSIAN: Look = { language: 'ru', theme: 'night' };
const ENGLISH: Look = { language: 'en', theme: 'night' };
const PAPER: Look = { language: 'ru', theme: 'paper' };

/** Every state in Russian and in English; the other theme where there is most to see. */
export const viewsOf = async (graphic: string): Promise<readonly View[]> =>
  (await statesOf(graphic)).flatMap((state) => [
    { state, look: RUSSIAN, isCompared: true },
    { state, look: ENGLISH, isCompared: state.state === 'longest-names' },
    ...(state.state === 'five-branch' ? [{ state, look: PAPER, isCompared: true }] : []),
  ]);

export const viewName = ({ state, look }: View): string => nameOf(state, look);

/** Takes pictures on two screens at once; in the order of the views. */
export const takeShots = async (
  browser: Browser,
  server: GraphicsServer,
  views: readonly View[],
  scale: number,
): Promise<readonly Shot[]> => {
  const shots: Shot[] = [];
  const waiting = [...views.entries()];
  const work = async (): Promise<void> => {
    const screen = await openScreen(browser);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { state, look }] = next;
      shots[index] = await takeShot(screen, server, state, look, { scale });
    }
    await screen.close();
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return shots;
};

const write = (path: string, bytes: Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

export const referencePath = (name: string): string => join(REFERENCES, `${name}.png`);

export const writeReference = ({ name, png }: Shot): void => {
  write(referencePath(name), writePicture(readPicture(png)));
};

/** Names of the committed pictures of a graphic. */
export const referencesOf = (graphic: string): readonly string[] => {
  const folder = join(REFERENCES, graphic);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => `${graphic}/${file.replace(/\.png$/, '')}`);
};

/** What is wrong with a picture beside its reference, with the paths of what to look at; null when it looks as it must. */
export const misses = ({ name, png }: Shot): string | null => {
  const [actualPath, differencePath] = [join(FAILED, `${name}.png`), join(FAILED, `${name}.difference.png`)];
  if (!existsSync(referencePath(name))) {
    write(actualPath, png);
    return `${name} has no reference; it looks like ${actualPath}. If that is right: npm run shots -- --update`;
  }
  const { count, picture } = difference(readPicture(readFileSync(referencePath(name))), readPicture(png), THRESHOLD);
  if (count <= MOST_PIXELS) return null;
  write(actualPath, png);
  write(differencePath, writePicture(picture));
  return `${name} differs in ${count} pixels: ${actualPath}, ${differencePath}`;
};
