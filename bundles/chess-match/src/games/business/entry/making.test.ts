import { describe, expect, it } from 'vitest';
import { stakedGame, turnRefusal } from '../../testing/play';
import { TURN } from './making';

describe('a move that is none, as the rules are asked of it', () => {
  it('stands by itself, whatever else is wrong with the turn', () => {
    expect(TURN.tried('2:Ke5 pass 1>1', 1, 'e2e5')).toBe('1:e2e5');
  });

  it('B6 of a mother and a daughter stands with what makes them so, and with what the other has', () => {
    const line = '1:e4 pass 1>1 2:d4 branch 1>3 2+1 3:d4';
    expect(TURN.tried(line, 2, 'e2e5')).toBe('2:e2e5');
    expect(TURN.tried(line, 3, 'e2e4')).toBe('1:e4 branch 1>3 2+1 3:e2e4');
    expect(TURN.tried(line, 1, 'd2d4')).toBe('1:d2d4 branch 1>3 2+1 3:d4');
    const state = stakedGame([3, 3], {});
    expect(turnRefusal(state, TURN.tried(line, 3, 'e2e4')).code).toBe('branch/same_move');
    expect(turnRefusal(state, TURN.tried(line, 3, 'e2e5')).code).toBe('move/illegal');
  });
});
