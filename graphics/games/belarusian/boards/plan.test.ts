import { describe, expect, it } from 'vitest';
import { BELARUSIAN } from '../fixtures/states';
import { planBug } from '../scorebug/plan';
import { planBoards } from './plan';

const {
  'belarusian-throne': throne,
  'belarusian-rokosh': rokosh,
  'belarusian-taken': taken,
  'belarusian-crowned': crowned,
  'belarusian-won': won,
} = BELARUSIAN;

describe('the plan of the board with the throne', () => {
  it('moves pieces, and calls what is called with the move', () => {
    expect(planBoards(throne, rokosh)).toEqual([
      { kind: 'pieces', board: 1, steps: [{ kind: 'slide', from: 'd7', to: 'd6', code: 'bRatnik' }] },
      { kind: 'banner' },
    ]);
  });

  it('L7 shows the inauguration where it happens: the kniazhych goes, a kniaz stands there', () => {
    expect(planBoards(taken, crowned)).toEqual([
      {
        kind: 'pieces',
        board: 1,
        steps: [
          { kind: 'capture', at: 'e3', code: 'wKniazhych' },
          { kind: 'appear', at: 'e3', code: 'wKniaz' },
        ],
      },
      { kind: 'banner' },
    ]);
  });

  it('is empty where nothing changes', () => {
    expect(planBoards(rokosh, rokosh)).toEqual([]);
  });
});

describe('the plan of the score bug', () => {
  it('tells anew what the fight is about, and the score at the end', () => {
    expect(planBug(throne, rokosh)).toEqual([{ kind: 'headline' }]);
    expect(planBug(throne, won)).toEqual([{ kind: 'score', side: 'white', from: 0, to: 4 }, { kind: 'headline' }]);
    expect(planBug(rokosh, rokosh)).toEqual([]);
  });
});
