import '@fontsource-variable/golos-text/wght.css';
import '@fontsource-variable/sofia-sans-condensed/wght.css';

/** Names and figures. */
export const FIGURES = 'Sofia Sans Condensed Variable';
/** Is the family of sentences. */
export const TEXT = 'Golos Text Variable';

/** One letter per subset file the overlays draw from: Latin, Latin extended, Cyrillic. */
const SAMPLES = 'Aā0½Я';

/**
 * Resolves when every face the overlays use can be painted. Faces load only when text asks for them, so they are
 * asked for by name first. A missing file does not keep a live picture off air: the next family in line is used.
 */
export const fontsReady = async (): Promise<void> => {
  await Promise.allSettled([FIGURES, TEXT].map((family) => document.fonts.load(`600 32px "${family}"`, SAMPLES)));
  await document.fonts.ready;
};
