import type { Row } from './figures';

/** A section of the bench: its rows, as they are measured where it takes long. */
export type Section = () => AsyncIterable<readonly Row[]>;

/** A section whose rows come all at once. */
export const once = (run: () => readonly Row[] | Promise<readonly Row[]>): Section =>
  async function* () {
    yield await run();
  };

/** What was measured, and what ended it before its end; null: nothing. */
export interface Measured {
  readonly rows: readonly Row[];
  readonly failure: unknown;
}

/**
 * Runs a section to its end or to whatever breaks it: an error of its own, or one that nobody in it waits for, as of a
 * socket that was cut. What was measured until then is kept.
 */
export const measure = async (section: Section): Promise<Measured> => {
  const rows: Row[] = [];
  let breakOff: (reason: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => (breakOff = reject));
  process.on('unhandledRejection', breakOff);
  const run = async (): Promise<void> => {
    for await (const found of section()) rows.push(...found);
  };
  try {
    await Promise.race([run(), broken]);
    return { rows, failure: null };
  } catch (failure) {
    return { rows: [...rows], failure };
  } finally {
    process.off('unhandledRejection', breakOff);
  }
};
