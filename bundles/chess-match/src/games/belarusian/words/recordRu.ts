import type { RecordErrorParams } from '../record/errors';
import type { BelarusianTexts } from './texts';

/** What is wrong with a record, where, and what to do. */
export const recordRu: Pick<BelarusianTexts['problems'], keyof RecordErrorParams> = {
  'belarusian/record/not_utf8': () => 'Файл не в UTF-8. Сохраните его в UTF-8 и попробуйте ещё раз.',
  'belarusian/record/too_long': ({ expected }) =>
    `В записи больше ${expected} знаков. Один файл — одна партия: разделите его и попробуйте ещё раз.`,
  'belarusian/record/bad_tag': ({ line }) => `Строка ${line}: заголовок не читается. Нужно так: [Имя "значение"].`,
  'belarusian/record/open_comment': ({ line }) =>
    `Строка ${line}: примечание начато и не кончается. Поставьте } там, где его конец.`,
  'belarusian/record/open_variation': ({ line }) =>
    `Строка ${line}: вариант начат и не кончается. Поставьте ) там, где его конец.`,
  'belarusian/record/unknown_token': ({ line, expected }) =>
    `Строка ${line}: здесь должен стоять номер хода, например ${expected} Исправьте это слово или удалите его.`,
  'belarusian/record/wrong_number': ({ line, expected }) => `Строка ${line}: дальше идёт ${expected} Исправьте номер.`,
  'belarusian/record/bad_clock': ({ line }) => `Строка ${line}: время не читается. Нужно так: [%clk 0:14:59].`,
  'belarusian/record/after_result': ({ line }) =>
    `Строка ${line}: после результата стоит что-то ещё. Один файл — одна партия: удалите лишнее или вынесите в другой файл.`,
  'belarusian/record/two_results': ({ line, expected }) =>
    `Строка ${line}: в заголовке Result стоит ${expected}, а после ходов другой результат. Исправьте тот, что неверен.`,
  'belarusian/record/bad_result': ({ line, written, expected }) =>
    `Строка ${line}: результат ${written}, а ходы ведут к ${expected}. Исправьте то, что неверно.`,
  'belarusian/record/empty': () => 'В файле нет ни ходов, ни результата. Запишите их так: 1.e2-e4 e8-e6.',
};
