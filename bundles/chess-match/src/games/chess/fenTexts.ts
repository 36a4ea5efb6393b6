import type { Language } from '../../view/language';
import type { FenError } from './readFen';

/** Completes "not a possible position, …". */
export const FEN_FAULTS: Readonly<Record<Language, Readonly<Record<FenError['kind'], string>>>> = {
  en: {
    fields: 'it does not have all its parts',
    ranks: 'there are not eight ranks',
    rank: 'a rank does not come to eight squares',
    reserve: 'the reserve cannot be read',
    side: 'the side to move is missing',
    castling: 'the castling rights do not fit',
    chess960: 'its castling is that of Chess960, and here king and rooks begin at home',
    'not-at-home': 'castling is claimed for a king or a rook that does not stand at home: leave these rights out',
    'en-passant': 'the en passant square does not fit',
    number: 'the move number cannot be read',
    kings: 'each side has one king',
    'pawn-rank': 'a pawn stands on the first or last rank',
    pawns: 'a side has more than eight pawns',
    promoted: 'a king or a pawn is marked as promoted',
    'waiting-king-in-check': 'the side not to move stands in check',
  },
  ru: {
    fields: 'есть не все части',
    ranks: 'горизонталей не восемь',
    rank: 'в горизонтали не восемь полей',
    reserve: 'запас не читается',
    side: 'не сказано, чей ход',
    castling: 'права на рокировку не подходят',
    chess960: 'рокировка в ней — шахмат 960, а здесь король и ладьи начинают дома',
    'not-at-home': 'рокировка названа для короля или ладьи, которые стоят не дома: уберите эти права',
    'en-passant': 'поле взятия на проходе не подходит',
    number: 'номер хода не читается',
    kings: 'у каждой стороны один король',
    'pawn-rank': 'пешка стоит на первой или последней горизонтали',
    pawns: 'у одной стороны больше восьми пешек',
    promoted: 'король или пешка отмечены как превращённые',
    'waiting-king-in-check': 'под шахом сторона, которая не ходит',
  },
};

const SIDES: Readonly<Record<Language, Readonly<Record<'white' | 'black', string>>>> = {
  en: { white: 'White', black: 'Black' },
  ru: { white: 'белые', black: 'чёрные' },
};

/** With the part of the FEN that is meant, where that says more. */
export const withPart = (fault: string, part: string, language: Language): string => {
  if (part === '') return fault;
  return `${fault} (${part === 'white' || part === 'black' ? SIDES[language][part] : part})`;
};

export const fenFault = (what: FenError['kind'], part: string, language: Language): string =>
  what === 'fields' ? FEN_FAULTS[language].fields : withPart(FEN_FAULTS[language][what], part, language);
