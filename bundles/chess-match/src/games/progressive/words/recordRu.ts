import type { RecordErrorParams } from '../record/errors';
import type { ProgressiveTexts } from './texts';

/** What is wrong with a record, where, and what to do. */
export const recordRu: Pick<ProgressiveTexts['problems'], keyof RecordErrorParams> = {
  'progressive/record/not_utf8': () => 'Запись не в UTF-8. Сохраните файл в UTF-8 и попробуйте ещё раз.',
  'progressive/record/too_long': ({ expected }) =>
    `В записи больше ${expected} знаков. Один файл — одна партия: разделите его и попробуйте ещё раз.`,
  'progressive/record/bad_tag': ({ line }) =>
    `Строка ${line}: этот заголовок не читается. Нужно так: [Имя "значение"].`,
  'progressive/record/open_comment': ({ line }) =>
    `Строка ${line}: здесь начато примечание, и конца ему нет. Поставьте после него }.`,
  'progressive/record/open_variation': ({ line }) =>
    `Строка ${line}: здесь начат вариант, и конца ему нет. Поставьте после него ).`,
  'progressive/record/unknown_token': ({ line, expected }) =>
    `Строка ${line}: здесь должен стоять номер серии, например ${expected} Исправьте это слово или удалите его.`,
  'progressive/record/no_moves': ({ line, expected }) =>
    `Строка ${line}: после номера ${expected} нет ходов. Допишите их или удалите номер.`,
  'progressive/record/wrong_turn': ({ line, expected }) =>
    `Строка ${line}: следующая серия — ${expected} У каждой серии свой номер.`,
  'progressive/record/bad_clock': ({ line }) => `Строка ${line}: это время не читается. Нужно так: [%clk 0:14:59].`,
  'progressive/record/after_result': ({ line }) =>
    `Строка ${line}: после результата стоит что-то ещё. Один файл — одна партия: удалите лишнее или вынесите в другой файл.`,
  'progressive/record/two_results': ({ line, expected }) =>
    `Строка ${line}: в заголовке Result результат ${expected}, а здесь другой. Исправьте тот, что неверен.`,
  'progressive/record/bad_result': ({ line, written, expected }) =>
    `Строка ${line}: результат ${written}, а ходы ведут к ${expected}. Исправьте то, что неверно.`,
  'progressive/record/empty': () => 'В файле нет ни ходов, ни результата. Запишите их так: 1.e4 2.e5 Кf6.',
};
