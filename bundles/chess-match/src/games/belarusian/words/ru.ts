import { formatClock } from '../../../view/timeText';
import { FEN_FAULTS, withPart } from '../../chess/fenTexts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { recordRu } from './recordRu';
import type { BelarusianTexts } from './texts';
import { WHY_RU } from './whyRu';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
const TO_SIDE = { white: 'Белым', black: 'Чёрным' } as const;

const FAULTS: Readonly<Record<StartError['kind'], string>> = {
  ...FEN_FAULTS.ru,
  ranks: 'горизонталей не девять',
  rank: 'в горизонтали не девять клеток или чужая буква',
  kings: 'у стороны один князь; у той, что ходит, его может не быть, пока стоит княжич',
  'pawn-rank': 'ратник стоит на своей первой горизонтали',
  pawns: 'у одной стороны больше девяти ратников',
  men: 'таких фигур у стороны больше, чем в начале',
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
  agreement: 'ничья по соглашению',
  resignation: 'сдача',
  flag: 'флажок',
  aborted: 'матч прерван',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What Belarusian chess refuses, how a game ends, and what can be undone. */
export const ru: BelarusianTexts = {
  problems: {
    ...recordRu,
    'belarusian/game/over': ({ reason }) =>
      `Партия окончена (${endOf(reason)}): отмените то, чем она кончилась, или начните новую.`,
    'belarusian/turn/none': () => 'Хода ещё нет. Пишите e2-e4.',
    'belarusian/turn/unreadable': ({ text }) =>
      `«${text}» не ход. Пишите e2-e4, e4xd5, a8-a9=Г, O-O:2 или инаугурация.`,
    'belarusian/turn/illegal': ({ text, side, why, at }) =>
      `${SIDE_FIRST[side]} не могут сыграть ${text}: ${WHY_RU[why](at)}.`,
    'belarusian/turn/second': ({ text }) => `По одному ходу: уберите ${text}.`,
    'belarusian/flag/time_left': ({ side, remainingMs }) =>
      `Флажок ${OF_SIDE[side]} не упал, осталось ${formatClock(remainingMs)}.`,
    'belarusian/clock/running': () => 'Часы уже идут.',
    'belarusian/clock/stopped': () => 'Часы уже стоят.',
    'belarusian/clock/bad_time': () => 'Часы не показывают больше 24 часов.',
    'belarusian/clock/no_gap': () => 'Время не терялось: решать нечего.',
    'belarusian/draw/offered_already': ({ side }) => `${SIDE_FIRST[side]} уже предложили ничью.`,
    'belarusian/draw/not_offered': ({ side }) => `${TO_SIDE[side]} ничью не предлагали.`,
    'belarusian/start/bad_position': ({ what, part }) =>
      `Доска так начаться не может: ${fault(what, part)}. Проверьте FEN.`,
    'belarusian/start/over': ({ reason }) =>
      `Доска так начаться не может: партия сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'belarusian/correct/no_board': ({ board }) => `Доски ${board} нет: в этой игре одна доска.`,
    'belarusian/correct/bad_position': ({ what, part }) =>
      `Такой позиции быть не может, ${fault(what, part)}. Проверьте FEN.`,
    'belarusian/correct/side_to_move': ({ side }) => `Ходят ${SIDE[side]}: так должно быть и в позиции.`,
    'belarusian/correct/over': ({ reason }) => `Партия была бы сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'belarusian/correct/no_change': () => 'На доске уже так: исправлять здесь нечего.',
  },
  ends: ENDS,
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? OF_SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `ход ${label}`;
      case 'flag':
        return `флажок ${side}`;
      case 'resignation':
        return `сдачу ${side}`;
      case 'agreement':
        return 'ничью по соглашению';
      case 'position':
        return 'правку позиции';
      case 'aborted':
        return 'прерывание матча';
      default:
        return label;
    }
  },
};
