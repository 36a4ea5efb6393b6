import { NO_PLAY } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { whyShown } from './why';
import type { Stand } from '../stakes/why';

const stand: Stand = {
  match: { status: 'playing' },
  play: {
    ...NO_PLAY,
    stakes: [
      { board: 1, branch: 'b1', chips: 4 },
      { board: 2, branch: 'b2', chips: 2 },
    ],
  },
  score: { white: 6, black: 0 },
};

describe('why the board in focus matters', () => {
  it('is told of that board, though another one is worth more', () => {
    expect(whyShown(stand, { board: 2, status: 'live' })).toEqual({ kind: 'pays', board: 2, chips: 2, isLevel: false });
  });

  it('is told of the others where the line shown is over', () => {
    expect(whyShown(stand, { board: 5, status: 'ended' })).toMatchObject({ kind: 'turns', board: 1 });
  });
});
