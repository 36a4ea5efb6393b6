import type { Language } from 'chess-match/client';

const en = {
  sign: (delay: string) => `At home +${delay}`,
  all: (delay: string) => `Viewers at home see everything ${delay} later.`,
  last: (left: string) => `The last turn reaches them in ${left}.`,
};

const ru: typeof en = {
  sign: (delay) => `Дома +${delay}`,
  all: (delay) => `Зрители дома видят всё на ${delay} позже.`,
  last: (left) => `Последнее дойдёт до них через ${left}.`,
};

export const DELAY_TEXTS: Readonly<Record<Language, typeof en>> = { en, ru };
