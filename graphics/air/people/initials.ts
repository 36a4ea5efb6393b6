/** What stands for a face that nobody photographed: the first letters of the first two words, upper case. */
export const initials = (name: string): string =>
  name
    .split(/[\s.]+/u)
    .map((word) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
