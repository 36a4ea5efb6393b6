import { describe, expect, it } from 'vitest';
import { classical } from '../classical';
import { ask, begin, follow, press, T0, undo } from '../testing/boardsApart';
import type { AnyEvent } from './entry';
import { AMENDMENT, factOf, factsOf, isReasonDue, nameOf, namesOf } from './facts';
import type { GameEvent } from './event';

const played = press(ask(begin(2), { type: 'startClock' }), '1:e4 2:d4 1:e5');
/** Entries by what they are; the clock was the first. */
const [CLOCK, E4, D4, E5] = [1, 2, 3, 4];
const UNKNOWN = 99;

/** The second turn made another, the third taken out. */
const correction = (): AnyEvent => {
  const [, other] = press(begin(2), '1:e4 2:c4').entries;
  return {
    ...({ type: 'amended', atMs: T0, reason: 'x', turn: '2:1.', before: 'd4', after: 'c4' } as const),
    changes: [
      { seq: D4, event: other?.event as GameEvent },
      { seq: E5, event: null },
    ],
    clocks: [],
  };
};
const corrected = follow(played, correction());
const CORRECTION = 5;

describe('the facts of a match', () => {
  it('are what can be taken back, oldest first, each by its label and its line', () => {
    expect(factsOf(classical, played)).toEqual([
      { seq: E4, label: '1:1.', kind: 'turn', line: 'e4' },
      { seq: D4, label: '2:1.', kind: 'turn', line: 'd4' },
      { seq: E5, label: '1:1...', kind: 'turn', line: 'e5' },
    ]);
  });

  it('are as corrections have made them, without what was taken out, and with the correction', () => {
    expect(factsOf(classical, corrected).slice(1)).toEqual([
      { seq: D4, label: '2:1.', kind: 'turn', line: 'c4' },
      { seq: CORRECTION, label: '2:1.', kind: AMENDMENT, line: 'c4' },
    ]);
    expect(factsOf(classical, undo(corrected))).toEqual(factsOf(classical, played));
  });

  it('are undone with their reason alone, but for turns and corrections: nobody declared or decided them', () => {
    const ruled = ask(corrected, { type: 'ruleResult', thread: '2', ruling: 'draw', reason: 'late' });
    expect(factsOf(classical, ruled).map((fact) => [fact.kind, isReasonDue(fact)])).toEqual([
      ['turn', false],
      ['turn', false],
      [AMENDMENT, false],
      ['ruling', true],
    ]);
  });

  it('are none where only the clock or an incident is', () => {
    const noted: AnyEvent = { type: 'incidentNoted', atMs: T0, kind: 'noise', text: 'x', actor: 'a' };
    const [clock] = played.entries;
    expect(clock && factOf(classical, clock)).toBeNull();
    expect(factOf(classical, { seq: 1, event: noted })).toBeNull();
  });

  it('are named by their game once, however often they are looked at', () => {
    let asked = 0;
    const game: typeof classical = {
      ...classical,
      undoLabel: (event) => {
        asked += 1;
        return classical.undoLabel(event);
      },
    };
    const [clock, move] = press(ask(begin(1), { type: 'startClock' }), '1:e4').entries.map(({ event }) => event);
    for (const event of [clock, move, clock, move]) nameOf(game, event as GameEvent);
    expect(asked).toBe(2);
  });
});

describe('the names of entries', () => {
  const named = (history: typeof played, ...seqs: readonly number[]) =>
    [...namesOf(classical, history, seqs)].map(([seq, fact]) => [seq, fact.seq, fact.line]);

  it('are those asked for, whether they count or were taken back', () => {
    expect(named(undo(played), E5, E4)).toEqual([
      [E5, E5, 'e5'],
      [E4, E4, 'e4'],
    ]);
  });

  it('are none of what is no fact, or is not there', () => {
    expect(named(played, CLOCK, UNKNOWN)).toEqual([]);
  });

  it('are as corrections that count have made them; what was taken out has the name it had', () => {
    const asked = [D4, E5, CORRECTION];
    expect(named(corrected, ...asked).map(([, , line]) => line)).toEqual(['c4', 'e5', 'c4']);
    expect(named(undo(corrected), ...asked).map(([, , line]) => line)).toEqual(['d4', 'e5', 'c4']);
  });
});
