import type { AirLanguage } from 'chess-match/client/drawing';

/** What only an element in the page of others says. */
interface ElementWords {
  readonly region: string;
  readonly wrong: string;
  readonly noSource: string;
  readonly noMatchAt: (address: string) => string;
  readonly newer: string;
  readonly retries: string;
  readonly whole: string;
}

export const ELEMENT_WORDS: Readonly<Record<AirLanguage, ElementWords>> = {
  ru: {
    region: 'Матч',
    wrong: 'Здесь должен быть матч',
    noSource: 'В src нет адреса: нужна страница зрителей или файл матча.',
    noMatchAt: (address) => `По адресу ${address} матча нет.`,
    newer: 'Матч записан более новой программой. Возьмите новый match.js.',
    retries: 'Ещё раз',
    whole: 'Открыть страницу зрителей',
  },
  en: {
    region: 'Match',
    wrong: 'There should be a match here',
    noSource: 'src names no address: it takes a page of viewers, or the file of a match.',
    noMatchAt: (address) => `There is no match at ${address}.`,
    newer: 'The match was written by a newer program: take its match.js.',
    retries: 'Try again',
    whole: 'Open the viewers’ page',
  },
  be: {
    region: 'Матч',
    wrong: 'Тут павінен быць матч',
    noSource: 'У src няма адраса: патрэбна старонка гледачоў або файл матча.',
    noMatchAt: (address) => `Па адрасе ${address} матча няма.`,
    newer: 'Матч запісаны навейшай праграмай. Вазьміце новы match.js.',
    retries: 'Яшчэ раз',
    whole: 'Адкрыць старонку гледачоў',
  },
};
