import { describe, expect, it } from 'vitest';
import { newMatch, play, refusedLine } from '../testing/play';
import { planSeries } from './planSeries';
import { readMove } from './readMove';
import { gameIn, type State } from './state';

const on = (fen: string, settings = {}): State => newMatch({ ...settings, start: fen });
/** As it is written; or the code of the refusal. */
const read = (state: State, text: string): string => {
  const found = readMove(gameIn(state), text);
  return found.ok ? found.value.san : found.error.code.replace('progressive/', '');
};
const candidates = (state: State, text: string): unknown => {
  const found = readMove(gameIn(state), text);
  return found.ok ? null : (found.error.params as { readonly candidates?: unknown }).candidates;
};

/** White may take either pawn in passing, and the one on c5 stands where a capture aside goes too. */
const TWO_PASSED = '4k3/8/8/1PpPp3/8/8/8/4K3 w - c6e6 3';

describe('a move of a series as it is written', () => {
  it('P6 takes in passing on each square that was passed over, with its first move', () => {
    expect([read(on(TWO_PASSED), 'bxc6'), read(on(TWO_PASSED), 'dxe6')]).toEqual(['bxc6', 'dxe6']);
    expect(read(on(TWO_PASSED), 'd5c6')).toBe('dxc6');
    expect(read(on('4k3/8/8/1Pp5/8/8/8/4K3 w - - 3'), 'bxc6')).toBe('move/illegal');
  });

  it('is ambiguous where two pieces of a kind take the same pawn in passing, and both are named', () => {
    const both = on('4k3/8/8/1PpP4/8/8/8/4K3 w - c6 3');
    expect([read(both, 'bxc6'), read(both, 'dxc6')]).toEqual(['bxc6', 'dxc6']);
    const knights = on('4k3/8/8/8/8/2N5/8/4K1N1 w - - 1');
    expect(candidates(knights, 'Ne2')).toEqual(expect.arrayContaining(['Nce2', 'Nge2']));
    expect(candidates(knights, 'Ne2')).toHaveLength(2);
  });

  it('may have spaces around it, and words of praise behind it', () => {
    expect(read(newMatch(), ' e4 ')).toBe('e4');
    expect([read(newMatch(), 'e4!'), read(newMatch(), 'e2e4?!')]).toEqual(['e4', 'e4']);
    expect(read(newMatch(), 'hello')).toBe('move/unreadable');
  });

  it('has a mark that is true, or none; a mate may be written as a check', () => {
    const check = on('4k3/8/8/8/8/8/8/R3K3 w - - 1');
    expect(['Ra8', 'Ra8+', 'Ra8+!'].map((text) => read(check, text))).toEqual(['Ra8+', 'Ra8+', 'Ra8+']);
    expect([read(check, 'Ra8#'), read(check, 'Ra7+'), read(check, 'Ra8#!?')]).toEqual([
      'move/wrong_mark',
      'move/wrong_mark',
      'move/wrong_mark',
    ]);
    const mate = on('4k3/R7/8/8/8/8/8/4K2R w - - 1');
    expect(['Rh8', 'Rh8+', 'Rh8#'].map((text) => read(mate, text))).toEqual(['Rh8#', 'Rh8#', 'Rh8#']);
  });

  it('becomes what is written, and is asked for where nothing is', () => {
    const ready = on('7k/P7/8/8/8/8/8/K7 w - - 3');
    expect([read(ready, 'a8=N'), read(ready, 'a8=B')]).toEqual(['a8=N', 'a8=B']);
    expect(refusedLine(ready, 'a8=K Ka2 Kb2').code).not.toBe('progressive/series/short');
  });
});

describe('a line of a series', () => {
  const turn2 = (): State => play(newMatch(), 'e4');
  const ready = (line: string): unknown => {
    const { items, lacks, problem } = planSeries(turn2(), line);
    return problem === null ? [items.map(({ made }) => made?.san ?? null), lacks] : problem.code;
  };

  it('P1 is divided by spaces, commas or semicolons, and may begin with its number and the board', () => {
    for (const line of ['e5 d6', ' e5,  d6 ', 'e5;d6', '2.e5 d6', '2. e5 d6', '2...e5 d6', '1:e5 1:d6', '2.1:e5 d6'])
      expect([line, ready(line)]).toEqual([line, [['e5', 'd6'], 0]]);
    expect(ready('')).toEqual([[], 2]);
    expect(ready('12.e5')).toBe('progressive/series/wrong_turn');
    expect(ready('e5 x2.d6')).toBe('progressive/move/unreadable');
  });

  it('counts what was made, what lacks, and what is too much', () => {
    expect(ready('e5')).toEqual([['e5'], 1]);
    expect(refusedLine(turn2(), 'e5 d6 a6')).toMatchObject({ params: { text: 'a6', length: 2, byCheck: false } });
    expect(planSeries(turn2(), 'e5 zz d6').items.map(({ problem }) => problem === null)).toEqual([true, false, true]);
  });
});
