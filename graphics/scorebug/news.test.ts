import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../shared/fixtures';
import { newsOf } from './news';

const { ledger } = FIXTURES.ended.score;

describe('newsOf', () => {
  it('B19 names the entries by which a side scored in the latest turn', () => {
    expect(newsOf(ledger, 48, 'white')).toEqual([
      { board: 5, kind: 'selection', halves: 6 },
      { board: 2, kind: 'draw', halves: 2 },
    ]);
    expect(newsOf(ledger, 48, 'black')).toEqual([{ board: 2, kind: 'draw', halves: 2 }]);
  });

  it('has nothing to say a turn later', () => {
    expect(newsOf(ledger, 49, 'white')).toEqual([]);
  });
});
