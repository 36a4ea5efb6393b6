import { describe, expect, it } from 'vitest';
import { classical } from '../classical';
import { ask, begin, follow, movesOf, press, T0, takeBack, type Boards } from '../testing/boardsApart';
import type { AnyEvent } from './entry';
import type { GameEvent } from './event';
import { decideTakeBack } from './takeBack';

const asked = (history: Boards, turns: number) =>
  decideTakeBack(classical, history, T0, { turns, reason: 'x', clocks: 'asNow' });
const seqsOf = (history: Boards, turns: number) => {
  const decided = asked(history, turns);
  return decided.ok && decided.value.type === 'takenBack' ? decided.value.seqs : null;
};

/** Makes an entry what another game has in its place. */
const corrected = (history: Boards, other: Boards, seq: number): Boards => {
  const correction: AnyEvent = {
    ...({ type: 'amended', atMs: T0, reason: 'x', turn: '', before: '', after: '' } as const),
    changes: [{ seq, event: other.entries[seq - 1]?.event as GameEvent }],
    clocks: [],
  };
  return follow(history, correction);
};

describe('B27 turns taken back at once', () => {
  it('are the last ones on whichever board, with every fact since the first of them', () => {
    const played = press(begin(2), '1:e4 2:d4 1:e5');
    const resigned = ask(played, { type: 'resignMatch', thread: '2', team: 'black' });
    expect(movesOf(takeBack(resigned, 2))).toBe('1:e4');
    expect(seqsOf(resigned, 2)).toEqual([2, 3, 4]);
  });

  it('take back what cannot stand without them too, all in the order in which it happened', () => {
    const offered = ask(press(begin(1), '1:e4'), { type: 'offerDraw', team: 'white' });
    expect(seqsOf(press(offered, '1:e5 1:Nf3'), 3)).toEqual([1, 2, 3, 4]);
  });

  it('leave clocks that need nothing as they are', () => {
    expect(asked(press(begin(1), '1:e4'), 1)).toEqual({
      ok: true,
      value: { type: 'takenBack', atMs: T0, seqs: [1], reason: 'x' },
    });
  });

  it('are no more than were made: what is no turn does not count', () => {
    const resigned = ask(press(begin(2), '1:e4 2:d4'), { type: 'resignMatch', thread: '2', team: 'black' });
    expect(asked(resigned, 3)).toMatchObject({ ok: false, error: { params: { turns: 3, played: 2 } } });
  });
});

describe('B27 a correction made since the first turn that is taken back', () => {
  const played = press(begin(1), '1:e4 1:e5 1:Nf3');
  const other = press(begin(1), '1:d4 1:c5 1:Nc3');

  it('stays where it made a turn before them another', () => {
    const back = takeBack(corrected(played, other, 1), 2);
    expect(movesOf(back)).toBe('1:d4');
  });

  it('goes with the turns where it concerned them alone, the first of them or a later one', () => {
    for (const seq of [2, 3]) expect(seqsOf(corrected(played, other, seq), 2)).toEqual([2, 3, 4]);
  });
});
