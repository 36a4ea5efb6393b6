import type { AirLanguage, MatchView } from 'chess-match/client';
import { durationText } from '../../../intro/duration';
import type { Fact, IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: { game: 'Belarusian chess', about: 'Nine by nine squares: stand on the throne for one move, and you have won' },
  ru: { game: 'Белорусские шахматы', about: 'Доска 9×9: простоял на троне один ход — победил' },
  be: { game: 'Беларускія шахматы', about: 'Дошка 9×9: прастаяў на троне адзін ход — перамог' },
};

interface Agreed {
  readonly board: string;
  readonly perSide: string;
  readonly increment: (seconds: string) => string;
  readonly points: string;
  /** L12, of rules that are not those played as a rule. */
  readonly rules: Readonly<Record<'original' | 'szlachetny', Fact>>;
}

const AGREED: Readonly<Record<AirLanguage, Agreed>> = {
  en: {
    board: 'squares, the throne in the middle',
    perSide: 'for each side',
    increment: (seconds) => ` and ${seconds} s a move`,
    points: 'points: throne, mate, draw',
    rules: {
      original: { figure: '2010', text: 'the first rules: a throne without a palace' },
      szlachetny: { figure: 'Szlachetny', text: 'any piece may stop on the throne' },
    },
  },
  ru: {
    board: 'клеток, в центре трон',
    perSide: 'каждой стороне',
    increment: (seconds) => ` и ${seconds} с за ход`,
    points: 'очки: трон, мат, ничья',
    rules: {
      original: { figure: '2010', text: 'первые правила: трон без дворца' },
      szlachetny: { figure: 'Шляхетный', text: 'на трон может встать любая фигура' },
    },
  },
  be: {
    board: 'клетак, у цэнтры трон',
    perSide: 'кожнаму боку',
    increment: (seconds) => ` і ${seconds} с за ход`,
    points: 'ачкі: трон, мат, нічыя',
    rules: {
      original: { figure: '2010', text: 'першыя правілы: трон без палаца' },
      szlachetny: { figure: 'Шляхетны', text: 'на трон можа стаць любая фігура' },
    },
  },
};

export const introWords = (language: AirLanguage): IntroWords => WORDS[language];

/** Whose time it is, and what each move brings of it. */
const timeText = ({ incrementMs }: MatchView['settings'], language: AirLanguage): string => {
  const { perSide, increment } = AGREED[language];
  const isAdded = typeof incrementMs === 'number' && incrementMs > 0;
  return isAdded ? `${perSide}${increment((incrementMs / 1000).toLocaleString(language))}` : perSide;
};

/**
 * What viewers should know of it: board (L1), time, what is paid (L10), and rules that are not the usual ones (L12).
 */
export const introFacts = ({ settings }: MatchView, language: AirLanguage): readonly Fact[] => {
  const agreed = AGREED[language];
  const { timePerSideMs: timeMs } = settings;
  const rules = Object.entries(agreed.rules).find(([name]) => name === settings['rules'])?.[1];
  return [
    { figure: '9×9', text: agreed.board },
    ...(typeof timeMs === 'number' && timeMs > 0
      ? [{ figure: durationText(timeMs, language), text: timeText(settings, language) }]
      : []),
    rules ?? { figure: '2 · 1 · ½', text: agreed.points },
  ];
};
