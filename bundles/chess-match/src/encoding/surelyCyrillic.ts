/** A run of letters, each written as one sign. */
const WORD = /\p{L}+/gu;

const LETTER = 'А-Яа-яЁёЎўҐґЄєЇїІі';

/** Letters of Russian, Ukrainian and Belarusian; what else windows-1251 has is more often another encoding misread. */
const LETTERS = new RegExp(`^[${LETTER}]+$`);

/** What stands in names and moves beside letters; an apostrophe stands between them. */
const SIGNS = new RegExp(`^(?:[\\p{ASCII}${LETTER}\\u00A0«»„“”–—…№]|(?<=[${LETTER}])’(?=[${LETTER}]))*$`, 'u');

/** A sign amid letters is a letter of another encoding. */
const SIGN_AMID = new RegExp(`[${LETTER}][«»„“”…№][${LETTER}]`);

/** "Иванов", "иванов", "ИВАНОВ", "МакДоналд": KOI8 misread begins small and goes on in capitals. */
const CASE = /^(?:\p{Lu}+|\p{Ll}+|(?:\p{Lu}\p{Ll}+)+)$/u;

/** Alphabets without capitals, and capitals of KOI8, are small letters here: names have some of both, or capitals. */
const CAPITAL = /\p{Lu}/u;

const VOWELS = /[аеёиоуыэюяєїі]/gi;

/** No word begins with a sign or has two, and none goes on for long without a vowel: "Мкртчян" has five. */
const UNPRONOUNCEABLE = /^[ьъы]|[ьъ]{2}|[йьъ][ьъы]|[^аеёиоуыэюяєїі]{6}|[аеёиоуыэюяєїі]{4}/i;

/** The letters that are most, and those that are least, of what is written in these languages. */
const FREQUENT = /[аоеиінрвлкст]/gi;
const RARE = /[ъщэфцґ]/gi;

/** Fewer letters are too few to be told by their frequency. */
const LEAST_LETTERS = 8;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

const isWord = (word: string): boolean =>
  LETTERS.test(word) && CASE.test(word) && !UNPRONOUNCEABLE.test(word) && (word.length < 4 || count(word, VOWELS) > 0);

/** Words of one language have these shares of their letters; letters that stand for others do not. */
const isFrequentAsSpoken = (letters: string): boolean => {
  const share = (what: RegExp): number => count(letters, what) / letters.length;
  return share(VOWELS) > 0.28 && share(VOWELS) < 0.62 && share(FREQUENT) > 0.55 && share(RARE) < 0.12;
};

/** As many as begin a quotation end it. */
const areQuotesPaired = (text: string): boolean =>
  count(text, /«/g) === count(text, /»/g) && count(text, /„|“(?=\p{L})/gu) === count(text, /”|“(?!\p{L})/gu);

/**
 * Whether a text read as windows-1251 is surely that: words of these alphabets, written and pronounced as words are.
 */
export const isSurelyCyrillic = (text: string): boolean => {
  const words = (text.match(WORD) ?? []).filter((word) => /\P{ASCII}/u.test(word));
  const letters = words.join('');
  return (
    letters.length >= LEAST_LETTERS &&
    SIGNS.test(text) &&
    !SIGN_AMID.test(text) &&
    areQuotesPaired(text) &&
    words.every(isWord) &&
    CAPITAL.test(letters) &&
    isFrequentAsSpoken(letters)
  );
};
