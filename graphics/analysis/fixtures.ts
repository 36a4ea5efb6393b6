import type { AnalysisContent, Replicants } from 'chess-match/client/contract';
import { emptyShow } from 'chess-match/client/show';
import { boardAt, placementOf } from 'chess-match/client/view';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES, type Fixture } from '../games/business/fixtures/fixtures';
import { showWith } from '../air/showFixture';
import { SWEDISH } from '../games/swedish/shared/states';

const NOTHING = emptyShow().graphics.analysis.content;

/** After 1.e4 c5: the beginning of a game, with a plan. */
const ONE: AnalysisContent = {
  ...NOTHING,
  board: 1,
  turn: '1...',
  pieces: placementOf('rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R'),
  toMove: 'black',
  lastMoves: [{ from: 'g1', to: 'f3', san: 'Nf3' }],
  arrows: [
    { from: 'd2', to: 'd4', colour: 'green' },
    { from: 'c5', to: 'd4', colour: 'red' },
  ],
  circles: [{ square: 'd4', colour: 'blue' }],
  line: [{ turn: '2.', san: 'Nf3' }],
  title: 'План белых',
  caption: 'Вскрыть центр ходом d4.',
  by: 'Анна Ким',
};

const FIVE: AnalysisContent = {
  ...NOTHING,
  board: 4,
  turn: '24...',
  pieces: placementOf('2rq1rk1/1p1bppbp/p2p1np1/8/3NP2P/1BN1BP2/PPPQ2P1/2KR3R'),
  toMove: 'black',
  lastMoves: [{ from: 'h2', to: 'h4', san: 'h4' }],
  arrows: [
    { from: 'h4', to: 'h5', colour: 'green' },
    { from: 'e3', to: 'h6', colour: 'green' },
    { from: 'c8', to: 'c3', colour: 'red' },
    { from: 'd8', to: 'a5', colour: 'yellow' },
    { from: 'f6', to: 'g4', colour: 'blue' },
  ],
  circles: [
    { square: 'c3', colour: 'red' },
    { square: 'g7', colour: 'green' },
    { square: 'd5', colour: 'yellow' },
    { square: 'h7', colour: 'blue' },
  ],
  line: [
    { turn: '25.', san: 'h4' },
    { turn: '25...', san: 'Rxc3' },
    { turn: '26.', san: 'bxc3' },
    { turn: '26...', san: 'Qa5' },
  ],
  title: 'Кто успеет раньше?',
  caption: 'Белые идут на короля, чёрные жертвуют качество на c3.',
  by: 'Игорь Лебедев',
};

const LONGEST: AnalysisContent = {
  ...FIVE,
  turn: '124...',
  title: 'Двойная жертва на открытой линии при разноцветных слонах: белые успеют',
  caption:
    'Если чёрные примут жертву, белые выигрывают две доски подряд; если откажутся, остаются с лишней пешкой и лучшими часами. Решает, кому достанутся восемь фишек четвёртой доски и хватит ли времени на пятую: у белых меньше минуты, флаг.',
  by: 'Константин-Александр Преображенский-Вознесенский',
  line: Array.from({ length: 12 }, (_, index) => ({
    turn: `${124 + Math.floor(index / 2)}${index % 2 === 0 ? '.' : '...'}`,
    san: index % 2 === 0 ? 'Nbxd7+' : 'exd8=Q+',
  })),
};

const [NINE] = FIXTURES.nine.boards;

const state = (fixture: Fixture, content: AnalysisContent, on: boolean): Partial<Replicants> => ({
  ...replicantsOf(fixture),
  show: showWith('analysis', { on, content }),
});

/** A position of Swedish chess as the commentator took it up. */
const swedish = (
  board: 1 | 2,
  words: Pick<AnalysisContent, 'title' | 'caption' | 'by' | 'bottom'>,
): Partial<Replicants> => {
  const { pieces, toMove, lastMoves, reserves } = boardAt(SWEDISH.swedish.boards, board);
  const content = { ...NOTHING, pieces, toMove, lastMoves, reserves, board, turn: '12...', ...words };
  return { ...SWEDISH.swedish, show: showWith('analysis', { on: true, content }) };
};

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state(FIXTURES.empty, NOTHING, true),
  off: state(FIXTURES.five, FIVE, false),
  'one-branch': state(FIXTURES.one, ONE, true),
  'five-branch': state(FIXTURES.five, FIVE, true),
  'from-black': state(FIXTURES.five, { ...FIVE, bottom: 'black' }, true),
  'in-check': state(
    FIXTURES.five,
    { ...FIVE, pieces: { ...FIVE.pieces, h7: 'wQ' }, check: ['g8'], arrows: [], circles: [], caption: '' },
    true,
  ),
  'board-only': state(FIXTURES.five, { ...FIVE, title: '', caption: '', by: '', line: [] }, true),
  'longest-names': state(FIXTURES.longest, LONGEST, true),
  ended: state(FIXTURES.over, { ...FIVE, toMove: null, title: 'Как это было', turn: '47.' }, true),
  swedish: swedish(1, {
    title: 'Куда поставить слона?',
    caption: 'На g4 с шахом: король уходит с e6, и ферзь берёт коня.',
    by: 'Анна Ким',
    bottom: 'white',
  }),
  'swedish-b': swedish(2, { title: 'Белые ставят коня', caption: '', by: '', bottom: 'black' }),
  nine: state(
    FIXTURES.nine,
    { ...ONE, files: 9, ranks: 9, pieces: NINE?.pieces ?? {}, lastMoves: [], line: [], title: 'Другая игра' },
    true,
  ),
};
