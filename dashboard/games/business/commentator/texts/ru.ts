import { chipsText } from 'chess-match/games/business';
import type { OwnTexts } from './en';

const chips = (count: number): string => chipsText(count, 'ru');

export const ru: OwnTexts = {
  tree: 'Дерево',
  treeHint: 'Дерево ветвей: стрелки влево и вправо ведут вдоль ветви, вверх и вниз — между ветвями',
  node: ({ turn, board, chips: number, san, kind }) =>
    [turn, `доска ${board}`, kind ?? (number > 0 ? chips(number) : null), san]
      .filter((part) => part !== null)
      .join(', '),
  boards: 'Доски',
  chips,
  side: { white: 'Белые', black: 'Чёрные' },
  goBoard: (board) => `К доске ${board}`,
  details: 'Сведения',
  tabs: { moves: 'Ходы', score: 'Счёт', chips: 'Фишки', clock: 'Время', outlook: 'Исход' },
  turn: 'Ход',
  what: 'Итог',
  points: 'Очки',
  total: 'Счёт',
  noScore: 'Очков ещё никто не получил.',
  ledger: 'Ведомость',
  whatIf: 'А если …',
  outcome: { open: 'идёт', white: 'белые', draw: 'ничья', black: 'чёрные' },
  outcomeOf: (board) => `Чем кончится доска ${board}`,
  givesUp: (side) => `${side === 'white' ? 'Белые' : 'Чёрные'} отдают`,
  givesUpNothing: 'ничего',
  chipsGoTo: 'фишки идут на',
  noLive: 'Живых ветвей нет: счёт окончательный.',
  clearWhatIf: 'Сбросить',
  ifSo: 'Тогда:',
  inMatch: (white, black) => `за две партии ${white} : ${black}`,
  lead: (side, points) => `${side === 'white' ? 'белые' : 'чёрные'} впереди на ${points}`,
  level: 'поровну',
  open: (number) => `не решено: ${chips(number)}`,
  decided: 'остальные доски лидера не изменят',
  chipsChart: 'Фишки каждой ветви по ходам',
  chipsOf: (board, text) => `доска ${board}: ${text}`,
  clockChart: 'Расход времени по ходам',
  noClock: 'Часы ещё не шли.',
  used: 'потрачено',
  average: 'на ход в среднем',
  longest: 'дольше всего',
  left: 'осталось',
};
