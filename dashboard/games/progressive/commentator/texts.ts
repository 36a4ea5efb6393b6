import type { Language, Side } from 'chess-match/client';
import type { StudiedSeries } from 'chess-match/client/explore';
import { countedText } from 'chess-match/client/view';

const MOVES = {
  en: { one: 'move', few: 'moves', many: 'moves' },
  ru: { one: 'ход', few: 'хода', many: 'ходов' },
} as const;
const POSITIONS = {
  en: { one: 'position', few: 'positions', many: 'positions' },
  ru: { one: 'позиция', few: 'позиции', many: 'позиций' },
} as const;
const SECONDS = {
  en: { one: 'second', few: 'seconds', many: 'seconds' },
  ru: { one: 'секунда', few: 'секунды', many: 'секунд' },
} as const;

/** Words that a commentator on chess in series needs besides those of every game. */
const en = {
  turnBack: 'A turn back',
  turnForward: 'A turn forward',
  walk: { first: 'To the beginning', back: 'A move back', forward: 'A move forward', last: 'To the end' },
  moves: 'Series',
  series: ({ turn, side, made, length }: StudiedSeries) =>
    `Turn ${turn}, ${side === 'white' ? 'White' : 'Black'}: ${made} of ${countedText(length, MOVES.en, 'en')} made`,
  next: (length: number) => `then ${countedText(length, MOVES.en, 'en')}`,
  quiet: (turns: number, of: number) => `quiet turns: ${turns} of ${of}`,
  pieces: (white: number, black: number) => `pieces: ${white} : ${black}`,
  mate: {
    ask: 'Is there a mate in this series?',
    looking: (seconds: number, positions: number) =>
      `Looking: ${seconds} s, ${countedText(positions, POSITIONS.en, 'en')}`,
    stop: 'Stop',
    found: 'There is a mate:',
    show: 'Show it on the board',
    none: 'There is no mate in this series.',
    notKnown: (seconds: number) => `Not known: ${countedText(seconds, SECONDS.en, 'en')} were not enough.`,
    longer: (minutes: number) => `Look for ${minutes} minutes`,
    stopped: 'Not known: the search was stopped.',
    failed: 'The search broke off; nothing is known. Ask again.',
  },
};

export type SeriesTexts = typeof en;

const OF_SIDE: Readonly<Record<Side, string>> = { white: 'белые', black: 'чёрные' };

const ru: SeriesTexts = {
  turnBack: 'Серия назад',
  turnForward: 'Серия вперёд',
  walk: { first: 'К началу', back: 'Ход назад', forward: 'Ход вперёд', last: 'К концу' },
  moves: 'Серии',
  series: ({ turn, side, made, length }) => `Серия ${turn}, ${OF_SIDE[side]}: сделано ${made} из ${length}`,
  next: (length) => `затем ${countedText(length, MOVES.ru, 'ru')}`,
  quiet: (turns, of) => `тихих серий: ${turns} из ${of}`,
  pieces: (white, black) => `фигур: ${white} : ${black}`,
  mate: {
    ask: 'Есть ли мат в этой серии?',
    looking: (seconds, positions) => `Поиск: ${seconds} с, ${countedText(positions, POSITIONS.ru, 'ru')}`,
    stop: 'Остановить',
    found: 'Мат есть:',
    show: 'Показать на доске',
    none: 'В этой серии мата нет.',
    notKnown: (seconds) => `Неизвестно: за ${seconds} с не выяснено.`,
    longer: (minutes) => `Искать ${minutes} минут`,
    stopped: 'Неизвестно: поиск остановлен.',
    failed: 'Поиск прервался, ничего не известно. Спросите ещё раз.',
  },
};

export const SERIES_TEXTS: Readonly<Record<Language, SeriesTexts>> = { en, ru };
