import { FEN_FAULTS, withPart } from '../../chess/fenTexts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { DUEL_ENDS_RU, duelRu, duelFactRu } from '../../duel/words/ru';
import { named } from '../../duel/words/problems';
import type { BelarusianTexts } from './texts';
import { turnIn } from './turnIn';
import { WHY_RU } from './whyRu';

const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;

const FAULTS: Readonly<Record<StartError['kind'], string>> = {
  ...FEN_FAULTS.ru,
  ranks: 'горизонталей не девять',
  rank: 'в горизонтали не девять клеток или чужая буква',
  'not-at-home': 'рокировка названа для князя или ладьи, которые стоят не дома: уберите эти права',
  kings: 'у стороны один князь; у той, что ходит, его может не быть, пока стоит княжич',
  'pawn-rank': 'ратник стоит на своей первой горизонтали',
  pawns: 'у одной стороны больше девяти ратников',
  pieces: 'таких фигур у стороны больше, чем в начале',
  throne: 'на троне стоит фигура, которой там не бывает',
};

/** Completes "такой позиции быть не может, …". */
const fault = (what: StartError['kind'], part: string): string => withPart(FAULTS[what], part, 'ru');

const ENDS: Readonly<Record<EndReason, string>> = {
  throne: 'трон удержан',
  rokosh: 'рокош без защиты',
  mate: 'мат',
  'no-move': 'пат',
  repetition: 'повторение',
  'fifty-moves': 'пятьдесят ходов',
  ...DUEL_ENDS_RU,
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What Belarusian chess refuses, how a game ends, and what can be undone. */
export const ru: BelarusianTexts = {
  problems: {
    ...named('belarusian', duelRu({ endOf, fault, example: '1.e2-e4 e8-e6' })),
    'belarusian/turn/none': () => 'Хода ещё нет.',
    'belarusian/turn/unreadable': ({ text }) =>
      `«${text}» не ход. Пишите e2-e4, e4xd5, a8-a9=Г, O-O:2 или инаугурация.`,
    'belarusian/turn/illegal': ({ text, side, why, at }) =>
      `${SIDE_FIRST[side]} не могут сыграть ${turnIn(text, 'ru')}: ${WHY_RU[why](at)}.`,
    'belarusian/turn/second': ({ text }) => `По одному ходу: уберите ${turnIn(text, 'ru')}.`,
  },
  ends: ENDS,
  fact: duelFactRu((kind, label) => (kind === 'turn' ? `ход ${label}` : null)),
};
