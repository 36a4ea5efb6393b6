import { countedText } from 'chess-match/client/view';
import type { ProgressiveTexts } from './en';

const moves = (count: number): string => countedText(count, { one: 'ход', few: 'хода', many: 'ходов' }, 'ru');
const ofMoves = (count: number): string => countedText(count, { one: 'хода', few: 'ходов', many: 'ходов' }, 'ru');

export const ru: ProgressiveTexts = {
  series: (length) => `серия из ${ofMoves(length)}`,
  lacks: (made, length) => `${made} из ${length}, ещё ${moves(length - made)}`,
  whole: (length) => `Серия полна: ${moves(length)}`,
  byCheck: (made, length) => `Шах: серия кончается здесь, ${made} из ${length}`,
  ends: (how) => `Нажатие кончит партию: ${how}`,
  hint: (turn, length) => (length === 1 ? `${turn}Кf3` : `${turn}Кf3 Кc3 …`),
  moved: (pieces) => `Уже ходили в этой серии: ${pieces}`,
  times: (square, times) => (times === 1 ? square : `${square} (${times})`),
  help: {
    mouse: [
      'Каждый ход серии: перетащите фигуру или нажмите её и её клетку. Что можно дальше, показано после каждого.',
      'Взять назад: нажмите ход серии рядом с доской; он и все после него снимутся.',
    ],
    line: [
      ['Кf3', 'следующий ход серии'],
      ['3.Сc4 Фh5 Фxf7', 'вся серия, с номером хода или без него'],
    ],
  },
};
