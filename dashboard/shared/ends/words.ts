import type { Ends, Language } from 'chess-match/client';

export interface EndsWords {
  readonly heading: string;
  readonly between: (earliest: string, latest: string) => string;
  readonly pace: (about: string) => string;
  readonly slot: (until: string) => string;
  readonly fit: Readonly<Record<NonNullable<Ends['fit']>, string>>;
  /** What is not told exactly, and why. */
  readonly inexact: string;
  readonly bounds: string;
  readonly none: string;
}

export const ENDS_WORDS: Readonly<Record<Language, EndsWords>> = {
  en: {
    heading: 'End',
    between: (earliest, latest) => `${earliest} – ${latest}`,
    pace: (about) => `by pace about ${about}`,
    slot: (until) => `slot ends ${until}`,
    fit: { fits: 'in time', 'may pass': 'may run over', passes: 'runs over' },
    inexact: 'Turns bring time: the latest end is an estimate.',
    bounds: 'By the clocks: the first moment a flag can fall, and when nobody has time left. Mate may come sooner.',
    none: 'No clock tells the end yet.',
  },
  ru: {
    heading: 'Конец',
    between: (earliest, latest) => `${earliest} – ${latest}`,
    pace: (about) => `по темпу около ${about}`,
    slot: (until) => `эфир до ${until}`,
    fit: { fits: 'успеваем', 'may pass': 'можем не успеть', passes: 'не успеваем' },
    inexact: 'За ходы добавляется время: поздний срок — оценка.',
    bounds: 'По часам: когда раньше всего может упасть флаг и когда время кончится у всех. Мат возможен раньше.',
    none: 'Часы пока не говорят, когда конец.',
  },
};
