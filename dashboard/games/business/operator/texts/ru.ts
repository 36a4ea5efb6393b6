import type { Side } from 'chess-match/client';
import { chipsText } from 'chess-match/games/business';
import type { BusinessTexts } from './en';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };

const chips = (count: number): string => chipsText(count, 'ru');

const ACTION = {
  branch: 'Ветвь',
  pass: 'Пас',
  select: 'Отбор',
  resign: 'Сдать',
  offer: 'Ничья?',
  draw: 'Принять ½',
  claim: 'Треб. ½',
} as const;
const ACTION_TITLE = {
  branch: 'Ветвление: удвоить доску и разделить фишки',
  pass: 'Пас: передать фишку на другую доску',
  select: 'Отбор: отдать ветвь сопернику, фишки оставить себе',
  resign: 'Сдать ветвь без отбора: фишки уходят на стол',
  offer: 'Предложить ничью на этой доске',
  draw: 'Принять ничью, предложенную соперником',
  claim: 'Требовать ничью: троекратное повторение или 50 ходов',
} as const;

export const ru: BusinessTexts = {
  header: {
    table: (count) => `На столе: ${chips(count)}`,
    veto: 'Вето',
    vetoed: (side) => `Вето ${OF[side]}`,
    control: 'Доска К',
    controlOn: 'Доска К',
    cards: (count) => `Нарушений красной линии: ${count}`,
  },
  board: {
    chips,
    dragChip: 'Перетащите фишку на другую доску: пас',
    from: (mother) => `из доски ${mother}`,
    action: ACTION,
    actionTitle: ACTION_TITLE,
    split: (keep, mother, give, daughter) => `${keep} на доске ${mother}, ${give} на доске ${daughter}`,
    keeps: 'остаётся',
    passHere: (size, from) => `Сюда ${chips(size)} с ${from}`,
    passFrom: (from, size) => `Пас с доски ${from}: куда ${size === 1 ? 'фишку' : chips(size)}?`,
    selectFrom: (board, placed, rating) => `Отбор доски ${board}: размещено ${placed} из ${rating}`,
    selectAll: (from) => `Все с ${from} сюда`,
    selectHere: (board) => `Фишек на доску ${board}`,
    done: 'Готово',
    giveNotUp: 'Не отдавать',
    unconfirmed: 'не сверена',
    unconfirmedTitle: 'Арбитр ещё не сверил эту доску',
    result: (kind, turn, count, white, black) => `${kind}, ход ${turn} · ${chips(count)} · ${white}:${black}`,
    less: 'меньше',
    more: 'больше',
  },
  confirm: {
    flagText: (side) =>
      `У ${OF[side]} кончилось время: все их живые ветви проиграны (или ничья, где соперник не может дать мат).`,
    vetoTitle: 'Вето на ветвления',
    vetoText: (side) => `Вето объявляют ${NAME[side].toLowerCase()}. До конца партии ветвлений не будет.`,
    controlTitle: 'Контрольная доска К',
    controlText: 'Часы остановятся, ветвлений больше не будет. Кто просит?',
    controlBy: 'Просят',
  },
  lineHint: '1:Кf3 2:exd5 пас 1>2',
  boardKey: (board) => `Доска ${board}: поле хода; при пасе и отборе фишку на неё`,
  help: {
    fixedTitle: 'Клавиши, которые не меняются',
    fixed: [
      ['Ctrl+Enter', 'нажать часы'],
      ['Enter в строке хода', 'нажать часы, если ход готов'],
      ['/', 'строка хода'],
      ['Tab', 'взять вариант из списка, стрелки выбирают'],
      ['1 … 5 вне полей', 'поле хода доски; при пасе и отборе: фишку на эту доску'],
      ['Esc', 'прервать начатое, закрыть окно'],
    ],
    mouseTitle: 'Мышь',
    mouse: [
      'Ход: перетащите фигуру или щёлкните её и поле. Ещё раз: ход заменится.',
      'Пас: перетащите фишку с доски на доску.',
      'Отбор: «Отбор» на отдаваемой доске, затем разместите все фишки кнопками + и −.',
      'Ветвление: «Ветвь» на доске, счётчиком разделите фишки, сделайте ход и на новой доске.',
    ],
    lineTitle: 'Строка хода',
    line: [
      ['2:Кf3', 'ход на доске 2; можно 2:Nf3, 2:g1f3'],
      ['ветвь 1>2 3+7', 'ветвление: на доске 1 остаётся 3, на доску 2 уходит 7'],
      ['пас 1>3', 'пас с доски 1 на доску 3'],
      ['отбор 5>1:2,3:1', 'отдать доску 5: две фишки на доску 1, одна на доску 3'],
      ['сдача 4', 'сдать доску 4 без отбора'],
      ['предложение 2 · ничья 2', 'предложить · принять ничью на доске 2'],
      ['требование 2', 'требовать ничью на доске 2'],
    ],
  },
};
