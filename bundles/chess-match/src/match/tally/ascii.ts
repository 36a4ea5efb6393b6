const CYRILLIC = 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я і ў'.split(' ');
/** Of each of them, as passports write Russian and Belarusian (ICAO 9303); the soft sign falls away. */
const LATIN = 'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y  e iu ia i u'.split(' ');
const QUOTES = { '’': "'", '“': '"', '”': '"', '«': '"', '»': '"' };

const IN_ASCII: ReadonlyMap<string, string> = new Map([
  ...CYRILLIC.map((letter, index) => [letter, LATIN[index] ?? ''] as const),
  ...Object.entries(QUOTES),
]);

const inAscii = (letter: string): string => {
  const small = letter.toLowerCase();
  const latin = IN_ASCII.get(small) ?? '?';
  return small === letter ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
};

/** A text as displays show that have no more than ASCII: Cyrillic in Latin letters, "?" for what has none. */
export const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/gu, inAscii);
