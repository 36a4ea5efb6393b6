import type { Language } from '../../view/language';
import { sanIn } from './sanIn';
import type { PieceType } from './definition';
import type { WhyNot } from './whyNot';

interface WhyWords {
  /** Completes "White cannot play Nf3: …". */
  readonly why: (why: WhyNot) => string;
  /** Completes "Nf3 is not clear: …"; the moves in the letters of the language. */
  readonly which: (candidates: readonly string[]) => string;
}

const EN: Readonly<Record<PieceType, string>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};
const RU: Readonly<Record<PieceType, readonly [one: string, of: string, by: string]>> = {
  k: ['король', 'короля', 'королём'],
  q: ['ферзь', 'ферзя', 'ферзём'],
  r: ['ладья', 'ладьи', 'ладьёй'],
  b: ['слон', 'слона', 'слоном'],
  n: ['конь', 'коня', 'конём'],
  p: ['пешка', 'пешки', 'пешкой'],
};
const TWO: Readonly<Record<string, string>> = {
  Q: 'два ферзя',
  R: 'две ладьи',
  B: 'два слона',
  N: 'два коня',
};

/** The letter that all candidates begin with, where they are moves of one kind of piece. */
const kindOf = (candidates: readonly string[]): string | null => {
  const [first = '', ...others] = candidates.map((san) => san.slice(0, 1));
  return /[KQRBN]/.test(first) && others.every((letter) => letter === first) ? first : null;
};

const isFile = (from: string): boolean => /^[a-z]$/.test(from);
const isRank = (from: string): boolean => /^\d+$/.test(from);

const english = (piece: PieceType | null): string => (piece === null ? 'piece' : (EN[piece] ?? 'piece'));

const whyEn = (why: WhyNot): string => {
  switch (why.kind) {
    case 'no-man':
      return `there is no ${english(why.piece)} on this board`;
    case 'not-there': {
      const place = isFile(why.from) ? `the ${why.from} file` : isRank(why.from) ? `rank ${why.from}` : why.from;
      return `there is no ${english(why.piece)} on ${place}`;
    }
    case 'unreachable':
      return `no ${english(why.piece)} goes to ${why.to}`;
    case 'own-man':
      return `${why.to} is taken by a piece of one’s own`;
    case 'nothing-to-take':
      return `there is nothing to take on ${why.to}`;
    case 'blocked':
      return `the way from ${why.from} is blocked on ${why.at}`;
    case 'pinned':
      return `the piece on ${why.from} is pinned`;
    case 'in-check':
      return 'the king is in check, and this does not end it';
    case 'king-attacked':
      return `${why.to} is attacked`;
    case 'castling-lost':
      return 'the king or the rook has moved';
    case 'castling-barred':
      return 'pieces stand between king and rook';
    case 'castling-attacked':
      return 'the king would cross an attacked square';
    case 'other':
      return 'check the move and the board';
    case 'wrong-mark':
      return `it is ${why.san}`;
    case 'other-keys':
      return `on the Latin keyboard it would be ${why.candidates.join(' or ')}; write which`;
  }
};

const whyRu = (why: WhyNot): string => {
  const one = (piece: PieceType | null): string => (piece === null ? 'фигура' : (RU[piece]?.[0] ?? 'фигура'));
  const of = (piece: PieceType | null): string => (piece === null ? 'своей фигуры' : (RU[piece]?.[1] ?? 'фигуры'));
  switch (why.kind) {
    case 'no-man':
      return `на этой доске нет ${of(why.piece)}`;
    case 'not-there': {
      const place = isFile(why.from)
        ? `вертикали ${why.from}`
        : isRank(why.from)
          ? `горизонтали ${why.from}`
          : why.from;
      return `на ${place} нет ${of(why.piece)}`;
    }
    case 'unreachable':
      return `${one(why.piece)} на ${why.to} не ходит`;
    case 'own-man':
      return `на ${why.to} своя фигура`;
    case 'nothing-to-take':
      return `на ${why.to} брать нечего`;
    case 'blocked':
      return `путь с ${why.from} закрыт на ${why.at}`;
    case 'pinned':
      return `фигура на ${why.from} связана`;
    case 'in-check':
      return 'король под шахом, этот ход не спасает';
    case 'king-attacked':
      return `поле ${why.to} под боем`;
    case 'castling-lost':
      return 'король или ладья уже ходили';
    case 'castling-barred':
      return 'между королём и ладьёй стоят фигуры';
    case 'castling-attacked':
      return 'король прошёл бы через битое поле';
    case 'other':
      return 'проверьте ход и доску';
    case 'wrong-mark':
      return `это ${sanIn(why.san, 'ru')}`;
    case 'other-keys':
      return `в латинской раскладке это ${why.candidates.map((san) => sanIn(san, 'ru')).join(' или ')}; напишите, что имелось в виду`;
  }
};

/** What is said of a text that is no legal move, or several: the same in every game of these pieces. */
export const WHY_WORDS: Readonly<Record<Language, WhyWords>> = {
  en: {
    why: whyEn,
    which: (candidates) => {
      const kind = kindOf(candidates);
      const name = kind === null ? undefined : EN[kind.toLowerCase()];
      const count = candidates.length === 2 ? 'two' : String(candidates.length);
      return name === undefined
        ? `it may be ${candidates.join(' or ')}`
        : `${count} ${name}s go there: ${candidates.join(', ')}`;
    },
  },
  ru: {
    why: whyRu,
    which: (candidates) => {
      const kind = kindOf(candidates);
      const moves = candidates.map((san) => sanIn(san, 'ru'));
      const pieces = kind === null || candidates.length > 2 ? undefined : TWO[kind];
      if (pieces !== undefined) return `так ходят ${pieces}: ${moves.join(', ')}`;
      return kind === null ? `это может быть ${moves.join(' или ')}` : `так ходят несколько фигур: ${moves.join(', ')}`;
    },
  },
};
