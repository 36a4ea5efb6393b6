import { hasCyrillic } from './pieceLetters';

/** Signs of the Russian layout and what the same keys give in the Latin one. */
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"№';
const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>@#';
const KEYS = new Map([...RUSSIAN].map((sign, index) => [sign, LATIN[index] ?? sign]));

/** The same keys on the Latin layout. */
export const asLatinKeys = (text: string): string => [...text].map((sign) => KEYS.get(sign) ?? sign).join('');

/** Whether the text can have been typed on the Russian layout by mistake: letters of it and none of the Latin one. */
export const mayBeOtherKeys = (text: string): boolean => hasCyrillic(text) && !/[a-z]/i.test(text);
