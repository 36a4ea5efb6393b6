import type { PieceType } from './definition';

/** Russian piece letters, as books write them; "Кр" before "К". */
const RUSSIAN: readonly (readonly [string, PieceType])[] = [
  ['кр', 'k'],
  ['ф', 'q'],
  ['л', 'r'],
  ['с', 'b'],
  ['к', 'n'],
  ['п', 'p'],
];

/** Letters of the Russian keyboard that look like those of squares, captures and castling. */
const LOOK_ALIKE: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', х: 'x', О: 'O', о: 'O' };

const latin = (text: string): string => [...text].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');

/** Castling with the letter O or the digit, of either alphabet and size, is written one way. */
const castling = (text: string): string | null => {
  const plain = text.replaceAll(/[0oоО]/g, 'O');
  return plain === 'O-O' || plain === 'O-O-O' ? plain : null;
};

const isSquareStart = (rest: string): boolean => /^\d/.test(rest);

/** The first letters read as a man: of either alphabet, capital or small. */
const asMan = (text: string): string[] => {
  const small = text.toLowerCase();
  const [russian, type] = RUSSIAN.find(([letters]) => small.startsWith(letters)) ?? [];
  if (russian !== undefined && type !== undefined) return [`${type.toUpperCase()}${latin(text.slice(russian.length))}`];
  return /^[a-z]/.test(text) ? [`${text.slice(0, 1).toUpperCase()}${latin(text.slice(1))}`] : [];
};

/** A promotion in small letters or Russian ones, with or without "=". */
const promotionIn = (text: string): string => {
  const [, before, written] = /^(.*\d)=?(\p{L})$/u.exec(text) ?? [];
  if (before === undefined || written === undefined) return text;
  const russian = RUSSIAN.find(([letters]) => letters === written.toLowerCase())?.[1];
  return `${before}=${(russian ?? written).toUpperCase()}`;
};

/**
 * The SANs that a move as people type it might mean: "Кf3", "nf3", "П@f7", "@f7", "0-0", "e8ф". More than one where a
 * first letter may be a man or a file ("bc4"). Whether any of them is legal is for the position to say.
 */
export const spellings = (text: string): readonly string[] => {
  const castles = castling(text);
  if (castles !== null) return [castles];
  const promoted = promotionIn(text);
  if (promoted.startsWith('@')) return [`P${latin(promoted)}`];
  const isPawnMove = /^\p{Ll}/u.test(promoted) && isSquareStart(promoted.slice(1));
  const asFile = /^[a-zа-я]/.test(promoted) ? [latin(promoted)] : [];
  const asWritten = /^[A-Z]/.test(promoted) ? [`${promoted.slice(0, 1)}${latin(promoted.slice(1))}`] : [];
  return [...new Set([...asWritten, ...asFile, ...(isPawnMove ? [] : asMan(promoted))])];
};
