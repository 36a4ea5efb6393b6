import type { AirLanguage, MatchView } from 'chess-match/client';
import { durationText } from '../../../intro/duration';
import type { Fact, IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: { game: 'Swedish chess', about: 'Two against two on two boards: what one takes, the partner may drop' },
  ru: { game: 'Шведские шахматы', about: 'Двое на двое на двух досках: взятое одним ставит партнёр' },
  be: { game: 'Шведскія шахматы', about: 'Двое на двое на дзвюх дошках: узятае адным ставіць партнёр' },
};

interface Agreed {
  readonly boards: string;
  readonly perPlayer: string;
  readonly increment: (seconds: string) => string;
  readonly delay: (seconds: string) => string;
  readonly drops: Readonly<Record<'all' | 'checkNotMate' | 'none', Fact>>;
}

const AGREED: Readonly<Record<AirLanguage, Agreed>> = {
  en: {
    boards: 'boards, two players a team',
    perPlayer: 'for each player',
    increment: (seconds) => ` and ${seconds} s a move`,
    delay: (seconds) => `, delay ${seconds} s`,
    drops: {
      all: { figure: 'Drops', text: 'with check and with mate' },
      checkNotMate: { figure: 'Drops', text: 'with check, not with mate' },
      none: { figure: 'Drops', text: 'without check' },
    },
  },
  ru: {
    boards: 'доски сразу, в команде двое',
    perPlayer: 'каждому игроку',
    increment: (seconds) => ` и ${seconds} с за ход`,
    delay: (seconds) => `, задержка ${seconds} с`,
    drops: {
      all: { figure: 'Ввод фигур', text: 'и с шахом, и с матом' },
      checkNotMate: { figure: 'Ввод фигур', text: 'с шахом, но не с матом' },
      none: { figure: 'Ввод фигур', text: 'без шаха' },
    },
  },
  be: {
    boards: 'дошкі адразу, у камандзе двое',
    perPlayer: 'кожнаму ігроку',
    increment: (seconds) => ` і ${seconds} с за ход`,
    delay: (seconds) => `, затрымка ${seconds} с`,
    drops: {
      all: { figure: 'Увод фігур', text: 'і з шахам, і з матам' },
      checkNotMate: { figure: 'Увод фігур', text: 'з шахам, але не з матам' },
      none: { figure: 'Увод фігур', text: 'без шаха' },
    },
  },
};

export const introWords = (language: AirLanguage): IntroWords => WORDS[language];

/** "1.5", "2": what a move brings, null where nothing. */
const secondsText = (ms: unknown, language: AirLanguage): string | null =>
  typeof ms === 'number' && ms > 0 ? (ms / 1000).toLocaleString(language) : null;

/** Whose time it is, and what each move brings of it (S14). */
const timeText = ({ incrementMs, delayMs }: MatchView['settings'], language: AirLanguage): string => {
  const { perPlayer, increment, delay } = AGREED[language];
  const [added, uncounted] = [secondsText(incrementMs, language), secondsText(delayMs, language)];
  return `${perPlayer}${added === null ? '' : increment(added)}${uncounted === null ? '' : delay(uncounted)}`;
};

/** What was agreed, as far as viewers should know it: boards, time (S1, S14), which drops are allowed (S7). */
export const introFacts = ({ boards, settings }: MatchView, language: AirLanguage): readonly Fact[] => {
  const agreed = AGREED[language];
  const { timePerPlayerMs: timeMs, dropWithCheck } = settings;
  const drops = Object.entries(agreed.drops).find(([kind]) => kind === dropWithCheck)?.[1];
  return [
    { figure: String(boards), text: agreed.boards },
    ...(typeof timeMs === 'number' && timeMs > 0
      ? [{ figure: durationText(timeMs, language), text: timeText(settings, language) }]
      : []),
    ...(drops ? [drops] : []),
  ];
};
