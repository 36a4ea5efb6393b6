import { studyRulesFor, type Moment } from 'chess-match/client/explore';
import { expect, it } from 'vitest';
import { seriesSteps, turnFrom } from './steps';

const RULES = studyRulesFor('progressive', {});
const BEGUN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 0';

const momentAfter = (ply: number, fen: string, turn: string, sans: readonly string[]): Moment => {
  const { pieces, toMove } = RULES.board(fen);
  const view = {
    board: 1,
    status: 'live',
    line: 'game',
    files: 8,
    ranks: 8,
    pieces: { ...pieces },
    toMove,
    lastMoves: sans.map((san) => ({ from: 'a1', to: 'a1', san })),
    check: [],
    badges: [],
    result: null,
    reserves: null,
  } as unknown as Moment['boards'][number];
  return {
    ply,
    turn,
    thread: '',
    side: null,
    line: sans.join(' '),
    boards: [view],
    positions: { '1': fen },
    score: { white: 0, black: 0 },
    counts: {},
    usedMs: null,
    remainingMs: null,
  };
};

const after = (fen: string, ...sans: readonly string[]): string =>
  sans.reduce((before, san) => RULES.play(before, san)?.fen ?? '', fen);

const MOMENTS = [
  momentAfter(0, BEGUN, '', []),
  momentAfter(1, after(BEGUN, 'e4'), '1.', ['e4']),
  momentAfter(2, after(BEGUN, 'e4', 'e5', 'Nf6'), '2.', ['e5', 'Nf6']),
  momentAfter(3, after(BEGUN, 'e4', 'e5', 'Nf6', 'Nc3', 'Nf3', 'Bc4'), '3.', ['Nc3', 'Nf3', 'Bc4']),
];

it('P1 a series is gone through move by move, and each place can be tried on from', () => {
  const steps = seriesSteps(RULES, MOMENTS);
  expect(steps.map(({ ply, made, moment }) => [moment.ply, ply, made, moment.turn])).toEqual([
    [0, 0, 0, ''],
    [1, 1, 1, '1.'],
    [2, 2, 1, '2. 1/2'],
    [3, 2, 2, '2.'],
    [4, 3, 1, '3. 1/3'],
    [5, 3, 2, '3. 2/3'],
    [6, 3, 3, '3.'],
  ]);
  const [, , middle] = steps;
  expect(middle?.moment.boards[0]).toMatchObject({ toMove: 'black', pieces: { e5: 'bP', g8: 'bN' }, status: 'live' });
  expect(middle?.moment.positions).toEqual({ '1': after(BEGUN, 'e4', 'e5') });
});

it('whole turns are gone over', () => {
  const steps = seriesSteps(RULES, MOMENTS);
  expect([turnFrom(steps, 5, -1), turnFrom(steps, 3, 1), turnFrom(steps, 3, -1), turnFrom(steps, 6, 1)]).toEqual([
    ...[3, 6, 1, 6],
  ]);
});

it('a series that cannot be played again is one step', () => {
  const [begun, first] = MOMENTS;
  if (begun === undefined || first === undefined) throw new Error('no moments');
  const other = momentAfter(2, BEGUN, '2.', ['Qh8', 'Nf6']);
  expect(seriesSteps(RULES, [begun, first, other]).map(({ made }) => made)).toEqual([0, 1, 2]);
});
