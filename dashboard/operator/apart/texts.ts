import type { Language, Side } from 'chess-match/client';
import type { DraftNotice } from 'chess-match/client/turn';

type Pairs = readonly (readonly [what: string, meaning: string])[];

/** What the desk of boards that do not wait for each other says of any game. */
const en = {
  board: {
    label: (thread: string) => `Board ${thread}`,
    squares: (thread: string) => `Position on board ${thread}`,
    over: 'over',
    turnRound: 'Turn the board round',
    promote: 'Promotion',
  },
  entry: {
    field: (thread: string) => `Move on board ${thread}`,
    pressing: (line: string) => `${line} …`,
    ready: (san: string) => `${san}: Enter presses the clock`,
    notice: {
      replaced: 'The draft was changed on another page; your text was replaced:',
      refused: 'Not accepted:',
      unsent: 'The connection was lost, this was not sent:',
    } satisfies Record<DraftNotice['kind'], string>,
  },
  history: {
    undo: 'Undo',
    redo: 'Redo',
    along: (labels: readonly string[]) => `along with ${labels.join(', ')}`,
    question: (redo: boolean, fact: string): string => `${redo ? 'Redo' : 'Undo'} ${fact}?`,
    crosses: (thread: string) => `This reaches beyond board ${thread}. Also:`,
    yes: (redo: boolean): string => (redo ? 'Yes, redo all of it' : 'Yes, undo all of it'),
  },
  help: {
    board: (thread: string) => `The field of board ${thread}`,
    fixedTitle: 'Keys that stay as they are',
    mouseTitle: 'Mouse',
    lineTitle: 'A move as it is typed',
  },
};

type AnyGame = typeof en;

const ru: AnyGame = {
  board: {
    label: (thread) => `Доска ${thread}`,
    squares: (thread) => `Позиция на доске ${thread}`,
    over: 'окончена',
    turnRound: 'Перевернуть доску',
    promote: 'Превращение',
  },
  entry: {
    field: (thread) => `Ход на доске ${thread}`,
    pressing: (line) => `${line} …`,
    ready: (san) => `${san}: Enter нажимает часы`,
    notice: {
      replaced: 'Черновик изменён на другой странице; ваш текст заменён:',
      refused: 'Не принято:',
      unsent: 'Связь прерывалась, это не отправлено:',
    },
  },
  history: {
    undo: 'Отменить',
    redo: 'Вернуть',
    along: (labels) => `вместе с ${labels.join(', ')}`,
    question: (redo, fact) => `${redo ? 'Вернуть' : 'Отменить'} ${fact}?`,
    crosses: (thread) => `Это затронет не только доску ${thread}. Вместе с этим:`,
    yes: (redo) => (redo ? 'Да, вернуть всё' : 'Да, отменить всё'),
  },
  help: {
    board: (thread) => `Поле доски ${thread}`,
    fixedTitle: 'Клавиши, которые не меняются',
    mouseTitle: 'Мышь',
    lineTitle: 'Как пишется ход',
  },
};

const ANY_GAME: Readonly<Record<Language, AnyGame>> = { en, ru };

/** What a game says there in its own words, in one language. */
export interface OwnWords {
  readonly choice: { readonly label: string; readonly board: (thread: string) => string; readonly both: string };
  /** A kind of piece, as it is put on a board. */
  readonly piece: (piece: string) => string;
  readonly board: {
    readonly toMove: (side: Side) => string;
    /** Below a board that is only looked at here. */
    readonly lookedAt: string;
    readonly clock: (thread: string, side: Side) => string;
    readonly reserve: (thread: string, side: Side) => string;
    readonly drop: (piece: string, count: number) => string;
    readonly flag: string;
  };
  readonly entry: {
    readonly hint: string;
    readonly press: string;
    readonly mates: string;
  };
  readonly resign: {
    readonly title: string;
    readonly text: (name: string, thread: string | null) => string;
    readonly yes: string;
  };
  readonly clock: { readonly start: string; readonly stop: string };
  readonly flag: {
    readonly title: string;
    readonly text: (thread: string, side: Side, name: string) => string;
    readonly yes: string;
  };
  readonly help: {
    readonly keys: {
      readonly field: string;
      readonly other: string;
      readonly clock: string;
      readonly undo: string;
    };
    readonly fixed: Pairs;
    readonly mouse: readonly string[];
    readonly line: Pairs;
  };
}

/** Puts the words of a game beside those that desk has for any game. */
export const apartTexts = <Own extends OwnWords>(language: Language, own: Own) => {
  const any = ANY_GAME[language];
  return {
    ...any,
    ...own,
    board: { ...any.board, ...own.board },
    entry: { ...any.entry, ...own.entry },
    help: { ...any.help, ...own.help },
  };
};

/** All that the desk of boards that do not wait for each other says, in one language. */
export type ApartStrings = ReturnType<typeof apartTexts<OwnWords>>;
