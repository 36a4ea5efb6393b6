import { describe, expect, it } from 'vitest';
import { joinItems, KEYWORDS, splitLine } from './lineItems';

const texts = (line: string) => splitLine(line).map(({ text }) => text);

describe('the items of a turn line', () => {
  it('takes keywords with their arguments and moves alone', () => {
    const line = '1:Nf3 branch 1>2 3+7 pass 1>3 select 5>1:2,3:1 resign 4 offer 2 draw 2 claim 3 2:exd5';
    expect(texts(line)).toEqual([
      ...['1:Nf3', 'branch 1>2 3+7', 'pass 1>3', 'select 5>1:2,3:1', 'resign 4', 'offer 2', 'draw 2', 'claim 3'],
      '2:exd5',
    ]);
    expect(joinItems(splitLine(line))).toBe(line);
    expect(splitLine(line).map(({ item }) => item?.kind)).toEqual(splitLine(line).map(({ kind }) => kind));
  });

  it('does not let an unfinished keyword swallow the next item', () => {
    expect(texts('branch 1>2 2:Nf3')).toEqual(['branch 1>2', '2:Nf3']);
    expect(texts('pass resign 4')).toEqual(['pass', 'resign 4']);
  });

  it('knows kind and board of each item, the mother and the giver included, and of one that is not whole yet', () => {
    const line = '3:e4 branch 2>4 1+1 select 5>1 foo pass branch 1> 2: select 4>1:2,';
    expect(splitLine(line).map(({ kind, board, item }) => [kind, board, item !== null])).toEqual([
      ['move', 3, true],
      ['branch', 2, true],
      ['select', 5, true],
      ['unknown', null, false],
      ['pass', null, false],
      ['branch', 1, false],
      ['move', 2, false],
      ['select', 4, false],
    ]);
  });

  it('has no items in blanks', () => {
    expect(splitLine(' \t ')).toEqual([]);
  });

  it('begins with a board or with one of seven words', () => {
    expect(KEYWORDS).toEqual(['branch', 'pass', 'select', 'resign', 'offer', 'draw', 'claim']);
  });
});
