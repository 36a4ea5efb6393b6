import { endText, type AirLanguage, type Side } from 'chess-match/client';
import type { BusinessPlay } from 'chess-match/games/business';

type Change = NonNullable<BusinessPlay['latest']>;

/**
 * A part of the sentence: words, a board's badge, a move, chips in a board's colour, points of a side (in half-points).
 */
export type LatestPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'board'; readonly board: number }
  | { readonly kind: 'san'; readonly san: string }
  | { readonly kind: 'chips'; readonly board: number; readonly chips: number }
  | { readonly kind: 'points'; readonly side: Side; readonly halves: number };

interface Words {
  readonly split: string;
  readonly on: string;
  readonly moved: string;
  readonly movedFrom: string;
  readonly movedTo: string;
  readonly gaveUp: (boards: number) => string;
  readonly resigned: (boards: number) => string;
  readonly to: string;
  readonly chipsTo: string;
  readonly drawn: (boards: number) => string;
  readonly timeOut: (boards: number) => string;
  readonly ended: (kind: string, boards: number) => string;
}

export const WHO: Readonly<Record<AirLanguage, Readonly<Record<Side, string>>>> = {
  ru: { white: 'белые', black: 'чёрные' },
  en: { white: 'White', black: 'Black' },
  be: { white: 'белыя', black: 'чорныя' },
};

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  ru: {
    split: 'разделили доску',
    on: 'на',
    moved: 'перенесли',
    movedFrom: 'с доски',
    movedTo: 'на',
    gaveUp: (boards) => (boards === 1 ? 'отдали доску' : 'отдали доски'),
    resigned: (boards) => (boards === 1 ? 'сдали доску' : 'сдали доски'),
    to: 'на',
    chipsTo: 'фишки на',
    drawn: (boards) => (boards === 1 ? 'ничья на доске' : 'ничья на досках'),
    timeOut: (boards) => (boards === 1 ? 'кончилось время, доска' : 'кончилось время, доски'),
    ended: (kind, boards) => `${endText(kind, 'ru')} на ${boards === 1 ? 'доске' : 'досках'}`,
  },
  en: {
    split: 'split board',
    on: 'to',
    moved: 'moved',
    movedFrom: 'from board',
    movedTo: 'to',
    gaveUp: (boards) => (boards === 1 ? 'gave up board' : 'gave up boards'),
    resigned: (boards) => (boards === 1 ? 'resigned board' : 'resigned boards'),
    to: 'to',
    chipsTo: 'chips to',
    drawn: (boards) => (boards === 1 ? 'draw on board' : 'draw on boards'),
    timeOut: (boards) => (boards === 1 ? 'out of time, board' : 'out of time, boards'),
    ended: (kind, boards) => `${endText(kind, 'en')} on ${boards === 1 ? 'board' : 'boards'}`,
  },
  be: {
    split: 'падзялілі дошку',
    on: 'на',
    moved: 'перанеслі',
    movedFrom: 'з дошкі',
    movedTo: 'на',
    gaveUp: (boards) => (boards === 1 ? 'аддалі дошку' : 'аддалі дошкі'),
    resigned: (boards) => (boards === 1 ? 'здалі дошку' : 'здалі дошкі'),
    to: 'на',
    chipsTo: 'фішкі на',
    drawn: (boards) => (boards === 1 ? 'нічыя на дошцы' : 'нічыя на дошках'),
    timeOut: (boards) => (boards === 1 ? 'скончыўся час, дошка' : 'скончыўся час, дошкі'),
    ended: (kind, boards) => `${endText(kind, 'be')} на ${boards === 1 ? 'дошцы' : 'дошках'}`,
  },
};

export const words = (text: string): LatestPart => ({ kind: 'words', text });
export const badges = (boards: readonly number[]): readonly LatestPart[] =>
  boards.map((board) => ({ kind: 'board', board }));

/** What went where: told by number where there is one receiver, else by their boards alone. */
const received = (to: Change['to'], one: string, many: string): readonly LatestPart[] => {
  const [first] = to;
  if (first === undefined) return [];
  if (to.length > 1) return [words(many), ...badges(to.map(({ board }) => board))];
  return [{ kind: 'chips', ...first }, words(one), ...badges([first.board])];
};

const points = ({ white, black }: Change): readonly LatestPart[] =>
  (['white', 'black'] as const).flatMap((side): readonly LatestPart[] => {
    const halves = side === 'white' ? white : black;
    return halves > 0 ? [{ kind: 'points', side, halves }] : [];
  });

/**
 * What last changed what boards are worth, in words for somebody who does not know the rules: who did what, and what it
 * paid.
 */
export const latestParts = (change: Change, language: AirLanguage): readonly LatestPart[] => {
  const { kind, side, from, to } = change;
  const texts = WORDS[language];
  const who = words(WHO[language][side]);
  const paid = points(change);
  switch (kind) {
    case 'fork':
      return [who, words(texts.split), ...badges(from), ...received(to, texts.on, texts.chipsTo)];
    case 'pass': {
      const [first] = to;
      const chips: readonly LatestPart[] = first ? [{ kind: 'chips', ...first }] : [];
      const target = badges(to.map(({ board }) => board));
      return [
        who,
        words(texts.moved),
        ...chips,
        words(texts.movedFrom),
        ...badges(from),
        words(texts.movedTo),
        ...target,
      ];
    }
    case 'selection':
      return [
        who,
        words(texts.gaveUp(from.length)),
        ...badges(from),
        ...paid,
        ...received(to, texts.to, texts.chipsTo),
      ];
    case 'resignation':
      return [who, words(texts.resigned(from.length)), ...badges(from), ...paid];
    case 'flag':
      return [words(texts.timeOut(from.length)), ...badges(from), ...paid];
    default: {
      const isDrawn = change.white > 0 && change.white === change.black;
      return [words(isDrawn ? texts.drawn(from.length) : texts.ended(kind, from.length)), ...badges(from), ...paid];
    }
  }
};
