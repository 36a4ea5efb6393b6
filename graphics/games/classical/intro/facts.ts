import type { AirLanguage, MatchView } from 'chess-match/client';
import { nounFor, type Noun } from 'chess-match/client/view';
import { cardWords } from 'chess-match/games/classical';
import { durationText } from '../../../intro/duration';
import type { Fact, IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: { game: 'Chess', about: 'A team match: each board is a game of its own, and the points of all boards count' },
  ru: { game: 'Шахматы', about: 'Командный матч: каждая доска — своя партия, считаются очки всех досок' },
  be: { game: 'Шахматы', about: 'Камандны матч: кожная дошка — свая партыя, лічацца ачкі ўсіх дошак' },
};

export const introWords = (language: AirLanguage): IntroWords => WORDS[language];

const BOARDS: Readonly<Record<AirLanguage, Noun>> = {
  en: { one: 'board', few: 'boards', many: 'boards' },
  ru: { one: 'доска', few: 'доски', many: 'досок' },
  be: { one: 'дошка', few: 'дошкі', many: 'дошак' },
};

const SECONDS: Readonly<Record<AirLanguage, string>> = { en: 's', ru: 'с', be: 'с' };

/** What was agreed, as far as viewers should know it: how many boards (C1), the time and what is added to it (C2). */
export const introFacts = ({ boards, settings }: MatchView, language: AirLanguage): readonly Fact[] => {
  const { each, increment, delay } = cardWords(language).clocks;
  const seconds = (value: unknown, sign: string, text: string): readonly Fact[] =>
    typeof value === 'number' && value > 0
      ? [{ figure: `${sign}${(value / 1000).toLocaleString(language)} ${SECONDS[language]}`, text }]
      : [];
  const { timePerPlayerMs: timeMs, incrementMs, delayMs } = settings;
  return [
    { figure: String(boards), text: nounFor(boards, BOARDS[language], language) },
    ...(typeof timeMs === 'number' && timeMs > 0 ? [{ figure: durationText(timeMs, language), text: each }] : []),
    ...seconds(incrementMs, '+', increment),
    ...seconds(delayMs, '', delay),
  ];
};
