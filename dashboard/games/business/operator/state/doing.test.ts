import { describe, expect, it } from 'vitest';
import { DOING_NOTHING, makingIn, reduceDoing } from './doing';

describe('what is in the making', () => {
  const passing = reduceDoing(DOING_NOTHING, { type: 'making', making: { kind: 'pass', board: 3 }, turn: 'm:4' });

  it('belongs to its turn', () => {
    expect(makingIn(passing, 'm:4')).toEqual({ kind: 'pass', board: 3 });
    expect(makingIn(passing, 'm:5')).toBeNull();
  });

  it('ends', () => {
    expect(makingIn(reduceDoing(passing, { type: 'made' }), 'm:4')).toBeNull();
  });

  it('stays while something is asked, and what is asked ends by itself', () => {
    const asking = reduceDoing(passing, { type: 'asked', asking: { what: 'veto', side: 'black' } });
    expect(asking).toMatchObject({ asking: { what: 'veto', side: 'black' }, making: { kind: 'pass' } });
    expect(reduceDoing(asking, { type: 'answered' })).toEqual(passing);
  });
});
