import { formatClock } from '../../../view/timeText';
import type { DuelReason } from '../state';
import type { OwnWords } from './own';
import type { DuelWords } from './problems';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
const TO_SIDE = { white: 'Белым', black: 'Чёрным' } as const;

/** Ends that are not of the board. */
export const DUEL_ENDS_RU: Readonly<Record<DuelReason, string>> = {
  agreement: 'ничья по соглашению',
  resignation: 'сдача',
  flag: 'флажок',
  aborted: 'матч прерван',
  ruling: 'решение арбитра',
  forfeit: 'неявка',
};

/** A fact as the object of "undo"; `own`: those that only the game knows. */
export const duelFactRu =
  (own: (kind: string, label: string) => string | null) =>
  (kind: string, label: string): string => {
    const side = label === 'white' || label === 'black' ? OF_SIDE[label] : label;
    switch (kind) {
      case 'flag':
        return `флажок ${side}`;
      case 'resignation':
        return `сдачу ${side}`;
      case 'agreement':
        return 'ничью по соглашению';
      case 'position':
        return 'правку позиции';
      case 'ruling':
        return 'присуждённый результат';
      case 'aborted':
        return 'прерывание матча';
      default:
        return own(kind, label) ?? label;
    }
  };

/** What every game of two sides refuses, and what is wrong with a record, where, and what to do. */
export const duelRu = <What extends string>({ endOf, fault, example }: OwnWords<What>): DuelWords<What> => ({
  problems: {
    'game/over': ({ reason }) =>
      `Партия окончена (${endOf(reason)}): отмените то, чем она кончилась, или начните новую.`,
    'flag/time_left': ({ side, remainingMs }) =>
      `Флажок ${OF_SIDE[side]} не упал, осталось ${formatClock(remainingMs)}.`,
    'clock/running': () => 'Часы уже идут.',
    'clock/stopped': () => 'Часы уже стоят.',
    'clock/bad_time': () => 'Часы не показывают больше 24 часов.',
    'clock/no_gap': () => 'Время не терялось: решать нечего.',
    'draw/offered_already': ({ side }) => `${SIDE_FIRST[side]} уже предложили ничью.`,
    'draw/not_offered': ({ side }) => `${TO_SIDE[side]} ничью не предлагали.`,
    'start/bad_position': ({ what, part }) => `Доска так начаться не может: ${fault(what, part)}. Проверьте FEN.`,
    'start/over': ({ reason }) =>
      `Доска так начаться не может: партия сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'correct/no_board': ({ board }) => `Доски ${board} нет: в этой игре одна доска.`,
    'correct/bad_position': ({ what, part }) => `Такой позиции быть не может, ${fault(what, part)}. Проверьте FEN.`,
    'correct/side_to_move': ({ side }) => `Ходят ${SIDE[side]}: так должно быть и в позиции.`,
    'correct/over': ({ reason }) => `Партия была бы сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'correct/no_change': () => 'На доске уже так: исправлять здесь нечего.',
  },
  record: {
    not_utf8: () => 'Файл не в UTF-8. Сохраните его в UTF-8 и попробуйте ещё раз.',
    too_long: ({ expected }) =>
      `В записи больше ${expected} знаков. Один файл — одна партия: разделите его и попробуйте ещё раз.`,
    bad_tag: ({ line }) => `Строка ${line}: заголовок не читается. Нужно так: [Имя "значение"].`,
    open_comment: ({ line }) => `Строка ${line}: примечание начато и не кончается. Поставьте } там, где его конец.`,
    open_variation: ({ line }) => `Строка ${line}: вариант начат и не кончается. Поставьте ) там, где его конец.`,
    too_deep: ({ line, expected }) =>
      `Строка ${line}: здесь вложено друг в друга больше ${expected} вариантов. Удалите самые глубокие.`,
    unknown_token: ({ line, expected }) =>
      `Строка ${line}: здесь должен стоять номер хода, например ${expected} Исправьте это слово или удалите его.`,
    no_moves: ({ line, expected }) =>
      `Строка ${line}: после номера ${expected} нет ходов. Допишите их или удалите номер.`,
    wrong_number: ({ line, expected }) => `Строка ${line}: дальше идёт ${expected} Исправьте номер.`,
    bad_clock: ({ line }) => `Строка ${line}: время не читается. Нужно так: [%clk 0:14:59].`,
    after_result: ({ line }) =>
      `Строка ${line}: после результата стоит что-то ещё. Один файл — одна партия: удалите лишнее или вынесите в другой файл.`,
    two_results: ({ line, expected }) =>
      `Строка ${line}: в заголовке Result стоит ${expected}, а после ходов другой результат. Исправьте тот, что неверен.`,
    bad_result: ({ line, written, expected }) =>
      `Строка ${line}: результат ${written}, а ходы ведут к ${expected}. Исправьте то, что неверно.`,
    empty: () => `В файле нет ни ходов, ни результата. Запишите их так: ${example}.`,
  },
});
