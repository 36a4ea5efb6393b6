import type { SuggestionWords } from '../../common/suggestionWords';

/** Who is on the throne, who is attacked there, and an heir that became kniaz. */
export const SUGGESTION_WORDS: SuggestionWords<'goalReached' | 'goalThreatened' | 'succession'> = {
  en: {
    goalReached: {
      said: ({ who }) => `${who} entered the throne: one turn to drive them off`,
      mode: 'The throne was entered: the board large',
      explained: 'Whoever holds the throne in the middle wins: the opponent has a single turn to prevent it.',
    },
    goalThreatened: {
      said: ({ who }) => `Rokosh: ${who} must leave the throne, be shielded, or take the attacker`,
      mode: 'Rokosh: the card about the throne',
      explained: 'On the throne the kniaz is attacked, as by a check, and must be saved at once.',
    },
    succession: {
      said: ({ who }) => `${who} inaugurated the heir: it is the kniaz now`,
      mode: 'An heir became kniaz: the card about kniaz and heir',
      explained: 'Without a kniaz the heir takes his place, and the game goes on.',
    },
  },
  ru: {
    goalReached: {
      said: ({ who }) => `${who} вошли на трон: согнать можно одним ходом`,
      mode: 'Вошли на трон: доска крупно',
      explained: 'Кто удержит трон в центре, тот победил: у соперника один ход, чтобы помешать.',
    },
    goalThreatened: {
      said: ({ who }) => `Рокош! ${who} должны уйти с трона, закрыться или взять нападающего`,
      mode: 'Рокош: карточка о троне',
      explained: 'Князь на троне под ударом, как при шахе, и спасать его надо сразу.',
    },
    succession: {
      said: ({ who }) => `${who} провели инаугурацию: наследник стал князем`,
      mode: 'Наследник стал князем: карточка о князе и наследнике',
      explained: 'Без князя его место занимает наследник, и игра продолжается.',
    },
  },
};
