import { describe, expect, it } from 'vitest';
import { READERS } from '.';
import { tryOut } from './tried';

/** `npm run readers` gives them ten thousand each. */
const FILES = 60;

describe.each(READERS)('what reads a file: $name', (reader) => {
  it('takes what is whole', () => {
    expect(reader.whole.flatMap((text) => reader.read(text))).toEqual([]);
  });

  it('takes or refuses what is damaged, and says where and why in both languages', () => {
    const { taken, refused } = tryOut(reader, FILES);
    expect(taken + refused).toBe(FILES);
    expect(refused).toBeGreaterThan(0);
  });
});

describe('whoever tries a reader out', () => {
  const told = (line: number, column: number, words = 'Mend it.') => [{ place: { line, column }, words: [words] }];
  it.each([
    ['breaks', () => JSON.parse('{') as never],
    ['tells of a line that is not there', () => told(1_000_000, 1)],
    ['tells of a column that is not there', () => told(1, 1_000_000)],
    ['says nothing', () => told(1, 1, ' ')],
    ['says what it does not know', () => told(1, 1, 'Mend undefined.')],
  ])('sees one that %s, and names the file', (_what, read) => {
    expect(() => tryOut({ name: 'a list', whole: ['one\ntwo\n'], read }, 1)).toThrow(
      /^a list (breaks on|says .* of) "/,
    );
  });
});
