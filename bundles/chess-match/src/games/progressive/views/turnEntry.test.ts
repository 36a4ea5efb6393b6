import { describe, expect, it } from 'vitest';
import { progressive } from '..';
import { after, newMatch, play as played } from '../testing/play';
import { turnEntry } from './turnEntry';

const third = () => played(newMatch(), 'e4', 'e5 Nf6');
const drafted = (line: string, state = third()) => turnEntry.draft(progressive.withDraft(state, 'game', line));

describe('a series as pages of any game enter it', () => {
  it('P1 a series begun lacks its board, and stands on it as far as it goes', () => {
    const { boards, ...draft } = drafted('3.Bc4 Qh5');
    expect(draft).toEqual({
      line: '3.Bc4 Qh5',
      items: [
        { text: '3.Bc4', kind: 'move', board: 1, problem: null },
        { text: 'Qh5', kind: 'move', board: 1, problem: null },
      ],
      problems: [],
      lacks: [1],
      ready: false,
    });
    expect(boards).toEqual([
      {
        board: 1,
        state: 'to-move',
        pieces: expect.objectContaining({ c4: 'wB', h5: 'wQ' }) as unknown,
        lastMoves: [
          { from: 'f1', to: 'c4', san: 'Bc4' },
          { from: 'd1', to: 'h5', san: 'Qh5' },
        ],
        check: [],
        badges: [],
      },
    ]);
  });

  it('P3 a whole series is ready, and the king it mates is marked', () => {
    const { lacks, ready, boards } = drafted('Bc4 Qh5 Qxf7#');
    expect([lacks, ready, boards[0]?.state, boards[0]?.check]).toEqual([[], true, 'moved', ['e8']]);
  });

  it('P5 a series with a word that is wrong is never ready', () => {
    const { items, ready } = drafted('Bc4 Qh5 Qxf7# Kf1');
    expect([items.at(-1)?.problem?.code, ready]).toEqual(['progressive/series/long', false]);
    const { items: wrong, ready: isReady, lacks } = drafted('Bxf7+ Kf1 Ke1');
    expect([wrong[0]?.problem?.code, isReady, lacks]).toEqual(['progressive/move/illegal', false, [1]]);
  });

  it('P1 offers what a series may begin with, and nothing of a game that is over', () => {
    const { moves } = turnEntry;
    expect(moves(newMatch())['1']).toHaveLength(20);
    expect(moves(third())['1']).toContainEqual({ san: 'Bc4', from: 'f1', to: 'c4', promotion: null });
    const promoting = newMatch({ start: '4k3/8/8/8/8/8/p7/2K5 b - - 2' });
    expect(moves(promoting)['1']).toContainEqual({ san: 'a1=N', from: 'a2', to: 'a1', promotion: 'n' });
    const over = after(third(), { type: 'resignMatch', team: 'white' });
    expect(moves(over)).toEqual({});
    expect(drafted('Bc4 Qh5 Qxf7#', over).ready).toBe(false);
  });
});
