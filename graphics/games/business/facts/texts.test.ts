import { describe, expect, it } from 'vitest';
import { factSentence, factTitle } from './texts';
import type { Fact, FactOf, Points, Receiver } from './types';

const turn = { id: 'x', ply: 24, turn: '12...', side: 'black' } as const;
const NONE: Points = { white: 0, black: 0 };

const fork = (motherChips: number, daughterChips: number): FactOf<'fork'> => ({
  ...turn,
  kind: 'fork',
  mother: 1,
  daughter: 2,
  motherChips,
  daughterChips,
  motherSan: 'Nc6',
  daughterSan: 'dxc4',
});
const pass = (chips: number, left: number, now: number): FactOf<'pass'> => ({
  ...turn,
  kind: 'pass',
  from: 1,
  left,
  to: { board: 3, chips, now },
});
const selection = (targets: readonly (readonly [board: number, chips: number])[]): FactOf<'selection'> => {
  const chips = targets.reduce((sum, [, count]) => sum + count, 0);
  const to = targets.map(([board, count]): Receiver => ({ board, chips: count, now: count + 1 }));
  const gain = { white: 2 * chips, black: 0 };
  return { ...turn, kind: 'selection', board: 5, chips, targets: to, gain, score: gain };
};
/** `white` and `black` in half-points; the chips lie on the boards in even parts. */
const end = (how: string, boards: readonly number[], chips: number, white: number, black: number): FactOf<'end'> => ({
  ...turn,
  kind: 'end',
  how,
  boards: boards.map((board) => ({ board, chips: chips / boards.length })),
  gain: { white, black },
  score: { white: white + 6, black },
});
const veto = (isForBoth: boolean): FactOf<'veto'> => ({ id: 'v', kind: 'veto', side: 'white', isForBoth });
const control = (clockMode: string): FactOf<'control-board'> => ({ id: 'c', kind: 'control-board', clockMode });
const over = (white: number, black: number, match: Points | null): FactOf<'over'> => ({
  id: 'o',
  kind: 'over',
  ply: 24,
  score: { white, black },
  match,
});

