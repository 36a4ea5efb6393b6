import { fenFault } from '../../chess/fenTexts';
import { sanIn } from '../../chess/sanIn';
import { formatClock, formatSpan } from '../../../view/timeText';
import { WHY_WORDS } from '../../chess/whyTexts';
import type { EndReason } from '../rules/state';
import { bpgnRu } from './bpgnRu';
import type { SwedishTexts } from './texts';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
const TEAM = {
  first: 'Команда, у которой белые на доске A,',
  second: 'Команда, у которой чёрные на доске A,',
} as const;
/** A piece by its letter: in the nominative, the genitive and the genitive plural. */
const PIECE = new Map([
  ['p', ['пешка', 'пешки', 'пешек']],
  ['n', ['конь', 'коня', 'коней']],
  ['b', ['слон', 'слона', 'слонов']],
  ['r', ['ладья', 'ладьи', 'ладей']],
  ['q', ['ферзь', 'ферзя', 'ферзей']],
]);
const named = (piece: string, form: 0 | 1 | 2): string => PIECE.get(piece)?.[form] ?? piece;

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  flag: 'флажок',
  resignation: 'сдача',
  agreement: 'ничья по соглашению',
  'simultaneous-mates': 'одновременные маты',
  'simultaneous-flags': 'одновременные флажки',
  stalemate: 'пат',
  repetition: 'повторение',
  'fifty-moves': 'пятьдесят ходов',
  material: 'матовать нечем',
  punishment: 'наказание',
  aborted: 'матч прерван',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** "A white": a board and a side. */
const seatOf = (label: string): string => {
  const [board = '', side] = label.split(' ');
  return side === 'white' || side === 'black' ? `${OF_SIDE[side]} на доске ${board}` : `на доске ${board}`;
};

