import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures/fixtures';
import { atStakeIn, planResult, type ResultPicture } from './plan';

const ledger = FIXTURES.over.score.ledger.slice(0, 3);
const after = (count: number): Pick<ResultPicture, 'score'> => {
  const { whiteTotal: white = 0, blackTotal: black = 0 } = ledger[count - 1] ?? {};
  return {
    score: { white, black, match: null, ledger: ledger.slice(0, count) },
  };
};

describe('the steps of the result', () => {
  it('are none while nothing is scored', () => {
    expect(planResult(after(2), after(2))).toEqual([]);
  });

  it('change the sides that scored and tell the new entries', () => {
    expect(planResult(after(0), after(1))).toEqual([
      { kind: 'score', side: 'white' },
      { kind: 'told', keys: ['48 b5 selection'] },
    ]);
    expect(planResult(after(1), after(3)).map(({ kind }) => kind)).toEqual(['score', 'score', 'told']);
  });

  it('tell nothing when an entry is taken back', () => {
    expect(planResult(after(2), after(1)).map(({ kind }) => kind)).toEqual(['score', 'score']);
  });
});

it('what is at stake are the chips on the boards, while the game goes on', () => {
  expect([FIXTURES.five, FIXTURES.ended, FIXTURES.over].map(atStakeIn)).toEqual([10, 8, 0]);
});
