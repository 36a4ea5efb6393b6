import type { SuggestionWords } from '../../common/suggestionWords';

/** Who is on the throne, who is attacked there, and an heir that became kniaz. */
export const SUGGESTION_WORDS: SuggestionWords<'goalReached' | 'goalThreatened' | 'succession'> = {
  en: {
    goalReached: {
      said: ({ who }) => `${who} entered the throne: one turn to drive them off`,
      mode: 'The throne was entered: the board large',
    },
    goalThreatened: {
      said: ({ who }) => `Rokosh: ${who} must leave the throne, be shielded, or take the attacker`,
      mode: 'Rokosh: the card about the throne',
    },
    succession: {
      said: ({ who }) => `${who} inaugurated the heir: it is the kniaz now`,
      mode: 'An heir became kniaz: the card about kniaz and heir',
    },
  },
  ru: {
    goalReached: {
      said: ({ who }) => `${who} вошли на трон: согнать можно одним ходом`,
      mode: 'Вошли на трон: доска крупно',
    },
    goalThreatened: {
      said: ({ who }) => `Рокош: ${who} должны уйти с трона, закрыться или взять нападающего`,
      mode: 'Рокош: карточка о троне',
    },
    succession: {
      said: ({ who }) => `${who} провели инаугурацию: наследник стал князем`,
      mode: 'Наследник стал князем: карточка о князе и наследнике',
    },
  },
};