export const ru: SwedishTexts = {
  problems: {
    ...bpgnRu,
    'swedish/game/over': ({ reason }) =>
      `Матч окончен (${endOf(reason)}): отмените то, чем он кончился, или начните новый.`,
    'swedish/move/unreadable': ({ board, text }) =>
      `Доска ${board}: «${text}» не ход. Пишите Кf3, exd5, 0-0, постановку К@f6.`,
    'swedish/move/illegal': ({ board, text, side, inCheck, why, elsewhere }) => {
      const move = sanIn(text, 'ru');
      const where = elsewhere.length === 0 ? '' : ` На доске ${elsewhere.join()} такой ход есть.`;
      return inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `Доска ${board}: ${SIDE[side]} под шахом, ход ${move} от него не спасает.${where}`
        : `Доска ${board}: ${SIDE[side]} не могут сыграть ${move}: ${WHY_WORDS.ru.why(why)}.${where}`;
    },
    'swedish/move/ambiguous': ({ board, text, candidates }) =>
      `Доска ${board}: ход ${sanIn(text, 'ru')} неоднозначен: ${WHY_WORDS.ru.which(candidates)}.`,
    'swedish/move/wrong_mark': ({ board, text, san }) =>
      `Доска ${board}: ${sanIn(text, 'ru')} записан неверно, это ${sanIn(san, 'ru')}.`,
    'swedish/move/sitting': ({ board, side }) =>
      `Доска ${board}: у ${OF_SIDE[side]} сейчас нет хода, они зависли, пока партнёр не даст фигуру.`,
    'swedish/move/demanded_elsewhere': ({ board, demanded }) =>
      `Следующий ход потребован на доске ${demanded}, доска ${board} ждёт.`,
    'swedish/move/no_board': ({ text }) => `Скажите, на какой доске, A или B${text === '' ? '' : ` (${text})`}.`,
    'swedish/drop/not_in_reserve': ({ board, side, piece }) =>
      `Доска ${board}: в запасе ${OF_SIDE[side]} нет ${named(piece, 1)}.`,
    'swedish/drop/occupied': ({ board, square }) => `Доска ${board}: поле ${square} занято. Ставят на пустое.`,
    'swedish/drop/pawn_rank': ({ board, square }) =>
      `Доска ${board}: пешку на ${square} ставить нельзя: это первая или последняя горизонталь.`,
    'swedish/drop/no_square': ({ board, square }) => `На доске ${board} нет поля ${square}.`,
    'swedish/drop/still_in_check': ({ board, piece, square }) =>
      `Доска ${board}: ${named(piece, 0)} на ${square} от шаха не спасает.`,
    'swedish/drop/check_forbidden': ({ board, san }) =>
      `Доска ${board}: ${sanIn(san, 'ru')} — постановка с шахом, в этом матче так нельзя.`,
    'swedish/drop/mate_forbidden': ({ board, san }) =>
      `Доска ${board}: ${sanIn(san, 'ru')} — постановка с матом, в этом матче так нельзя.`,
    'swedish/flag/time_left': ({ board, side, remainingMs }) =>
      `Доска ${board}: флажок ${OF_SIDE[side]} не упал, осталось ${formatClock(remainingMs)}.`,
    'swedish/flag/too_late': ({ board, laterMs }) =>
      `Доска ${board}: этот флажок упал бы на ${formatSpan(laterMs)} позже другого. Это не одновременно.`,
    'swedish/clock/running': () => 'Часы на обеих досках уже идут.',
    'swedish/clock/stopped': () => 'Часы на обеих досках уже стоят.',
    'swedish/clock/none': () => 'Этот матч играют без часов.',
    'swedish/clock/no_gap': () => 'На этих досках время не терялось: решать нечего.',
    'swedish/clock/bad_time': () => 'Часы не показывают больше 24 часов.',
    'swedish/draw/offered_already': ({ team }) => `${TEAM[team]} уже предложила ничью.`,
    'swedish/draw/not_offered': ({ team }) => `${TEAM[team]} не получала предложения ничьей.`,
    'swedish/demand/off': () => 'В этом матче нельзя требовать хода на другой доске.',
    'swedish/demand/not_last_mover': ({ board }) =>
      `Хода на доске ${board} может требовать только команда, которая сейчас сходила на другой доске.`,
    'swedish/demand/own_partner': ({ board }) =>
      `На доске ${board} ход за партнёром: требовать можно только хода соперника.`,
    'swedish/demand/already': ({ board }) => `Следующий ход уже потребован на доске ${board}.`,
    'swedish/start/bad_position': ({ board, what, part }) =>
      `Доска ${board} так начаться не может: ${fenFault(what, part, 'ru')}. Проверьте FEN.`,
    'swedish/start/mated': ({ board }) =>
      `Доска ${board} так начаться не может: стороне, которая ходит, мат. Проверьте позицию.`,
    'swedish/correct/bad_position': ({ board, what, part }) =>
      `Доска ${board}: такой позиции быть не может, ${fenFault(what, part, 'ru')}. Проверьте FEN.`,
    'swedish/correct/mated': ({ board }) => `Доска ${board}: стороне, которая ходит, был бы мат. Проверьте позицию.`,
    'swedish/correct/no_change': ({ board }) => `На доске ${board} уже так: исправлять здесь нечего.`,
    'swedish/correct/bad_reserve': ({ board, piece, count }) =>
      `Доска ${board}: в запасе не может быть ${count} ${named(piece, 2)}. От 0 до 32 пешек, коней, слонов, ладей, ферзей.`,
  },
  ends: ENDS,
  fact: (kind, label) => {
    switch (kind) {
      case 'turn':
        return `ход ${label}`;
      case 'flag':
        return `флажок ${seatOf(label)}`;
      case 'resignation':
        return 'сдачу матча';
      case 'agreement':
        return 'ничью по соглашению';
      case 'punishment':
        return `наказание ${seatOf(label)}`;
      case 'position':
        return `правку позиции ${seatOf(label)}`;
      case 'reserve':
        return `правку запаса ${seatOf(label)}`;
      case 'demand':
        return `требование хода ${seatOf(label)}`;
      case 'aborted':
        return 'прерывание матча';
      default:
        return label;
    }
  },
};
