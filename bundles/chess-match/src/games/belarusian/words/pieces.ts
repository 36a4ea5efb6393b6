import type { Language } from '../../../view/language';

/** What pieces are called in views and by those who draw them, by their letters (L1): no other game has these. */
export const NAME_BY_LETTER: Readonly<Record<string, string>> = {
  a: 'Kniaz',
  k: 'Kniazhych',
  g: 'Hetman',
  l: 'Ladya',
  m: 'Pushka',
  v: 'Vsadnik',
  r: 'Ratnik',
};

/** Pieces as views call them, as people do. */
const PIECES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    Kniaz: 'kniaz',
    Kniazhych: 'kniazhych',
    Hetman: 'hetman',
    Ladya: 'ladya',
    Pushka: 'pushka',
    Vsadnik: 'vsadnik',
    Ratnik: 'ratnik',
  },
  ru: {
    Kniaz: 'князь',
    Kniazhych: 'княжич',
    Hetman: 'гетман',
    Ladya: 'ладья',
    Pushka: 'пушка',
    Vsadnik: 'всадник',
    Ratnik: 'ратник',
  },
};

/** @param name as in views, "Hetman" */
export const pieceWord = (name: string, language: Language): string => PIECES[language][name] ?? name;
