import { FIGURES, TEXT } from '../air/fonts';
import { FACES, facesOf } from './built';

/** One letter per subset file the overlays draw from: Latin, Latin extended, Cyrillic. */
const SAMPLES = 'Aā0½Я';
/** A host waits for three seconds at most; a face that comes later is drawn when it is there. */
const PATIENCE_MS = 2000;

let users = 0;
let added: readonly FontFace[] = [];

const faces = (): readonly FontFace[] =>
  facesOf(FACES).map(
    ({ family, file, weight, range }) =>
      new FontFace(family, `url(${new URL(file, import.meta.url).href})`, { weight, unicodeRange: range }),
  );

/**
 * The faces of our graphics in this document, once for all of them that are in it. Resolves when they can be painted.
 * @returns gives them back
 */
export const takeFaces = async (): Promise<() => void> => {
  users += 1;
  if (users === 1) {
    added = faces();
    for (const face of added) document.fonts.add(face);
  }
  const asked = [FIGURES, TEXT].map((family) => document.fonts.load(`600 32px "${family}"`, SAMPLES));
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(asked), late]);
  let isGiven = false;
  return () => {
    if (isGiven) return;
    isGiven = true;
    users -= 1;
    if (users > 0) return;
    for (const face of added) document.fonts.delete(face);
    added = [];
  };
};
