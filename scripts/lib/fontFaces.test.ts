import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECT_FOLDER = join(import.meta.dirname, '..', '..');
const FACES = ['golos-text', 'sofia-sans-condensed'];

type Range = readonly [first: number, last: number];

/** What the files of a face that ship with the pages cover, as its own sheet says. */
const rangesOf = (face: string): readonly Range[] => {
  const sheet = readFileSync(join(PROJECT_FOLDER, 'node_modules/@fontsource-variable', face, 'wght.css'), 'utf8');
  const lists = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) => list);
  return lists.flatMap((list) =>
    list.split(',').map((range): Range => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
};

const RANGES = FACES.map(rangesOf);
const isShipped = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return RANGES.every((ranges) => ranges.some(([first, last]) => code >= first && code <= last));
};

/**
 * Arrows, technical and geometric signs, dingbats, the handle of a row: in a face of every system that runs a browser.
 */
const isSign = (letter: string): boolean => /[\u2190-\u23FF\u25A0-\u27BF\u283F]/u.test(letter);

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const TESTED = /(?:\.test\.|\/testing\/|ixture)/;

/** Letters of these folders' code that `isThere` does not know, each with a file that has it. */
const strangersIn = (folders: string, isThere: (letter: string) => boolean): readonly string[] =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: PROJECT_FOLDER })
    .filter((file) => !TESTED.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(PROJECT_FOLDER, file), 'utf8').split('\n');
      const letters = new Set(lines.filter((line) => !COMMENT.test(line)).join(''));
      return [...letters].filter((letter) => letter > '~' && !isThere(letter)).map((letter) => `${letter} ${file}`);
    });

describe('the faces that ship with the pages', () => {
  it('have every letter that pages write, signs of the system apart', () => {
    const folders = '{dashboard,site/src,bundles/venue/src/pages,bundles/chess-match/src/texts}';
    expect(strangersIn(folders, (letter) => isShipped(letter) || isSign(letter))).toEqual([]);
  });

  it('have every letter that graphics write', () => {
    expect(strangersIn('graphics', isShipped)).toEqual([]);
    expect(strangersIn('graphics', () => false)).not.toEqual([]);
  });
});
