import { chipsText } from 'chess-match/games/business';

const listed = (boards: readonly number[]): string => boards.join(', ');
const boardsOf = (boards: readonly number[]): string => `${boards.length === 1 ? 'доске' : 'досках'} ${listed(boards)}`;

/** Words of the screens of Business Chess. */
export const ru = {
  chips: (chips: number) => chipsText(chips, 'ru'),
  from: (mother: number) => `из доски ${mother}`,
  fromShort: (mother: number) => `из ${mother}`,
  act: {
    branch: 'Ветвь',
    pass: 'Пас',
    select: 'Отбор',
    offer: 'Предложить ничью',
    draw: 'Принять ничью',
    claim: 'Требовать ничью',
    resign: 'Сдать доску',
  },
  fate: {
    'given-up': 'отдаётся',
    resigned: 'сдаётся',
    drawn: 'ничья',
    claimed: 'требование',
  },
  offeredShort: 'ничья?',
  offeredOn: (boards: readonly number[]) => `Соперник предлагает ничью на ${boardsOf(boards)}`,
  keyChange: {
    open: (acts: string) => `Ещё можно: ${acts}`,
    none: 'Ветвления, паса и отбора в этом ходе уже не будет',
    names: { branch: 'ветвь', pass: 'пас', select: 'отбор' },
  },
  split: (mother: number, daughter: number) => `Фишки: доска ${mother} и новая доска ${daughter}`,
  less: 'меньше',
  more: 'больше',
  passTo: (from: number) => `Пас с доски ${from}: коснитесь доски, куда идёт фишка`,
  selectTo: (from: number, placed: number, rating: number) =>
    `Доска ${from} отдаётся: размещено ${placed} из ${rating}${placed < rating ? '. Касайтесь досок, куда идут фишки' : ''}`,
  allTo: (board: number) => `Все на доску ${board}`,
  cancel: 'Отменить',
  dragChip: 'Фишку можно перетащить на другую доску',
  final: {
    resign: (board: number, chips: string) => `Вы сдаёте доску ${board}: ${chips} сопернику`,
    draw: (board: number, chips: string) => `Ничья на доске ${board}: ${chips} пополам`,
    select: (board: number, to: string) => `Вы отдаёте доску ${board}: её фишки идут ${to}`,
    to: (board: number, chips: number) => `${chips} на ${board}`,
  },
  score: (before: string, after: string) => `Счёт станет ${after} (сейчас ${before})`,
  veto: 'Вето на ветвления',
  control: 'Просить контрольную доску',
  controlLetter: 'К',
  controlStands: 'Часы стоят: арбитр сверяет позицию',
  controlOpen: 'Контрольную доску может попросить капитан любой команды.',
  endgame: {
    increment30: 'За каждый ход добавляется 30 секунд',
    plus5min: 'Каждой стороне добавлено 5 минут',
    incrementAtFlag: 'Когда время выйдет: 30 секунд на ход',
    none: 'Время не добавляется',
  },
  vetoDeclared: 'Вето объявлено',
  vetoPossible: 'Время вето',
  onBoards: 'На досках',
  onTable: 'На столе арбитров',
  changes: { fork: 'ветвление', pass: 'пас' },
  onBoard: (boards: string) => `доска ${boards}`,
  chipsTo: (chips: string, board: number) => `${chips} на доску ${board}`,
};

export type BusinessTexts = typeof ru;
