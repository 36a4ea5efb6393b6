export type SanPart =
  { readonly kind: 'figurine'; readonly letter: string } | { readonly kind: 'text'; readonly text: string };

/**
 * A move in SAN as figurines and text: piece letters are English, figurines belong to every language. A pawn has one
 * where it is dropped.
 */
export const sanParts = (san: string): readonly SanPart[] =>
  san
    .split(/([KQRBN]|P(?=@))/)
    .filter((part) => part !== '')
    .map((part) => (/^[KQRBNP]$/.test(part) ? { kind: 'figurine', letter: part } : { kind: 'text', text: part }));
