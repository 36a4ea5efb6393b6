import type { BoardView } from 'chess-match/client';
import { NO_COURSE, NO_PLAY } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { boardView, endedBoard } from '../fixtures/boardFixtures';
import { FIXTURES } from '../fixtures/fixtures';
import { cardsOf, planBoards, type Picture, type Step } from './plan';

const line = (board: number, mother: string | null) => ({
  branch: `b${board}`,
  board,
  mother,
  bornPly: 0,
  endPly: null,
  chips: 1,
  ratings: [],
  lastSan: null,
});
const at = (ply: number, ...boards: readonly BoardView[]): Picture => ({
  match: { status: 'playing', ply },
  play: NO_PLAY,
  course: { ...NO_COURSE, branches: [line(1, null), line(2, 'b1')] },
  boards,
});
const kinds = (steps: readonly Step[]): readonly string[] =>
  steps.map((step) => ('branch' in step ? `${step.kind} ${step.branch}` : step.kind));

const one = boardView(1, 10);
const mother = boardView(1, 3);
const daughter = boardView(2, 7, { pieces: one.pieces });

describe('planBoards', () => {
  it('plans nothing between equal pictures, whatever they show', () => {
    for (const fixture of Object.values(FIXTURES)) expect(planBoards(fixture, fixture)).toEqual([]);
  });

  it('B6 bears the daughter out of the mother’s place and sends seven chips', () => {
    const steps = planBoards(at(12, one), at(13, mother, daughter));
    const moved = steps.filter(({ kind }) => kind !== 'settle');
    expect(kinds(moved)).toEqual(['birth b2', 'shift b1', ...Array.from({ length: 7 }, () => 'chip')]);
    const [before] = cardsOf(at(12, one));
    expect(steps[0]).toMatchObject({ kind: 'birth', from: before?.layout.field });
  });

  it('moves the daughter’s pieces from where the mother’s stood', () => {
    const { h2: pawn = '', ...others } = one.pieces;
    const pieces = { ...others, h3: pawn };
    const after = { ...daughter, pieces, lastMoves: [{ from: 'h2', to: 'h3', san: 'h3' }] };
    const moved = planBoards(at(12, one), at(13, mother, after)).find((step) => step.kind === 'pieces');
    expect(moved).toMatchObject({ branch: 'b2', steps: [{ kind: 'slide', from: 'h2', to: 'h3' }] });
  });

  it('B14 shows the result of a board that ends and sends its chips to the table', () => {
    const steps = planBoards(at(47, mother, daughter), at(48, mother, endedBoard([48, 2, 'mate', 7, 0, 14])));
    expect(kinds(steps).slice(0, 2)).toEqual(['pieces b2', 'result b2']);
    const chips = steps.filter((step) => step.kind === 'chip');
    expect(chips).toHaveLength(7);
    for (const { from, to } of chips) expect([from.board, to.board]).toEqual([2, null]);
  });

  it('lets a board leave a turn after its end, and the row close up', () => {
    const ended = endedBoard([48, 2, 'mate', 7, 0, 14]);
    expect(kinds(planBoards(at(48, mother, ended), at(49, mother, ended)))).toEqual(['exit', 'shift b1']);
  });

  it('starts and ends every chip on a board in the picture or on the table, inside the frame', () => {
    const steps = planBoards(at(12, one), at(13, mother, daughter));
    for (const step of steps)
      if (step.kind === 'chip')
        for (const { x, y, size } of [step.from, step.to]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual(1920);
          expect(y + size).toBeLessThanOrEqual(1080);
        }
  });

  it('lays the staying chips out anew when their number asks for another order', () => {
    const boards = (chips: number) => [boardView(1, chips), ...[2, 3, 4, 5].map((board) => boardView(board, 1))];
    const steps = planBoards(at(12, ...boards(5)), at(13, ...boards(6)));
    expect(steps.find((step) => step.kind === 'settle')).toMatchObject({ branch: 'b1', ways: { length: 5 } });
  });
});