const CASES: readonly (readonly [what: string, fact: Fact, ru: string, en: string])[] = [
  [
    'B6 a branching',
    fork(3, 7),
    'Чёрные разделили доску 1: 3 фишки остаются, 7 уходят на доску 2',
    'Black split board 1: 3 chips stay, 7 go to board 2',
  ],
  [
    'B6 a branching that leaves one chip',
    fork(1, 21),
    'Чёрные разделили доску 1: 1 фишка остаётся, 21 уходит на доску 2',
    'Black split board 1: 1 chip stays, 21 go to board 2',
  ],
  [
    'B6 a branching that gives one chip',
    fork(11, 1),
    'Чёрные разделили доску 1: 11 фишек остаются, 1 уходит на доску 2',
    'Black split board 1: 11 chips stay, 1 goes to board 2',
  ],
  [
    'B9 a pass',
    pass(1, 2, 4),
    'Чёрные перенесли 1 фишку с доски 1 на доску 3: на доске 1 теперь 2 фишки, на доске 3 — 4',
    'Black moved 1 chip from board 1 to board 3: board 1 now has 2 chips, board 3 has 4',
  ],
  [
    'B9 a pass of two chips',
    pass(2, 1, 12),
    'Чёрные перенесли 2 фишки с доски 1 на доску 3: на доске 1 теперь 1 фишка, на доске 3 — 12',
    'Black moved 2 chips from board 1 to board 3: board 1 now has 1 chip, board 3 has 12',
  ],
  [
    'B10 a selection to one board',
    selection([[1, 3]]),
    'Чёрные отдали доску 5: белые получают 3 очка, 3 фишки переходят на доску 1',
    'Black gave up board 5: White scores 3 points, 3 chips go to board 1',
  ],
  [
    'B10 a selection of one chip',
    selection([[1, 1]]),
    'Чёрные отдали доску 5: белые получают 1 очко, 1 фишка переходит на доску 1',
    'Black gave up board 5: White scores 1 point, 1 chip goes to board 1',
  ],
  [
    'B10 a selection to several boards',
    selection([
      [1, 2],
      [3, 1],
      [4, 8],
    ]),
    'Чёрные отдали доску 5: белые получают 11 очков, 2 фишки переходят на доску 1, 1 — на доску 3, 8 — на доску 4',
    'Black gave up board 5: White scores 11 points, 2 chips go to board 1, 1 to board 3, 8 to board 4',
  ],
  [
    'B12 a resignation',
    end('resignation', [4], 8, 0, 16),
    'Белые сдали доску 4: чёрные получают 8 очков, 8 фишек уходят на стол арбитров',
    'White resigned board 4: Black scores 8 points, 8 chips go to the arbiters’ table',
  ],
  [
    'B14 a mate',
    end('mate', [3], 1, 2, 0),
    'Мат на доске 3: белые получают 1 очко, 1 фишка уходит на стол арбитров',
    'Checkmate on board 3: White scores 1 point, 1 chip goes to the arbiters’ table',
  ],
  [
    'B14 two mates at once',
    end('mate', [1, 3], 4, 8, 0),
    'Мат на досках 1 и 3: белые получают 4 очка, 4 фишки уходят на стол арбитров',
    'Checkmate on boards 1 and 3: White scores 4 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B13 a draw of an odd rating',
    end('draw', [2], 3, 3, 3),
    'Ничья на доске 2: по 1½ очка каждой команде, 3 фишки уходят на стол арбитров',
    'Draw on board 2: each side scores 1½ points, 3 chips go to the arbiters’ table',
  ],
  [
    'B13 a draw of one chip',
    end('draw', [2], 1, 1, 1),
    'Ничья на доске 2: по ½ очка каждой команде, 1 фишка уходит на стол арбитров',
    'Draw on board 2: each side scores ½ point, 1 chip goes to the arbiters’ table',
  ],
  [
    'B13 a draw for one point each',
    end('draw', [2], 2, 2, 2),
    'Ничья на доске 2: по 1 очку каждой команде, 2 фишки уходят на стол арбитров',
    'Draw on board 2: each side scores 1 point, 2 chips go to the arbiters’ table',
  ],
  [
    'B13 draws on three boards',
    end('draw', [1, 2, 5], 12, 12, 12),
    'Ничья на досках 1, 2 и 5: по 6 очков каждой команде, 12 фишек уходят на стол арбитров',
    'Draw on boards 1, 2 and 5: each side scores 6 points, 12 chips go to the arbiters’ table',
  ],
  [
    'B15 a stalemate',
    end('stalemate', [2], 4, 4, 4),
    'Пат на доске 2: ничья, по 2 очка каждой команде, 4 фишки уходят на стол арбитров',
    'Stalemate on board 2: draw, each side scores 2 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B15 a dead position',
    end('dead-position', [2], 4, 4, 4),
    'На доске 2 мат больше невозможен: ничья, по 2 очка каждой команде, 4 фишки уходят на стол арбитров',
    'Nobody can win board 2 any more: draw, each side scores 2 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B15 a repetition',
    end('repetition', [2], 4, 4, 4),
    'Позиция на доске 2 повторилась: ничья, по 2 очка каждой команде, 4 фишки уходят на стол арбитров',
    'The position on board 2 was repeated: draw, each side scores 2 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B15 fifty moves',
    end('fifty', [2], 4, 4, 4),
    '50 ходов без взятий и ходов пешек на доске 2: ничья, по 2 очка каждой команде, 4 фишки уходят на стол арбитров',
    '50 moves without a capture or a pawn move on board 2: draw, each side scores 2 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B15 seventy-five moves',
    end('seventy-five', [2], 4, 4, 4),
    '75 ходов без взятий и ходов пешек на доске 2: ничья, по 2 очка каждой команде, 4 фишки уходят на стол арбитров',
    '75 moves without a capture or a pawn move on board 2: draw, each side scores 2 points, 4 chips go to the arbiters’ table',
  ],
  [
    'B16 a flag',
    end('flag', [3, 4], 8, 0, 16),
    'У белых кончилось время: чёрные получают 8 очков за доски 3 и 4, 8 фишек уходят на стол арбитров',
    'White ran out of time: Black scores 8 points for boards 3 and 4, 8 chips go to the arbiters’ table',
  ],
  [
    'B16 a flag where nobody can mate',
    end('flag', [4], 2, 2, 2),
    'Время кончилось, но мат на доске 4 невозможен: ничья, по 1 очку каждой команде, 2 фишки уходят на стол арбитров',
    'Time ran out, but there can be no checkmate on board 4: draw, each side scores 1 point, 2 chips go to the arbiters’ table',
  ],
  [
    'B22 a veto',
    veto(true),
    'Белые наложили вето: до конца партии ветвления запрещены обеим командам',
    'White declared a veto: neither team may branch for the rest of the game',
  ],
  [
    'B22 a veto against the opponent alone',
    veto(false),
    'Белые наложили вето: до конца партии ветвления запрещены чёрным',
    'White declared a veto: Black may not branch for the rest of the game',
  ],
  [
    'B23 the control board',
    control('none'),
    'Осталась одна доска, арбитр проверил позицию: ветвлений больше не будет',
    'One board is left, the arbiter has confirmed the position: no more branching',
  ],
  [
    'B23 the control board with increment',
    control('increment30'),
    'Осталась одна доска, арбитр проверил позицию: ветвлений больше не будет, за каждый ход добавляется 30 секунд',
    'One board is left, the arbiter has confirmed the position: no more branching, 30 seconds are added for every move',
  ],
  [
    'B23 the control board with five minutes more',
    control('plus5min'),
    'Осталась одна доска, арбитр проверил позицию: ветвлений больше не будет, каждой команде добавлено 5 минут',
    'One board is left, the arbiter has confirmed the position: no more branching, 5 minutes are added for each team',
  ],
  [
    'B23 the control board with increment after the flag',
    control('incrementAtFlag'),
    'Осталась одна доска, арбитр проверил позицию: ветвлений больше не будет, после падения флажка — 30 секунд на ход',
    'One board is left, the arbiter has confirmed the position: no more branching, 30 seconds a move once the flag has fallen',
  ],
  ['B17 the end', over(20, 26, null), 'Партия окончена: победили чёрные', 'The game is over: Black won'],
  ['B17 a drawn game', over(20, 20, null), 'Партия окончена вничью', 'The game is drawn'],
  [
    'B20 the end of a return game',
    over(26, 5, { white: 42, black: 25 }),
    'Партия окончена: победили белые. Счёт матча 21:12½',
    'The game is over: White won. Match score 21:12½',
  ],
];

