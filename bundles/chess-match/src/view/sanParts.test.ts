import { expect, it } from 'vitest';
import { sanParts } from './sanParts';

const shown = (san: string): string =>
  sanParts(san)
    .map((part) => (part.kind === 'figurine' ? `<${part.letter}>` : part.text))
    .join('');

it.each([
  ['Nbxd7+', '<N>bxd7+'],
  ['exd8=Q#', 'exd8=<Q>#'],
  ['O-O-O', 'O-O-O'],
  ['b4', 'b4'],
  ['Bb4', '<B>b4'],
  ['P@e4', '<P>@e4'],
  ['', ''],
])('writes %s as %s', (san, expected) => {
  expect(shown(san)).toBe(expected);
});
