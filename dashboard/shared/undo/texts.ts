import type { Language, ShowView } from 'chess-match/client';

const sideIn = (label: string, names: Readonly<Record<'white' | 'black', string>>): string =>
  label === 'white' || label === 'black' ? names[label] : label;

const moves = (...parts: readonly (readonly [string, string])[]): string =>
  parts
    .filter(([names]) => names !== '')
    .map(([names, verb]) => `${names} – ${verb}`)
    .join('; ');

const en = {
  undo: 'Undo',
  /** A fact of the game, as the object of "undo": kind and label of the replicant `history`. */
  fact: (kind: string, label: string): string => {
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
  /** Beside "Restore", which is another thing. */
  airRedo: 'Redo',
  airChange: { take: 'take', clear: 'clear all', restore: 'restore' } satisfies Record<
    NonNullable<ShowView['undo']>['what'],
    string
  >,
  /** What comes on air, what goes, what stays with other content; each a list of names, empty for none. */
  airMoves: (come: string, go: string, stay: string) => moves([come, 'comes'], [go, 'goes'], [stay, 'changes']),
};

type UndoTexts = typeof en;

const ru: UndoTexts = {
  undo: 'Отменить',
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
  airRedo: 'Повторить',
  airChange: { take: 'выдачу', clear: '«убрать всё»', restore: 'возврат' },
  airMoves: (come, go, stay) => moves([come, 'в эфир'], [go, 'уйдёт'], [stay, 'сменится']),
};

export const UNDO_TEXTS: Readonly<Record<Language, UndoTexts>> = { en, ru };
