import { describe, expect, it } from 'vitest';
import { playedOut, type Stand } from '../shared/stand';
import { SERIES } from '../fixtures/states';
import { boardIn, planBoard } from './planBoard';
import { paceOf } from './pace';
import { planSeries, type SeriesPlan } from './planSeries';

const planned = (fen: string, series: string): SeriesPlan => {
  const { before, steps } = playedOut({ fen, series });
  const plan = planSeries(before, steps);
  if (plan === null) throw new Error('no plan');
  return plan;
};

describe('how pieces go through a series', () => {
  it('P1 a piece that moves several times goes every leg, with the move that each of them is', () => {
    const { tracks, ghosts } = planned('4k3/8/8/8/8/8/P7/R3K3', 'a2a4:a4 a1a3:Ra3 a3h3:Rh3');
    expect(ghosts).toEqual({});
    expect(tracks).toEqual([
      { at: 'a4', isGhost: false, legs: [{ step: 0, from: 'a2', to: 'a4' }], comes: null, goes: null },
      {
        at: 'h3',
        isGhost: false,
        comes: null,
        goes: null,
        legs: [
          { step: 1, from: 'a1', to: 'a3' },
          { step: 2, from: 'a3', to: 'h3' },
        ],
      },
    ]);
  });

  it('who is taken stands as a ghost until the move that takes him, in passing too', () => {
    const { tracks, ghosts } = planned('4k3/8/8/3pP3/8/8/8/n3K2R', 'e5d6:exd6 h1h8:Rh8 e1d1:Kd1');
    expect(ghosts).toEqual({ d5: 'bP' });
    expect(tracks).toContainEqual({ at: 'd5', isGhost: true, legs: [], comes: null, goes: 0 });
  });

  it('P10 pieces of both kings may be taken, by a piece that goes on', () => {
    const { tracks, ghosts } = planned('4k2r/8/8/8/8/8/4R3/8', 'e2e8:Rxe8 e8h8:Rxh8');
    expect(ghosts).toEqual({ e8: 'bK', h8: 'bR' });
    expect(tracks.filter(({ isGhost }) => isGhost).map(({ at, goes }) => [at, goes])).toEqual([
      ['e8', 0],
      ['h8', 1],
    ]);
    expect(tracks[0]).toMatchObject({ at: 'h8', isGhost: false });
  });

  it('a castling rook goes with its king', () => {
    const { tracks } = planned('4k3/8/8/8/8/8/8/R3K3', 'e1c1:O-O-O d1d7:Rd7');
    expect(tracks.map(({ at, legs }) => [at, legs.map(({ step, to }) => `${step}${to}`).join()])).toEqual([
      ['c1', '0c1'],
      ['d7', '0d1,1d7'],
    ]);
  });

  it('a pawn goes as far as it is one; the piece it became comes there and goes on', () => {
    const { tracks, ghosts } = planned('2r1k3/1P6/8/8/8/8/8/4K3', 'b7c8:bxc8=Q c8c1:Qc1');
    expect(ghosts).toEqual({ b7: 'wP', c8: 'bR' });
    expect(tracks).toEqual([
      { at: 'c1', isGhost: false, legs: [{ step: 1, from: 'c8', to: 'c1' }], comes: 0, goes: null },
      { at: 'c8', isGhost: true, legs: [], comes: null, goes: 0 },
      { at: 'b7', isGhost: true, legs: [{ step: 0, from: 'b7', to: 'c8' }], comes: null, goes: 0 },
    ]);
  });

  it('there is none where the picture before is not what the series began with', () => {
    const { steps } = playedOut({ fen: '4k3/8/8/8/8/8/P7/R3K3', series: 'a2a4:a4' });
    expect(planSeries({ e1: 'wK' }, steps)).toBeNull();
  });

  it.each(Object.entries(SERIES).filter(([, { play }]) => play.last !== null))(
    'every piece of %s ends where the picture has him',
    (_, { boards, play }) => {
      const steps = play.last?.steps ?? [];
      const now = boardIn({ boards }).pieces;
      const before = steps.toReversed().reduce((pieces, { changes }) => {
        const back = new Map(Object.entries(pieces));
        for (const { square, was } of changes) {
          if (was === null) back.delete(square);
          else back.set(square, was);
        }
        return Object.fromEntries(back);
      }, now);
      const plan = planSeries(before, steps);
      for (const { at, isGhost, legs } of plan?.tracks ?? []) {
        expect(isGhost ? before[at] : now[at]).toBeDefined();
        if (!isGhost && legs.length > 0) expect(legs.at(-1)?.to).toBe(at);
      }
      expect(plan?.steps).toBe(steps.length);
    },
  );
});

describe('what moves on the board between two pictures', () => {
  const { boards, play } = SERIES['progressive-mate'];
  const stand: Stand = { fen: 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR', series: '', turn: 2 };
  const view = boardIn({ boards });
  const before = {
    boards: { boards: [{ ...view, pieces: playedOut(stand).pieces, lastMoves: [] }] },
    play: { ...play, last: play.last && { ...play.last, turn: 2 } },
  };

  it('is the series where it is news, and nothing where nothing is', () => {
    expect(planBoard(before, { boards, play })).toMatchObject([{ kind: 'series', plan: { steps: 3 } }]);
    expect(planBoard({ boards, play }, { boards, play })).toEqual([]);
  });

  it('is at once what was set without a series, or after another position', () => {
    const set = { boards: { boards: [{ ...view, pieces: { ...view.pieces, a8: 'bQ' } }] }, play };
    expect(planBoard({ boards, play }, set)).toMatchObject([{ kind: 'pieces' }]);
    const other = { ...before, boards: { boards: [{ ...view, pieces: { e1: 'wK' }, lastMoves: [] }] } };
    expect(planBoard(other, { boards, play })).toMatchObject([{ kind: 'pieces' }]);
  });
});

describe('the pace of a series', () => {
  it('is unhurried, and six seconds long at most', () => {
    expect(paceOf(3).step).toBe(paceOf(1).step);
    for (const steps of [1, 2, 6, 7, 12, 40]) {
      const { step, move, whole } = paceOf(steps);
      expect(whole).toBeLessThanOrEqual(6);
      expect(move).toBeLessThan(step);
    }
  });
});