describe('sentences', () => {
  it.each(CASES)('%s', (_what, fact, ru, en) => {
    expect(factSentence(fact, 'ru')).toBe(ru);
    expect(factSentence(fact, 'en')).toBe(en);
  });

  it('an end of another game is told by its own name', () => {
    expect(factSentence(end('checkers', [1], 2, 4, 0), 'en')).toBe(
      'Checkers on board 1: White scores 2 points, 2 chips go to the arbiters’ table',
    );
    expect(factSentence(end('checkers', [1], 2, 2, 2), 'ru')).toBe(
      'Checkers на доске 1: ничья, по 1 очку каждой команде, 2 фишки уходят на стол арбитров',
    );
  });

  it('a selection of which the tree knows no targets still tells the points', () => {
    expect(factSentence({ ...selection([]), gain: { white: 4, black: 0 } }, 'ru')).toBe(
      'Чёрные отдали доску 5: белые получают 2 очка',
    );
  });
});

describe('a correction of the past', () => {
  const [before, after] = ['Nd5', 'Nf3'];
  const corrected = (boards: readonly number[], isCut = false): FactOf<'correction'> => ({
    id: 'c',
    kind: 'correction',
    seq: 9,
    number: 12,
    side: 'black',
    isCut,
    score: NONE,
    moves: boards.map((board) => ({ board, before, after })),
  });

  it.each([
    [[2], 'Арбитр исправил ход 12 чёрных: на доске 2 другой ход', 'another move on board 2'],
    [[1, 2, 4], 'Арбитр исправил ход 12 чёрных: на досках 1, 2 и 4 другие ходы', 'other moves on boards 1, 2 and 4'],
    [[], 'Арбитр исправил ход 12 чёрных: фишки распределены иначе', 'chips went another way'],
  ])('says whose turn, and on which boards %j', (boards, ru, en) => {
    expect(factSentence(corrected(boards), 'ru')).toBe(ru);
    expect(factSentence(corrected(boards), 'en')).toBe(`The arbiter corrected Black’s turn 12: ${en}`);
  });

  it('says from where turns were cut off', () => {
    expect(factSentence(corrected([], true), 'ru')).toBe('Арбитр отменил ходы, начиная с 12-го хода чёрных');
  });
});

describe('titles', () => {
  it.each([
    [fork(1, 1), 'Ветвление', 'Branching'],
    [pass(1, 1, 1), 'Пас', 'Pass'],
    [selection([[1, 1]]), 'Доска отдана', 'Board given up'],
    [end('resignation', [1], 1, 2, 0), 'Сдача', 'Resignation'],
    [end('dead-position', [1], 1, 1, 1), 'Мёртвая позиция', 'Dead position'],
    [end('flag', [1], 1, 2, 0), 'Флажок', 'Flag'],
    [veto(true), 'Вето', 'Veto'],
    [control(''), 'Контрольная доска', 'Control board'],
    [over(0, 0, null), 'Партия окончена', 'Game over'],
  ])('%o', (fact, ru, en) => {
    expect([factTitle(fact, 'ru'), factTitle(fact, 'en')]).toEqual([ru, en]);
  });
});
