import { describe, expect, it } from 'vitest';
import { business } from '../business';
import type { Command } from '../business/rules/commands';
import { after as start, moves, newMatch } from '../classical/testing/play';
import { project } from '../classical/views/project';
import { newGame, T0 } from '../testing/play';
import { longThought, longThoughtMs } from './longThought';

const MINUTE = 60_000;

const after = (...commands: readonly Command[]) => {
  const state = commands.reduce((before, command) => {
    const decided = business.decide(before, command, T0);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce((now, event) => business.evolve(now, event), before);
  }, newGame({}));
  return business.project(state);
};

const START: Command = { type: 'startClock' };
const E4: Command = { type: 'commitTurn', line: '1:e4' };

describe('a long thought', () => {
  it('is one for which everybody waits: statistics, for so long as it lasts', () => {
    const views = after(START, E4);
    expect(longThought(views, T0 + 3 * MINUTE - 1)).toEqual([]);
    expect(longThoughtMs(views, T0)).toBe(T0 + 3 * MINUTE);
    const [suggestion] = longThought(views, T0 + 3 * MINUTE);
    expect(suggestion).toMatchObject({ kind: 'longThought', side: 'black', amount: 3, lasts: false });
    expect(suggestion?.airs[0]).toMatchObject({ graphic: 'statistics', on: true });
    expect(longThoughtMs(views, T0 + 3 * MINUTE)).toBeNull();
  });

  const LATE = T0 + 10 * MINUTE;

  it('is none while the clock stands, and before the first turn', () => {
    for (const views of [after(E4), after(START)])
      expect([longThought(views, LATE), longThoughtMs(views, T0)]).toEqual([[], null]);
  });

  it('is none where other boards go on', () => {
    const thought = [1, 2].map((boards) => {
      const started = start(newMatch({ boards }), { type: 'startClock' }, T0);
      return longThought(project(moves(started, '1:e4', () => T0)), LATE).map(({ kind }) => kind);
    });
    expect(thought).toEqual([['longThought'], []]);
  });

  it('is none of a match that is over, though its clock be left running', () => {
    const { match, ...views } = after(START, E4);
    expect(longThought({ ...views, match: { ...match, status: 'over' } }, LATE)).toEqual([]);
  });
});
