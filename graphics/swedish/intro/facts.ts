import type { Language, MatchView } from 'chess-match/client';
import { durationText, type Fact } from '../../intro/settings';
import type { IntroWords } from '../../intro/words';

const WORDS: Readonly<Record<Language, IntroWords>> = {
  en: { game: 'Swedish chess', about: 'Two against two on two boards: what one takes, the partner may drop' },
  ru: { game: 'Шведские шахматы', about: 'Двое на двое на двух досках: взятое одним ставит партнёр' },
};

interface Agreed {
  readonly boards: string;
  readonly perPlayer: string;
  readonly drops: Readonly<Record<'all' | 'checkNotMate' | 'none', Fact>>;
}

const AGREED: Readonly<Record<Language, Agreed>> = {
  en: {
    boards: 'boards, two players a team',
    perPlayer: 'for each player',
    drops: {
      all: { figure: 'Drops', text: 'with check and with mate' },
      checkNotMate: { figure: 'Drops', text: 'with check, not with mate' },
      none: { figure: 'Drops', text: 'without check' },
    },
  },
  ru: {
    boards: 'доски сразу, в команде двое',
    perPlayer: 'каждому игроку',
    drops: {
      all: { figure: 'Ввод фигур', text: 'и с шахом, и с матом' },
      checkNotMate: { figure: 'Ввод фигур', text: 'с шахом, но не с матом' },
      none: { figure: 'Ввод фигур', text: 'без шаха' },
    },
  },
};

export const introWords = (language: Language): IntroWords => WORDS[language];

/** What was agreed, as far as viewers should know it: boards, time (S1), which drops are allowed (S7). */
export const introFacts = ({ boards, settings }: MatchView, language: Language): readonly Fact[] => {
  const agreed = AGREED[language];
  const { timePerPlayerMs: timeMs, dropWithCheck } = settings;
  const drops = Object.entries(agreed.drops).find(([kind]) => kind === dropWithCheck)?.[1];
  return [
    { figure: String(boards), text: agreed.boards },
    ...(typeof timeMs === 'number' && timeMs > 0
      ? [{ figure: durationText(timeMs, language), text: agreed.perPlayer }]
      : []),
    ...(drops ? [drops] : []),
  ];
};
