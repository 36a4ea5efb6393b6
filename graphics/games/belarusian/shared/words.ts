import type { AirLanguage, Side } from 'chess-match/client';

interface Words {
  /** The throne where nobody stands on it, and where a side does. */
  readonly free: string;
  readonly holds: Readonly<Record<Side, string>>;
  /** L7 the kniaz was taken, and the kniazhych became kniaz. */
  readonly taken: string;
  readonly crowned: string;
  /** Over the pieces of the two that follow each other. */
  readonly heirs: string;
  /** Over the pieces that attack the throne. */
  readonly attackers: string;
  readonly nobody: string;
  /** Before what a ratnik may become, and where there is nothing. */
  readonly becomes: string;
  readonly nothing: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: {
    free: 'The throne is empty',
    holds: { white: 'White on the throne', black: 'Black on the throne' },
    taken: 'Kniaz taken',
    crowned: 'Inauguration',
    heirs: 'Kniaz, heir',
    attackers: 'Attack the throne',
    nobody: 'nobody',
    becomes: 'A ratnik becomes',
    nothing: 'nothing yet',
  },
  ru: {
    free: 'Трон пуст',
    holds: { white: 'На троне белые', black: 'На троне чёрные' },
    taken: 'Князь взят',
    crowned: 'Инаугурация',
    heirs: 'Князь, княжич',
    attackers: 'Бьют трон',
    nobody: 'никто',
    becomes: 'Ратник станет',
    nothing: 'пока никем',
  },
  be: {
    free: 'Трон пусты',
    holds: { white: 'На троне белыя', black: 'На троне чорныя' },
    taken: 'Князь узяты',
    crowned: 'Інаўгурацыя',
    heirs: 'Князь, князіч',
    attackers: 'Б’юць трон',
    nobody: 'ніхто',
    becomes: 'Ратнік стане',
    nothing: 'пакуль нікім',
  },
};

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
