import type { AirLanguage, Side } from 'chess-match/client';

interface SheetWords {
  readonly series: (number: number) => string;
  readonly now: (side: Side, moves: string) => string;
  /** P9 before who moved in a series, and who could have moved still. */
  readonly moved: string;
  readonly waiting: string;
  readonly allMoved: string;
  /** Before what both sides still have to take, and before the pieces of each. */
  readonly toTake: string;
  readonly bySide: Readonly<Record<Side, string>>;
  readonly quiet: (turns: number, of: number) => string;
}

const EN = { white: 'White', black: 'Black' } as const;
const RU = { white: 'белые', black: 'чёрные' } as const;
const BE = { white: 'белыя', black: 'чорныя' } as const;

const WORDS: Readonly<Record<AirLanguage, SheetWords>> = {
  en: {
    series: (number) => `Series ${number}`,
    now: (side, moves) => `Now: ${EN[side]}, ${moves}`,
    moved: 'Moved:',
    waiting: 'Still to move:',
    allMoved: 'All have moved as often',
    toTake: 'To take:',
    bySide: { white: 'White', black: 'Black' },
    quiet: (turns, of) => `${turns} quiet series of ${of}: then a draw`,
  },
  ru: {
    series: (number) => `Серия ${number}`,
    now: (side, moves) => `Сейчас: ${RU[side]}, ${moves}`,
    moved: 'Ходили:',
    waiting: 'Ещё не ходили:',
    allMoved: 'Все сходили поровну',
    toTake: 'Взять:',
    bySide: { white: 'Белым', black: 'Чёрным' },
    quiet: (turns, of) => `Тихих серий ${turns} из ${of}: дальше ничья`,
  },
  be: {
    series: (number) => `Серыя ${number}`,
    now: (side, moves) => `Цяпер: ${BE[side]}, ${moves}`,
    moved: 'Хадзілі:',
    waiting: 'Яшчэ не хадзілі:',
    allMoved: 'Усе схадзілі пароўну',
    toTake: 'Узяць:',
    bySide: { white: 'Белым', black: 'Чорным' },
    quiet: (turns, of) => `Ціхіх серый ${turns} з ${of}: далей нічыя`,
  },
};

export const sheetWords = (language: AirLanguage): SheetWords => WORDS[language];
