import type { AirLanguage, MatchView } from 'chess-match/client';
import { kindWords, type Variant } from 'chess-match/games/progressive';
import { durationText } from '../../../intro/duration';
import type { Fact, IntroWords } from '../../../intro/texts';

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: { game: 'Progressive chess', about: 'White makes one move, Black two, White three: series of moves that grow' },
  ru: { game: 'Прогрессивные шахматы', about: 'Белые делают ход, чёрные — два, белые — три: серии ходов растут' },
  be: { game: 'Прагрэсіўныя шахматы', about: 'Белыя робяць ход, чорныя — два, белыя — тры: серыі хадоў растуць' },
};

export const introWords = (language: AirLanguage): IntroWords => WORDS[language];

interface Agreed {
  readonly grows: Fact;
  readonly twos: Fact;
  readonly perSide: string;
  readonly increment: (seconds: string) => string;
}

const AGREED: Readonly<Record<AirLanguage, Agreed>> = {
  en: {
    grows: { figure: '1, 2, 3…', text: 'each series is one move longer than the last' },
    twos: { figure: '2', text: 'moves in a row for each side' },
    perSide: 'for each side',
    increment: (seconds) => ` and ${seconds} s a series`,
  },
  ru: {
    grows: { figure: '1, 2, 3…', text: 'каждая серия на ход длиннее прошлой' },
    twos: { figure: '2', text: 'хода подряд у каждой стороны' },
    perSide: 'каждой стороне',
    increment: (seconds) => ` и ${seconds} с за серию`,
  },
  be: {
    grows: { figure: '1, 2, 3…', text: 'кожная серыя на ход даўжэйшая за папярэднюю' },
    twos: { figure: '2', text: 'хады запар у кожнага боку' },
    perSide: 'кожнаму боку',
    increment: (seconds) => ` і ${seconds} с за серыю`,
  },
};

const VARIANTS: Readonly<Record<Variant, true>> = {
  italian: true,
  scottish: true,
  english: true,
  'take-all': true,
  logical: true,
  marseillais: true,
};
const isVariant = (value: unknown): value is Variant => typeof value === 'string' && Object.hasOwn(VARIANTS, value);

const timeText = (
  { incrementMs }: MatchView['settings'],
  { perSide, increment }: Agreed,
  language: AirLanguage,
): string =>
  typeof incrementMs === 'number' && incrementMs > 0
    ? `${perSide}${increment((incrementMs / 1000).toLocaleString(language))}`
    : perSide;

/** What was agreed, as far as viewers should know it: how turns grow (P1, P12), the kind that is played, the time. */
export const introFacts = ({ settings }: MatchView, language: AirLanguage): readonly Fact[] => {
  const agreed = AGREED[language];
  const { variant, timePerSideMs: timeMs } = settings;
  const kind = isVariant(variant) ? kindWords(variant, language) : null;
  return [
    variant === 'marseillais' ? agreed.twos : agreed.grows,
    ...(kind === null ? [] : [{ figure: kind.short, text: kind.about }]),
    ...(typeof timeMs === 'number' && timeMs > 0
      ? [{ figure: durationText(timeMs, language), text: timeText(settings, agreed, language) }]
      : []),
  ];
};
