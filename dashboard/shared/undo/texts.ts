import type { Language, ShowView } from 'chess-match/client';

const moves = (...parts: readonly (readonly [string, string])[]): string =>
  parts
    .filter(([names]) => names !== '')
    .map(([names, verb]) => `${names} – ${verb}`)
    .join('; ');

const en = {
  undo: 'Undo',
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
  airRedo: 'Повторить',
  airChange: { take: 'выдачу', clear: '«убрать всё»', restore: 'возврат' },
  airMoves: (come, go, stay) => moves([come, 'в эфир'], [go, 'уйдёт'], [stay, 'сменится']),
};

export const UNDO_TEXTS: Readonly<Record<Language, UndoTexts>> = { en, ru };
