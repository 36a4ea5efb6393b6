import type { BpgnErrorParams } from '../record/bpgn/errors';
import type { SwedishTexts } from './texts';

/** What is wrong with a record, where, and what to do. */
export const bpgnRu: Pick<SwedishTexts['problems'], keyof BpgnErrorParams> = {
  'bpgn/not_utf8': () => 'Файл не в UTF-8. Сохраните его в UTF-8 и попробуйте ещё раз.',
  'bpgn/too_long': ({ expected }) =>
    `В записи больше ${expected} знаков. Один файл — один матч: разделите его и попробуйте ещё раз.`,
  'bpgn/bad_tag': ({ line }) => `Строка ${line}: заголовок не читается. Нужно так: [Имя "значение"].`,
  'bpgn/open_comment': ({ line }) =>
    `Строка ${line}: примечание начато и не кончается. Поставьте } там, где его конец.`,
  'bpgn/open_variation': ({ line }) => `Строка ${line}: вариант начат и не кончается. Поставьте ) там, где его конец.`,
  'bpgn/unknown_token': ({ line }) =>
    `Строка ${line}: здесь должен стоять номер хода, 12A. или 12b., или результат. Исправьте это слово или удалите его.`,
  'bpgn/no_move': ({ line, expected }) =>
    `Строка ${line}: после номера ${expected} нет хода. Допишите ход или удалите номер.`,
  'bpgn/wrong_turn': ({ line, expected }) =>
    `Строка ${line}: следующий ход на этой доске — ${expected} Проверьте номер и доску: A и B — белые, a и b — чёрные.`,
  'bpgn/bad_clock': ({ line, expected }) =>
    `Строка ${line}: время не читается. Нужно так: ${expected}, [ts=12.5] или 118.5.`,
  'bpgn/no_result': ({ line, expected }) =>
    `Запись обрывается на строке ${line} без результата. Допишите в конце одно из: ${expected}.`,
  'bpgn/after_result': ({ line }) =>
    `Строка ${line}: после результата стоит что-то ещё. Один файл — один матч: удалите лишнее или вынесите в другой файл.`,
  'bpgn/time_control': ({ line, written }) =>
    `Строка ${line}: контроля ${written} на этих часах нет. Напишите секунды игрока и хода, 180+2, задержку — [DelayMs "3000"], или удалите заголовок.`,
  'bpgn/unclear_time': ({ line, written }) =>
    `Строка ${line}: контроль пишут в секундах, а ${written} может значить минуты. Минуты напишите секундами: 180+0, а меньше минуты — так: [TimePerPlayerMs "3000"].`,
  'bpgn/two_results': ({ line, expected }) =>
    `Строка ${line}: в заголовке Result стоит ${expected}, а после ходов другой результат. Исправьте тот, что неверен.`,
  'bpgn/bad_set_up': ({ line }) =>
    `Строка ${line}: для начала не с исходной позиции нужна позиция каждой доски. Напишите [FEN "доска A | доска B"] или удалите заголовок.`,
  'bpgn/unknown_end': () =>
    'Такого конца нет ни в ходах, ни в правилах. Напишите последним примечанием: {WhiteA resigns}, {WhiteA forfeits on time} или {Game aborted}.',
  'bpgn/unknown_player': () =>
    'Время вышло у кого-то, кого нет ни в одном заголовке записи. Напишите его, как в заголовке, или по его месту: {WhiteA forfeits on time}.',
  'bpgn/bad_result': ({ line, written, expected }) =>
    `Строка ${line}: результат ${written}, а ходы ведут к ${expected}. Исправьте его или допишите в последнем {примечании}, чем кончился матч.`,
};
