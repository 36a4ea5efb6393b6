import { random } from '../../../bundles/chess-match/src/games/common/random';
import { damaged } from '../../../bundles/chess-match/src/games/testing/damaged';
import type { Reader, Fault } from './reader';

/** What became of the files that a reader was given. */
export interface Tried {
  readonly taken: number;
  readonly refused: number;
  /** What took longest, ms. */
  readonly slowestMs: number;
}

/** What stands in a text by mistake. */
const SLIPS = /\bundefined\b|\bNaN\b|\[object /;

/** A sentence that says nothing, or a place that the file does not have. */
const isWrong = (text: string, { place, words }: Fault): boolean => {
  if (words.some((sentence) => sentence.trim() === '' || SLIPS.test(sentence))) return true;
  if (place === null) return false;
  const { line, column = 1 } = place;
  const said = text.split(/\r\n|\n|\r/)[line - 1];
  // Behind the last letter where something is missing there.
  return said === undefined || column < 1 || column > said.length + 1;
};

/** @throws with the text that it was when the reader breaks on it, or tells a wrong place of it */
const readOne = ({ name, read }: Reader, text: string): readonly Fault[] => {
  const shown = JSON.stringify(text.length > 4000 ? `${text.slice(0, 4000)}…` : text);
  let faults: readonly Fault[];
  try {
    faults = read(text);
  } catch (cause) {
    throw new Error(`${name} breaks on ${shown}`, { cause });
  }
  const wrong = faults.find((each) => isWrong(text, each));
  if (wrong !== undefined) throw new Error(`${name} says ${JSON.stringify(wrong)} of ${shown}`);
  return faults;
};

/** Gives damaged files to a reader, the same ones every time. @throws as readOne */
export const tryOut = (reader: Reader, files: number): Tried => {
  const draws = random(7);
  let [taken, slowestMs] = [0, 0];
  for (let file = 0; file < files; file += 1) {
    const text = damaged(draws, draws.pick(reader.whole));
    const fromMs = performance.now();
    if (readOne(reader, text).length === 0) taken += 1;
    slowestMs = Math.max(slowestMs, performance.now() - fromMs);
  }
  return { taken, refused: files - taken, slowestMs };
};
