import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GraphicsServer } from './overlayPage';
import { coarse, difference, readPicture, writePicture, type Difference, type Picture } from './pixels';
import { PROJECT_FOLDER } from './root';
import { loadedWith, nameOf, readShot, takeShot, type Look, type Reading, type Shot, type ShotPage } from './shots';
import { statesOf, type GraphicState } from './states';

/** One picture to be taken. */
export interface View {
  readonly state: GraphicState;
  readonly look: Look;
  /** Whether a committed picture says how it must look; the others are read only. */
  readonly isCompared: boolean;
}

/** Where the committed pictures are. */
export const REFERENCES = join(PROJECT_FOLDER, 'tests', 'references');
/** Where a picture that does not look as it must is left, with what differs; git ignores it. */
const FAILED = join(PROJECT_FOLDER, 'screenshots', 'failed');

/**
 * Half size: a quarter of the bytes to commit. The page is laid out at device scale 1 all the same, and one wrong
 * figure of the smallest text is still seen: a 6 that became an 8 changes 13 pixels of a 24 px text by more than
 * THRESHOLD.
 */
export const REFERENCE_SCALE = 0.5;

/**
 * Within one build of Chromium there is no difference at all but the coarse colours of the references, 4 of 255. The
 * rest is for another build and its font library, which smooth the edges of glyphs a little differently.
 */
const THRESHOLD = 32;
const MOST_PIXELS = 8;

const RUSSIAN: Look = { language: 'ru', theme: 'night' };
const ENGLISH: Look = { language: 'en', theme: 'night' };
const BELARUSIAN: Look = { language: 'be', theme: 'night' };
const PAPER: Look = { language: 'ru', theme: 'paper' };

/** Every state in Russian and in English; in Belarusian and the other theme where there is most to see. */
export const viewsOf = async (graphic: string): Promise<readonly View[]> =>
  (await statesOf(graphic)).flatMap((state) => [
    { state, look: RUSSIAN, isCompared: true },
    { state, look: ENGLISH, isCompared: state.state === 'longest-names' || state.isEveryLook },
    ...(state.state === 'longest-names' || state.isEveryLook ? [{ state, look: BELARUSIAN, isCompared: false }] : []),
    ...(state.state === 'five-branch' || state.isEveryLook ? [{ state, look: PAPER, isCompared: true }] : []),
  ]);

export const viewName = ({ state, look }: View): string => nameOf(state, look);

/** Indices of the views, in rows that can be told to one page after another. */
const rowsOf = (views: readonly View[]): readonly (readonly number[])[] => {
  const rows = new Map<string, number[]>();
  views.forEach(({ state: { graphic, query, replicants }, look }, index) => {
    const place = JSON.stringify([graphic, query, look, loadedWith(replicants)]);
    rows.set(place, [...(rows.get(place) ?? []), index]);
  });
  return [...rows.values()];
};

/** The view to which its page came by the most others, without a load in between. */
export const lastOfLongest = (views: readonly View[]): View | undefined => {
  const [longest] = rowsOf(views).toSorted((one, other) => other.length - one.length);
  return views[longest?.at(-1) ?? -1];
};

/** Does the same with every view, on as many pages at once as there are; results in the order of the views. */
const forEach = async <T>(
  pages: readonly ShotPage[],
  views: readonly View[],
  work: (page: ShotPage, view: View) => Promise<T>,
): Promise<readonly T[]> => {
  const results: T[] = [];
  const waiting = [...rowsOf(views)];
  const worker = async (page: ShotPage): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      for (const index of row) results[index] = await work(page, views[index] as View);
  };
  await Promise.all(pages.map(worker));
  return results;
};

/** A picture of every view. */
export const takeShots = (
  pages: readonly ShotPage[],
  server: GraphicsServer,
  views: readonly View[],
  scale: number,
): Promise<readonly Shot[]> =>
  forEach(pages, views, (page, { state, look }) => takeShot(page, server, state, look, { scale }));

/**
 * Everything that is to be known of the views: a picture where one is compared, else what can be read. All on the same
 * page, so that those of one language follow each other, whatever they are looked at for.
 */
export const lookAt = (
  pages: readonly ShotPage[],
  server: GraphicsServer,
  views: readonly View[],
): Promise<readonly (Shot | Reading)[]> =>
  forEach(pages, views, (page, { state, look, isCompared }) =>
    isCompared ? takeShot(page, server, state, look, { scale: REFERENCE_SCALE }) : readShot(page, server, state, look),
  );

const write = (path: string, bytes: Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
};

export const referencePath = (name: string): string => join(REFERENCES, `${name}.png`);

export const writeReference = ({ name, picture }: Shot): void => {
  write(referencePath(name), writePicture(coarse(picture)));
};

/** Names of the committed pictures of a graphic. */
export const referencesOf = (graphic: string): readonly string[] => {
  const folder = join(REFERENCES, graphic);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => `${graphic}/${file.replace(/\.png$/, '')}`);
};

/** Whether a viewer would see the same. */
export const isAlike = ({ count }: Difference): boolean => count <= MOST_PIXELS;

export const compare = (expected: Picture, actual: Picture): Difference => difference(expected, actual, THRESHOLD);

/**
 * What is wrong with a picture beside its reference, with the paths of what to look at; null when it looks as it must.
 */
export const misses = ({ name, picture }: Shot): string | null => {
  const [actualPath, differencePath] = [join(FAILED, `${name}.png`), join(FAILED, `${name}.difference.png`)];
  if (!existsSync(referencePath(name))) {
    write(actualPath, writePicture(picture));
    return `${name} has no reference; it looks like ${actualPath}. If that is right: npm run shots -- --update`;
  }
  const found = compare(readPicture(readFileSync(referencePath(name))), picture);
  if (isAlike(found)) return null;
  write(actualPath, writePicture(picture));
  write(differencePath, writePicture(found.picture()));
  return `${name} differs in ${found.count} pixels: ${actualPath}, ${differencePath}`;
};
