/** Words with a letter that is not of ASCII. */
const WORD = /\p{L}+/gu;

/** What stands in names and moves beside letters; the same in all encodings of Windows. */
const SIGNS = /^[\p{ASCII}\u00A0«»„“”‘’…–—]*$/u;

/** A sign amid letters is a letter of another encoding; an apostrophe is none. */
const SIGN_AMID = /\p{L}[«»„“”‘…]\p{L}/u;

const CONSONANT = '[bcdfghjklmnpqrstvwxz]';
const VOWEL = '[aeiouyáéíóúäöü]';

/**
 * Letters that are the same bytes in the encodings of Western, Central European, Turkish and Baltic Windows, or that
 * stand where the other letter of their byte cannot: ñ between vowels (Polish ń never is), ø, æ and å as vowels (ř, ć
 * and ĺ are consonants), ç before a dark vowel (Baltic ē stands between consonants), ã and õ before their second vowel,
 * ë after a vowel (Lithuanian ė is not), í after a consonant (Baltic ķ is one).
 */
const SURE = new RegExp(
  [
    '[a-zäöüßéóáúô]',
    `(?<=${VOWEL})ñ(?=${VOWEL})`,
    `(?<=^|${CONSONANT})[øæ](?=${CONSONANT})`,
    `(?<=^|[^aeiouy])å(?=[a-z]|$)`,
    'ç(?=[aouãõ])',
    'ã(?=[oe])|õ(?=e)',
    '(?<=[aeo])ë',
    `(?<=${CONSONANT})í|^í(?=${CONSONANT}|ñ)`,
  ].join('|'),
  'giu',
);

/**
 * Two such letters side by side are more often a letter of another encoding: only those that Portuguese and Spanish
 * have.
 */
const SIDE_BY_SIDE = /(?![Çç][ãõ]|[ÍíÚú]ñ)\P{ASCII}{2}/u;

const isSureWord = (word: string): boolean =>
  /[a-z]/i.test(word) && !SIDE_BY_SIDE.test(word) && word.replace(SURE, '') === '';

/**
 * Whether a text read as Latin-1 is surely that: its words hold no letter that could be another one in another
 * encoding.
 */
export const isSurelyWestern = (text: string): boolean => {
  const words = (text.match(WORD) ?? []).filter((word) => /\P{ASCII}/u.test(word));
  return words.length > 0 && words.every(isSureWord) && SIGNS.test(text.replace(WORD, '')) && !SIGN_AMID.test(text);
};
