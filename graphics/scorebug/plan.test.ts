import { describe, expect, it } from 'vitest';
import { planBug, type BugPicture } from './plan';

const at = (status: BugPicture['match']['status'], white: number, black: number): BugPicture => ({
  match: { status },
  score: { white, black },
});

describe('planBug', () => {
  it('changes the score of each side that scored, with the sentence that tells it', () => {
    expect(planBug(at('playing', 0, 0), at('over', 1, 1))).toEqual([
      { kind: 'score', side: 'white', from: 0, to: 1 },
      { kind: 'score', side: 'black', from: 0, to: 1 },
      { kind: 'headline' },
    ]);
  });

  it('says nothing while both boards are played, whoever is ahead on time', () => {
    expect(planBug(at('playing', 0, 0), at('playing', 0, 0))).toEqual([]);
  });

  it('tells anew what was broken off', () => {
    expect(planBug(at('playing', 0, 0), at('over', 0, 0))).toEqual([{ kind: 'headline' }]);
  });
});
