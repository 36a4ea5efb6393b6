import type { AirLanguage } from 'chess-match/client';

interface Words {
  readonly lastMove: string;
  /** Over the last turns. */
  readonly moves: string;
  /** Where no move was made. */
  readonly begins: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: { lastMove: 'Last move', moves: 'Moves', begins: 'The game begins' },
  ru: { lastMove: 'Последний ход', moves: 'Ходы', begins: 'Партия начинается' },
  be: { lastMove: 'Апошні ход', moves: 'Хады', begins: 'Партыя пачынаецца' },
};

export const wordsOf = (language: AirLanguage): Words => WORDS[language];
