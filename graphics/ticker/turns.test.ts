import { describe, expect, it } from 'vitest';
import { turnsTo } from '../games/swedish/fixtures/match';
import { numberOf, shownTurns, turnWidth } from './turns';
import { planTurns } from './plan';

const at = (count: number) => turnsTo(13).slice(0, count);

describe('the band of moves', () => {
  it('scrolls for turns that came, of whichever board', () => {
    expect(planTurns(at(11), at(13))).toEqual([{ kind: 'scroll', plies: [12, 13] }]);
  });

  it('stands still for anything else, and tells anew what was corrected', () => {
    expect(planTurns(at(13), at(13))).toEqual([]);
    expect(planTurns(at(13), at(12))).toEqual([{ kind: 'renew' }]);
  });

  it('keeps the newest turns for which there is room, and always the last', () => {
    const turns = turnsTo(13);
    expect(shownTurns(turns, 600).at(-1)).toEqual(turns.at(-1));
    expect(shownTurns(turns, 600).length).toBeLessThan(13);
    expect(shownTurns(turns, 10)).toHaveLength(1);
    expect(shownTurns(turns, 9000)).toHaveLength(13);
    expect(shownTurns(turns, 600).reduce((sum, turn) => sum + turnWidth(turn), 0)).toBeLessThanOrEqual(600);
    expect(shownTurns([], 600)).toEqual([]);
  });

  it('keeps the last moves of a turn that is longer than the band', () => {
    const [first] = turnsTo(1);
    if (first === undefined) throw new Error('no turn');
    const long = { ...first, moves: Array.from({ length: 30 }, (_, index) => ({ board: 1, san: `Nb${index}` })) };
    const [shown] = shownTurns([first, long], 900);
    expect(shown?.moves[0]?.san).toBe('…');
    expect(shown?.moves.at(-1)).toEqual(long.moves.at(-1));
    expect(turnWidth(shown ?? long)).toBeLessThanOrEqual(900);
  });

  it('writes the number without the letter of the board', () => {
    expect(turnsTo(2).map(numberOf)).toEqual(['8', '8']);
  });
});
