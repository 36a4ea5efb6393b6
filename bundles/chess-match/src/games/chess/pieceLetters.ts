/** Russian piece letters, as books write them, with those of SAN; "Кр" before "К". */
export const RUSSIAN_PIECES: readonly (readonly [russian: string, san: string])[] = [
  ['Кр', 'K'],
  ['Ф', 'Q'],
  ['Л', 'R'],
  ['С', 'B'],
  ['К', 'N'],
  ['П', 'P'],
];

/** Russian letters that look like those of a square or of a capture, small ones or their capitals. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', х: 'x', '×': 'x' };

/** What follows a piece letter, in small Latin letters; letters that look like no Latin one stay. */
export const asSquares = (text: string): string =>
  [...text.toLowerCase()].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');

export const hasCyrillic = (text: string): boolean => /[а-яё]/i.test(text);
