export type SanPart =
  { readonly kind: 'figurine'; readonly letter: string } | { readonly kind: 'text'; readonly text: string };

/** A move in SAN as figurines and text: piece letters are English, figurines belong to every language. */
export const sanParts = (san: string): readonly SanPart[] =>
  san
    .split(/([KQRBN])/)
    .filter((part) => part !== '')
    .map((part) => (/^[KQRBN]$/.test(part) ? { kind: 'figurine', letter: part } : { kind: 'text', text: part }));
