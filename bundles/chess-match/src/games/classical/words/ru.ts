import { formatClock } from '../../../view/timeText';
import { fenFault } from '../../chess/fenTexts';
import { sanIn } from '../../chess/sanIn';
import { WHY_WORDS } from '../../chess/whyTexts';
import { duelRu } from '../../duel/words/ru';
import { namedRecord } from '../../duel/words/problems';
import type { Fault } from '../rules/errors';
import type { EndReason } from '../rules/state';
import type { ClassicalTexts } from './texts';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
const TO_SIDE = { white: 'белым', black: 'чёрным' } as const;

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  stalemate: 'пат',
  'dead-position': 'мёртвая позиция',
  repetition: 'повторение',
  fifty: '50 ходов',
  'seventy-five': '75 ходов',
  agreement: 'ничья по соглашению',
  resignation: 'сдача',
  flag: 'флажок',
  aborted: 'матч прерван',
  ruling: 'решение арбитра',
  forfeit: 'неявка',
};
const fault = (what: Fault, part: string): string =>
  what === 'no-move' ? 'ходить из неё некому' : fenFault(what, part, 'ru');
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** "2 white": a board and a side. */
const seatOf = (label: string): string => {
  const [board = '', side] = label.split(' ');
  return side === 'white' || side === 'black' ? `${OF_SIDE[side]} на доске ${board}` : `на доске ${board}`;
};

const { record } = duelRu({ endOf, fault: (what: string) => what, example: '1.e4 e5 2.Nf3 *' });

export const ru: ClassicalTexts = {
  problems: {
    ...namedRecord('classical', record),
    'classical/record/after_result': ({ line }) =>
      `Строка ${line}: здесь начинается шестая партия, а досок в матче не больше пяти. Один файл — один матч.`,
    'classical/game/over': ({ reason }) =>
      `Матч окончен (последняя доска: ${endOf(reason)}): отмените то, чем он кончился, или начните новый.`,
    'classical/board/over': ({ board, reason }) =>
      `Партия на доске ${board} окончена (${endOf(reason)}): чтобы играть дальше, отмените то, чем она кончилась.`,
    'classical/board/none': ({ text, boards }) =>
      text === ''
        ? `Скажите, на какой доске, от 1 до ${boards}: 2:Кf3.`
        : `Доски ${text} нет: в этом матче доски с 1 по ${boards}.`,
    'classical/move/unreadable': ({ board, text }) => `Доска ${board}: «${text}» не ход. Пишите Кf3, exd5, 0-0, e8=Ф.`,
    'classical/move/illegal': ({ board, text, side, inCheck, why, elsewhere }) => {
      const move = sanIn(text, 'ru');
      const where = elsewhere.length === 0 ? '' : ` На доске ${elsewhere.join(', ')} такой ход есть.`;
      return inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `Доска ${board}: ${SIDE[side]} под шахом, ход ${move} от него не спасает.${where}`
        : `Доска ${board}: ${SIDE[side]} не могут сыграть ${move}: ${WHY_WORDS.ru.why(why)}.${where}`;
    },
    'classical/move/ambiguous': ({ board, text, candidates }) =>
      `Доска ${board}: ход ${sanIn(text, 'ru')} неясен: ${WHY_WORDS.ru.which(candidates)}.`,
    'classical/move/wrong_mark': ({ board, text, san }) =>
      `Доска ${board}: ход ${sanIn(text, 'ru')} записан неверно, правильно ${sanIn(san, 'ru')}.`,
    'classical/flag/time_left': ({ board, side, remainingMs }) =>
      `Доска ${board}: флажок ${OF_SIDE[side]} не упал, осталось ${formatClock(remainingMs)}.`,
    'classical/clock/running': () => 'Часы уже идут.',
    'classical/clock/stopped': () => 'Часы уже стоят.',
    'classical/clock/bad_time': () => 'Часы не показывают больше 24 часов.',
    'classical/clock/no_gap': () => 'Время не терялось: решать нечего.',
    'classical/draw/offered_already': ({ board, side }) => `Доска ${board}: ${SIDE_FIRST[side]} уже предложили ничью.`,
    'classical/draw/not_offered': ({ board, side }) => `Доска ${board}: ${TO_SIDE[side]} ничью не предлагали.`,
    'classical/claim/nothing': ({ board, occurrences, halfMoves }) =>
      `Доска ${board}: требовать нечего. Позиция стоит в ${occurrences}-й раз, ` +
      `полных ходов без взятий и ходов пешек: ${Math.floor(halfMoves / 2)}.`,
    'classical/start/bad_position': ({ what, part }) =>
      `С такой позиции доски начать не могут: ${fault(what, part)}. Проверьте FEN.`,
    'classical/correct/bad_position': ({ board }) => `Доска ${board}: из такой позиции играть нельзя. Проверьте FEN.`,
    'classical/correct/no_change': ({ board }) => `На доске ${board} уже так: исправлять нечего.`,
  },
  ends: ENDS,
  fact: (kind, label) => {
    switch (kind) {
      case 'turn': {
        const [board, move] = label.split(':');
        return `ход ${move} на доске ${board}`;
      }
      case 'flag':
        return `флажок ${seatOf(label)}`;
      case 'resignation':
        return `сдачу ${seatOf(label)}`;
      case 'agreement':
        return `ничью по соглашению ${seatOf(label)}`;
      case 'claim':
        return `решение по требованию ничьей ${seatOf(label)}`;
      case 'position':
        return `правку позиции ${seatOf(label)}`;
      case 'ruling':
        return `присуждённый результат на ${seatOf(label)}`;
      case 'aborted':
        return 'прерывание матча';
      default:
        return label;
    }
  },
};
