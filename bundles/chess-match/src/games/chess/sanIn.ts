import type { AirLanguage } from '../../view/language';
import { RUSSIAN_PIECES } from './pieceLetters';

const RUSSIAN_OF = new Map(RUSSIAN_PIECES.map(([russian, san]) => [san, russian]));
const russian = (letter: string): string => RUSSIAN_OF.get(letter) ?? letter;

/** A move in SAN, or what stands for one, as people of a language write it: "Крxf2", "e8Ф", "П@f7", "0-0". */
export const sanIn = (san: string, language: AirLanguage): string => {
  if (language === 'en') return san;
  if (/^O-O/.test(san)) return san.replaceAll('O', '0');
  return san
    .replace(/^([KQRBN])(?=[a-z0-9@])/, (letter) => russian(letter))
    .replace(/^P(?=@)/, russian('P'))
    .replace(/=([QRBN])/, (_, letter: string) => russian(letter));
};
