import { describe, expect, it } from 'vitest';
import { after, moves, newMatch } from '../testing/play';
import { JUDGE } from '../rules/judge';
import { lookBack } from './lookBack';

describe('what is at stake in Swedish chess', () => {
  it('S8 is one point, half of it on each board, with what may be dropped there', () => {
    const state = moves(newMatch(), 'A:e4 B:d4 A:d5 A:exd5');
    const { atStake = [] } = lookBack.glance(state);
    expect(atStake.map(({ board, points, white }) => [board, points, white])).toEqual([
      [1, 0.5, 'white'],
      [2, 0.5, 'black'],
    ]);
    expect(atStake[1]?.position).toContain('[p]');
    for (const { position } of atStake) expect(JUDGE.referee.canMove(position)).toBe(true);
  });

  it('S8 is decided on both boards at once', () => {
    const state = after(moves(newMatch(), 'A:e4'), { type: 'resign', team: 'second' });
    expect(lookBack.glance(state).atStake).toEqual([]);
    expect(lookBack.dealings?.(state).ended).toEqual({ A: 1, B: 1 });
  });

  it('S7 is nothing that can be judged where a drop may not give check', () => {
    expect(lookBack.glance(newMatch({ dropWithCheck: 'none' }))).not.toHaveProperty('atStake');
  });
});
