import { describe, expect, it } from 'vitest';
import { fenAfter } from '../../testing/play';
import { playedRecord, SCHEME4 } from '../../testing/files';
import { business } from '..';
import { replayJson } from './replayJson';
import { liveBranches, scoreOf, type State } from '../rules/state';

const { states } = playedRecord(SCHEME4);
const final = states.at(-1) as State;

/** Points after each turn in which they changed. */
const scores = states.flatMap((state, index) => {
  const before = index === 0 ? 0 : (states[index - 1]?.ledger.length ?? 0);
  const { white, black } = scoreOf(state);
  return state.ledger.length === before ? [] : [`${state.ledger.at(-1)?.turn ?? ''} ${white / 2}:${black / 2}`];
});

describe('Scheme 4, the worked example of the source', () => {
  it('B18 scores 3:0, 4:1, 4:5, 10:5, 10:13 at turns 24, 25, 29, 37, 48', () => {
    expect(scores).toEqual(['24... 3:0', '25... 4:1', '29. 4:5', '37... 10:5', '48. 10:13']);
  });

  it('B19 B13 B10 B12 writes the ledger of the document', () => {
    const entries = final.ledger.map(({ turn, board, kind, rating }) => `${turn} ${board} ${kind} ${rating}`);
    expect(entries).toEqual([
      '24... 5 selection 3',
      '25... 2 draw 2',
      '29. 1 selection 4',
      '37... 3 selection 6',
      '48. 4 resignation 8',
    ]);
    expect([final.chipsOut, liveBranches(final)]).toEqual([10, []]);
  });

  it('B6 B7 forks at 7, 11, 12 and 18 as in the tree of the document', () => {
    const forks = final.forks.map(({ turn, mother, motherSan, daughter, daughterSan }) =>
      [turn, mother, motherSan, daughter, daughterSan].join(' '),
    );
    expect(forks).toEqual(['7. b1 O-O b2 Be3', '11. b1 exf5 b3 f3', '12... b2 Nc6 b4 dxc4', '18... b4 Qc8 b5 Qe7']);
  });

  it('B10 the stakes after move 18 in the order in which the branches ended are 3, 2, 1, 2, 2', () => {
    const after18 = states[35] as State;
    const stake = (board: number) => liveBranches(after18).find((branch) => branch.board === board)?.stake;
    expect(after18.ply).toBe(36);
    expect(final.ledger.map(({ board }) => stake(board))).toEqual([3, 2, 1, 2, 2]);
  });

  it('B2 in every state all live branches have the same ply count and their line leads to their position', () => {
    for (const state of states) {
      for (const { line, fen } of liveBranches(state)) {
        expect(line).toHaveLength(state.ply);
        if (state.ply % 16 === 0) expect(fenAfter(line)).toBe(fen);
      }
    }
  });

  it('notation: the replay object is the one of the document, in the middle and at the end', () => {
    const middle = replayJson(states[47] as State);
    expect(middle).toMatchObject({
      status: 'playing',
      toMove: 'white',
      moveNumber: 25,
      score: { white: 3, black: 0 },
      table: 0,
      veto: null,
      ledger: [{ turn: '24...', board: 5, kind: 'selection', rating: 3, white: 3, black: 0 }],
    });
    expect(middle.branches.map(({ board, rating }) => [board, rating])).toEqual([
      [1, 4],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(Object.keys(middle)).toEqual([
      'status',
      'toMove',
      'moveNumber',
      'score',
      'table',
      'veto',
      'branches',
      'ledger',
    ]);
    expect(replayJson(final)).toMatchObject({
      status: 'over',
      toMove: null,
      moveNumber: 48,
      score: { white: 10, black: 13 },
      table: 10,
      branches: [],
    });
  });

  it('replaying its own record gives the same replay, and the same record', () => {
    const names = { event: 'Demonstration of Scheme 4', white: 'Team White', black: 'Team Black' };
    const written = business.records.write(final, names);
    const again = playedRecord(written);
    expect(again.states.map(replayJson)).toEqual(states.map(replayJson));
    expect(business.records.write(again.states.at(-1) as State, names)).toBe(written);
  });
});
