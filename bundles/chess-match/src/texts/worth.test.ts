import { describe, expect, it } from 'vitest';
import { gainText, shiftText, worthText } from './worth';

const pass = { kind: 'pass', side: 'white', board: 2, others: [1], points: 1 } as const;

describe('what a shift was worth, in words', () => {
  it.each([
    [
      0.7,
      { turns: 5, worth: -0.2 },
      '+0.7 points at once, −0.2 after five turns',
      '+0,7 очка сразу, −0,2 через пять ходов',
    ],
    [0.7, null, '+0.7 points at once', '+0,7 очка сразу'],
    [-1, { turns: 3, worth: 2 }, '−1.0 points at once, +2.0 by the end', '−1,0 очка сразу, +2,0 к концу'],
    [0.01, { turns: 0, worth: 0.01 }, '0.0 points at once', '0,0 очка сразу'],
    [null, { turns: 5, worth: 1 }, '+1.0 after five turns', '+1,0 через пять ходов'],
    [null, null, 'not reckoned yet', 'ещё не посчитано'],
  ] as const)('%j and %j', (atOnce, later, en, ru) => {
    expect([worthText({ atOnce, later }, 'en'), worthText({ atOnce, later }, 'ru')]).toEqual([en, ru]);
  });

  it('has a sign unless it rounds to nothing', () => {
    expect([-0.04, -0.06, 0.06].map((points) => gainText(points, 'en'))).toEqual(['0.0', '−0.1', '+0.1']);
  });

  it('names where from and where to', () => {
    const given = { ...pass, kind: 'selection', others: [1, 3], points: 3 } as const;
    expect([shiftText(pass, 'en'), shiftText(given, 'en')]).toEqual([
      'pass from board 2: 1 chip to board 1',
      'board 2 given up: 3 chips to boards 1 and 3',
    ]);
    expect([shiftText(pass, 'ru'), shiftText(given, 'be')]).toEqual([
      'пас с доски 2: 1 фишка на доску 1',
      'адбор, аддадзена дошка 2: 3 фішкі на дошкі 1 і 3',
    ]);
  });
});
