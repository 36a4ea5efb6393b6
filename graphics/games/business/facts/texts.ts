import { endText, type AirLanguage } from 'chess-match/client/drawing';
import { capitalised } from 'chess-match/client/view';
import { be } from './be';
import { en } from './en';
import { ru } from './ru';
import type { Fact, FactTexts } from './types';

const TEXTS: Readonly<Record<AirLanguage, FactTexts>> = { ru, en, be };

/** One or two words: "Ветвление", "Мат". */
export const factTitle = (fact: Fact, language: AirLanguage): string =>
  fact.kind === 'end' ? capitalised(endText(fact.how, language)) : TEXTS[language].titles[fact.kind];

/** What happened and what it did to chips and points, in a sentence for a layman; no full stop. */
export const factSentence = (fact: Fact, language: AirLanguage): string => {
  const { sentences } = TEXTS[language];
  switch (fact.kind) {
    case 'fork':
      return sentences.fork(fact);
    case 'pass':
      return sentences.pass(fact);
    case 'selection':
      return sentences.selection(fact);
    case 'end':
      return sentences.end(fact);
    case 'correction':
      return sentences.correction(fact);
    case 'veto':
      return sentences.veto(fact);
    case 'control-board':
      return sentences['control-board'](fact);
    case 'over':
      return sentences.over(fact);
  }
};
