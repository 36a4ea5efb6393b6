import type { Language } from 'chess-match/client';

interface UndoTexts {
  readonly undo: string;
  readonly redo: string;
  /** A fact of the game, as the object of "undo": kind and label of the replicant `history`. */
  readonly fact: (kind: string, label: string) => string;
  readonly score: (now: string, then: string) => string;
  readonly sameScore: string;
  readonly airTake: (graphic: string) => string;
  readonly airClear: string;
}

const sideIn = (label: string, names: Readonly<Record<'white' | 'black', string>>): string =>
  label === 'white' || label === 'black' ? names[label] : label;

export const UNDO_TEXTS: Readonly<Record<Language, UndoTexts>> = {
  en: {
    undo: 'Undo',
    redo: 'Redo',
    fact: (kind, label) => {
      const side = sideIn(label, { white: 'White', black: 'Black' });
      const facts = new Map([
        ['turn', `turn ${label}`],
        ['veto', `the veto by ${side}`],
        ['flag', `the flag of ${side}`],
        ['control-board', 'board C'],
        ['position', `the corrected position of board ${label}`],
        ['rating', `the corrected chips of board ${label}`],
      ]);
      return facts.get(kind) ?? label;
    },
    score: (now, then) => `score ${now} becomes ${then}`,
    sameScore: 'the score stays',
    airTake: (graphic) => `take of ${graphic}`,
    airClear: 'clear all',
  },
  ru: {
    undo: 'Отменить',
    redo: 'Вернуть',
    fact: (kind, label) => {
      const side = sideIn(label, { white: 'белых', black: 'чёрных' });
      const facts = new Map([
        ['turn', `ход ${label}`],
        ['veto', `вето ${side}`],
        ['flag', `флаг ${side}`],
        ['control-board', 'доску К'],
        ['position', `правку позиции на доске ${label}`],
        ['rating', `правку фишек на доске ${label}`],
      ]);
      return facts.get(kind) ?? label;
    },
    score: (now, then) => `счёт ${now} станет ${then}`,
    sameScore: 'счёт не изменится',
    airTake: (graphic) => `выдачу: ${graphic}`,
    airClear: 'снятие всего',
  },
};
