/** Keys of the Russian layout and what the same keys give in the Latin one. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';
const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const KEYS = new Map([...RUSSIAN].map((letter, index) => [letter, LATIN[index] ?? letter]));

/** Typed on a Russian layout by mistake: turn lines have no Cyrillic, so every letter is read as the key it was. */
export const asLatinKeys = (text: string): string => [...text].map((letter) => KEYS.get(letter) ?? letter).join('');
