import { describe, expect, it } from 'vitest';
import {
  hasItem,
  removeBranching,
  removeItem,
  removeMove,
  removePass,
  selectionOf,
  setBranching,
  setMove,
  setPass,
  setSelection,
  toggleItem,
} from './editDraft';

describe('moves on the line', () => {
  it('puts a first move at the end', () => {
    expect(setMove('', 1, 'e4')).toBe('1:e4');
    expect(setMove('1:e4', 2, 'd4')).toBe('1:e4 2:d4');
  });

  it('replaces the move of the same board in its place', () => {
    expect(setMove('1:e4 2:d4 pass 1>2', 1, 'Nf3')).toBe('1:Nf3 2:d4 pass 1>2');
  });

  it('leaves one of two moves on the same board', () => {
    expect(setMove('1:e4 2:d4 1:c4', 1, 'Nf3')).toBe('1:Nf3 2:d4');
  });

  it.each(['resign 2', 'draw 2', 'claim 2', 'select 2>1:3'])('B2 takes the place of %s on the same board', (item) => {
    expect(setMove(`1:e4 ${item}`, 2, 'd4')).toBe('1:e4 2:d4');
  });

  it('keeps an offer, which goes with a move', () => {
    expect(setMove('offer 2', 2, 'd4')).toBe('offer 2 2:d4');
  });

  it('takes a move off', () => {
    expect(removeMove('1:e4 2:d4 offer 1', 1)).toBe('2:d4 offer 1');
  });
});

describe('B6 branching', () => {
  const branching = { mother: 1, daughter: 2, keep: 3, give: 7 };

  it('is added, and its split changed in place', () => {
    expect(setBranching('1:e4', branching)).toBe('1:e4 branch 1>2 3+7');
    expect(setBranching('branch 1>2 5+5 1:e4 2:d4', branching)).toBe('branch 1>2 3+7 1:e4 2:d4');
  });

  it('B4 takes the place of a pass or a selection', () => {
    expect(setBranching('3:e4 pass 1>3', branching)).toBe('3:e4 branch 1>2 3+7');
    expect(setBranching('select 3>1:2', branching)).toBe('branch 1>2 3+7');
  });

  it('takes the place of another branching, whose daughter loses her move', () => {
    const other = { mother: 3, daughter: 2, keep: 1, give: 1 };
    expect(setBranching('1:e4 branch 1>2 3+7 2:d4', other)).toBe('1:e4 branch 3>2 1+1');
  });

  it("takes the daughter's items along when it is removed", () => {
    expect(removeBranching('1:e4 2:d4 branch 1>2 3+7 offer 2')).toBe('1:e4');
    expect(removeItem('1:e4 2:d4 branch 1>2 3+7', 2)).toBe('1:e4');
  });
});

describe('B9 pass', () => {
  it('writes the size only where it is not one', () => {
    expect(setPass('1:e4', 1, 3, 1)).toBe('1:e4 pass 1>3');
    expect(setPass('', 1, 3, 2)).toBe('pass 1>3:2');
  });

  it('B4 takes the place of the key change before', () => {
    expect(setPass('1:e4 2:d4 branch 1>2 3+7', 1, 3, 1)).toBe('1:e4 pass 1>3');
    expect(setPass('pass 1>3', 3, 1, 1)).toBe('pass 3>1');
  });

  it('can be taken off', () => {
    expect(removePass('pass 1>3 1:e4')).toBe('1:e4');
  });
});

describe('B10 selection', () => {
  it('lists where chips go, drops what was drafted on the branch, and leaves boards without chips out', () => {
    const targets = [
      { board: 1, chips: 2 },
      { board: 3, chips: 0 },
      { board: 4, chips: 1 },
    ];
    expect(setSelection('1:e4 5:d4 offer 5 pass 1>5', 5, targets)).toBe('1:e4 select 5>1:2,4:1');
  });

  it('is gone with its last chip', () => {
    expect(setSelection('1:e4 select 5>1:2', 5, [{ board: 1, chips: 0 }])).toBe('1:e4');
  });

  it('keeps what is placed while the next target is being written', () => {
    for (const line of ['select 5>1:2,', 'select 5>1:2,4', 'select 5>1:2,4:'])
      expect(selectionOf(line, 5)).toEqual([{ board: 1, chips: 2 }]);
  });

  it('reads back what is placed', () => {
    expect(selectionOf('select 5>1:2,4:1', 5)).toEqual([
      { board: 1, chips: 2 },
      { board: 4, chips: 1 },
    ]);
    expect(selectionOf('select 5>1:2', 4)).toEqual([]);
    expect(selectionOf('select 5>1', 5)).toEqual([]);
    expect(selectionOf('select 5', 5)).toEqual([]);
  });
});

describe('items that are on or off', () => {
  it('are put on the line and taken off it', () => {
    expect(toggleItem('1:e4', 'offer', 1)).toBe('1:e4 offer 1');
    expect(toggleItem('1:e4 offer 1', 'offer', 1)).toBe('1:e4');
  });

  it.each(['resign', 'draw', 'claim'] as const)('B2 %s takes the place of the move and the offer', (kind) => {
    expect(toggleItem('1:e4 2:d4 offer 1', kind, 1)).toBe(`2:d4 ${kind} 1`);
  });

  it('are found by kind and board', () => {
    expect(hasItem('resign 1', 'resign', 1)).toBe(true);
    expect(hasItem('resign 1', 'resign', 2)).toBe(false);
  });
});

describe('removing one item', () => {
  it('removes the one that was meant, not its like', () => {
    expect(removeItem('1:e4 1:e4 2:d4', 1)).toBe('1:e4 2:d4');
  });
});
