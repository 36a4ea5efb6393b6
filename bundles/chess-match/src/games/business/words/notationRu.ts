import { countedText } from '../../../view/counted';
import { splitLine } from '../entry/lineItems';
import { KEYWORDS } from '../record/itemForms';
import { RUSSIAN_WORDS } from '../record/keywordWords';
import { itemIn } from './lineIn';
import type { NotationTexts } from './texts';

const counted = (count: number, one: string, few: string, many: string): string =>
  countedText(count, { one, few, many }, 'ru');

/** How something is written, in Russian and as records have it: «ветвь 1>2 3+7 (branch 1>2 3+7)». */
const formInBoth = (form: string): string => {
  const [item, ...more] = splitLine(String(form));
  const written = item === undefined || more.length > 0 ? form : itemIn(item, 'ru');
  return written === form ? form : `${written} (${form})`;
};

/** What readers of turns and records refuse. */
export const notationRu: NotationTexts = {
  'notation/unknown_item': () =>
    `Такой записи в ходе нет. Ход: 2:Кf3; остальное: ${KEYWORDS.map(
      (keyword) => `${RUSSIAN_WORDS[keyword][0]} (${keyword})`,
    ).join(', ')}.`,
  'notation/bad_item': ({ form }) => `Запись неполна или с ошибкой. Пишите так: ${formInBoth(form)}.`,
  'notation/bad_tag': () => 'Тег с ошибкой. Пишите так: [White "Название"].',
  'notation/tag_after_turns': () => 'Теги стоят до первого хода. Перенесите этот выше.',
  'notation/duplicate_tag': ({ tag }) => `Тег ${tag} встречается дважды. Оставьте один.`,
  'notation/unknown_line': () =>
    'Это не тег, не ход, не @событие и не комментарий. Ход начинается с номера: 7. или 7...',
  'notation/unknown_event': () => 'Неизвестное событие. Есть @veto, @flag, @control-board, @position и @rating.',
  'notation/bad_comment': () =>
    'Скобки {...} открывают и закрывают в строке хода. В других строках комментарий начинают с ;.',
  'notation/bad_clock': () => 'Часы с ошибкой. Пишите один раз за ход: {[%clk 1:29:50]}.',
  'notation/no_branch': ({ board }) =>
    `К этому варианту не ведёт ни одна ветвь с доски ${board}. Запишите её после хода материнской ветви: {[%bc branch 1>2 3+7]}.`,
  'notation/score_sheets': () =>
    'В бланках есть ходы, но нет фишек. Загрузите партию целиком: файл .bcr или PGN с вариантами.',
  'notation/not_text': () => 'Файл не в кодировке UTF-8. Сохраните его в UTF-8.',
  'notation/too_long': ({ what, limit }) => {
    const characters = counted(limit, 'символа', 'символов', 'символов');
    return {
      line: `Строка длиннее ${characters}.`,
      file: `Файл длиннее ${characters}.`,
      tags: `Больше ${counted(limit, 'тега', 'тегов', 'тегов')}.`,
    }[what];
  },
};
