import { describe, expect, it } from 'vitest';
import { swedish } from '../fixtures/match';
import { BEFORE_DROP, MIDDLE } from '../shared/positions';
import { rowSpot, squareSpot } from './layout';
import { planBoards, type Flight } from './plan';
import { BOARDS } from 'chess-match/games/swedish';

const [A, B] = BOARDS;
const flights = (steps: ReturnType<typeof planBoards>): readonly Flight[] =>
  steps.filter((step): step is Flight => step.kind !== 'pieces');

/** The knight of A takes the bishop on c4; the partner of who took it has White on B. */
const TAKEN = [
  {
    fen: 'r1bq1b1r/ppp3pp/4k3/3np3/2n5/2N2Q2/PPPP1PPP/R1B1K2R',
    toMove: 'white',
    move: ['b4', 'c4', 'Nxc4'],
    reserves: { white: 'BB', black: 'BB' },
  },
  { ...MIDDLE[1], reserves: { white: 'PNB', black: 'P' } },
] as const;

describe('planBoards', () => {
  it('says nothing where nothing moved', () => {
    expect(planBoards(swedish(), swedish())).toEqual([]);
  });

  it('S2 a piece taken flies from its square to the reserve of its colour on the other board', () => {
    const steps = planBoards(swedish(), swedish({ boards: TAKEN }));
    expect(flights(steps)).toEqual([
      {
        kind: 'capture',
        board: 2,
        side: 'white',
        piece: 'B',
        code: 'wB',
        from: squareSpot(A, 'c4'),
        to: rowSpot(B, 'white', 2),
        at: { board: 1, square: 'c4' },
      },
    ]);
    expect(steps[0]).toMatchObject({ kind: 'pieces', board: 1 });
  });

  it('S4 a promoted piece that is taken flies over as the pawn it was', () => {
    const before = swedish({ boards: [{ ...MIDDLE[0], fen: MIDDLE[0].fen.replace('2B5', '2Q5') }, MIDDLE[1]] });
    const after = swedish({ boards: [TAKEN[0], { ...MIDDLE[1], reserves: { white: 'PPN', black: 'P' } }] });
    expect(flights(planBoards(before, after))).toMatchObject([{ code: 'wP', piece: 'P', to: rowSpot(B, 'white', 0) }]);
  });

  it('S3 a piece dropped flies from the reserve of its board to its square, and does not appear by itself', () => {
    const steps = planBoards(swedish({ boards: BEFORE_DROP }), swedish());
    expect(flights(steps)).toEqual([
      {
        kind: 'drop',
        board: 2,
        side: 'black',
        piece: 'P',
        code: 'bP',
        from: rowSpot(B, 'black', 0),
        to: squareSpot(B, 'e4'),
        at: { board: 2, square: 'e4' },
      },
    ]);
    expect(steps).toContainEqual({ kind: 'pieces', board: 2, steps: [] });
  });

  it('a corrected position sends nothing to a reserve', () => {
    const corrected = swedish({ boards: [{ ...TAKEN[0], move: null }, MIDDLE[1]] });
    expect(flights(planBoards(swedish(), corrected))).toEqual([]);
  });
});

describe('the boards', () => {
  it('S1 sit side by side: the first team is below on both', () => {
    expect(squareSpot(A, 'a1')?.y).toBe(squareSpot(B, 'a8')?.y);
    expect(squareSpot(A, 'a1')?.y).toBeGreaterThan(squareSpot(A, 'a8')?.y ?? 0);
  });
});
