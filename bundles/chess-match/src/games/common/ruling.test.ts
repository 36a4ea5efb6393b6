import { describe, expect, it } from 'vitest';
import { ruledEnd, rulingOf, RULINGS } from './ruling';

describe('an arbiter’s ruling', () => {
  it('who did not come has lost, where both did not nobody has won, and each end tells its ruling', () => {
    expect(ruledEnd('white-absent')).toEqual({ result: 'black', reason: 'forfeit' });
    expect(ruledEnd('both-absent')).toEqual({ result: null, reason: 'forfeit' });
    expect(ruledEnd('none')).toEqual({ result: null, reason: 'ruling' });
    expect(RULINGS.map((ruling) => rulingOf(ruledEnd(ruling)))).toEqual(RULINGS);
  });
});
