import { describe, expect, it } from 'vitest';
import { branchingOf, draftedOn, joinItems, splitLine, tidy } from './items';

const texts = (line: string) => splitLine(line).map(({ text }) => text);

describe('the items of a turn line', () => {
  it('takes keywords with their arguments and moves alone', () => {
    const line = '1:Nf3 branch 1>2 3+7 pass 1>3 select 5>1:2,3:1 resign 4 offer 2 draw 2 claim 3 2:exd5';
    expect(texts(line)).toEqual([
      ...['1:Nf3', 'branch 1>2 3+7', 'pass 1>3', 'select 5>1:2,3:1', 'resign 4', 'offer 2', 'draw 2', 'claim 3'],
      '2:exd5',
    ]);
    expect(joinItems(splitLine(line))).toBe(line);
  });

  it('does not let an unfinished keyword swallow the next item', () => {
    expect(texts('branch 1>2 2:Nf3')).toEqual(['branch 1>2', '2:Nf3']);
    expect(texts('pass resign 4')).toEqual(['pass', 'resign 4']);
  });

  it('knows kind and board of each item, the mother and the giver included', () => {
    const found = splitLine('3:e4 branch 2>4 1+1 select 5>1 foo pass').map(({ kind, board }) => [kind, board]);
    expect(found).toEqual([
      ['move', 3],
      ['branch', 2],
      ['select', 5],
      ['unknown', null],
      ['pass', null],
    ]);
  });

  it('has no items in blanks', () => {
    expect(splitLine(' \t ')).toEqual([]);
    expect(tidy('  1:e4   2:d4 ')).toBe('1:e4 2:d4');
  });

  it('reads the branching and a drafted move off the line', () => {
    expect(branchingOf('1:e4 branch 1>2 3+7')).toEqual({ mother: 1, daughter: 2, keep: 3, give: 7 });
    expect(branchingOf('branch 1>2')).toBeNull();
    expect(draftedOn('1:e4 2:O-O', 2)).toBe('O-O');
    expect(draftedOn('1:e4', 2)).toBeNull();
  });
});
