import type { Language } from 'chess-match/client';
import { spanWords } from 'chess-match/client/view';
import type { SpanEntry } from 'chess-match/client/settings';
import { DAY_MS, spanText, type SpanReading } from './readSpan';

type Wrong = Exclude<SpanReading, { kind: 'time' }>;

interface SpanTexts {
  readonly form: string;
  readonly tooLong: (most: string) => string;
  readonly twofold: (one: string, other: string) => string;
}

const TEXTS: Readonly<Record<Language, SpanTexts>> = {
  en: {
    form: 'This is no time. Write it like 1:30:00 or 5:00.',
    tooLong: (most) => `No more than ${most}.`,
    twofold: (one, other) => `This could be ${one} or ${other}. Write which.`,
  },
  ru: {
    form: 'Это не время. Пишите, например, 1:30:00 или 5:00.',
    tooLong: (most) => `Не больше ${most}.`,
    twofold: (one, other) => `Можно понять двояко: ${one} или ${other}. Напишите точно.`,
  },
};

/** Why a typed time was not taken, with what could have been meant. */
export const wrongSpan = (wrong: Wrong, entry: SpanEntry, language: Language): string => {
  const texts = TEXTS[language];
  const asTyped = (ms: number): string => `${spanText(ms, entry)} (${spanWords(ms, language)})`;
  switch (wrong.kind) {
    case 'form':
      return texts.form;
    case 'tooLong':
      return texts.tooLong(spanText(DAY_MS, entry));
    case 'twofold':
      return texts.twofold(asTyped(wrong.either[0]), asTyped(wrong.either[1]));
  }
};
