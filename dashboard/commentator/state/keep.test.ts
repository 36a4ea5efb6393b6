import { describe, expect, it } from 'vitest';
import { readKept } from './keep';

const words = { title: '', caption: '', by: 'Ann', bottom: 'white' };

describe('what a reload finds', () => {
  it('is nothing at first and nothing where the store is spoilt', () => {
    for (const json of [null, '{', '7', '[]', '{"desk":{"matchId":1}}', '{"words":5,"desk":{"study":{"steps":[]}}}'])
      expect(readKept(json, 'Ann')).toEqual({ desk: null, putAway: null, words, proposed: [] });
  });

  it('is no desk of another build, whose steps told something else', () => {
    const deskOf = (step: object) => {
      const steps = [{ id: 0, parent: null, move: null, fen: '', check: null, ...step }];
      return {
        matchId: 'm',
        board: 1,
        study: { steps },
        stake: null,
        opened: null,
        start: { pieces: {} },
        drawings: {},
      };
    };
    const read = (step: object) => readKept(JSON.stringify({ desk: deskOf(step) }), 'Ann').desk;
    expect(read({ ply: 0 })).toBeNull();
    expect(read({ turn: '' })).toEqual(deskOf({ turn: '' }));
  });

  it('is the desk with its words', () => {
    const desk = {
      matchId: 'm',
      board: 1,
      study: null,
      stake: null,
      opened: null,
      start: { pieces: {} },
      drawings: {},
    };
    const kept = {
      desk,
      putAway: { ...desk, board: 2 },
      words: { title: 'T', caption: 'C', by: 'Bob', bottom: 'black' },
      proposed: [{ pieces: {} }],
    };
    expect(readKept(JSON.stringify(kept), 'Ann')).toEqual(kept);
    expect(readKept(JSON.stringify({ ...kept, putAway: 5, proposed: [7] }), 'Ann')).toEqual({
      ...kept,
      putAway: null,
      proposed: [],
    });
  });
});
