import { expect, it } from 'vitest';
import { ONE_SEATING, ONE_THREAD, oneThread } from './threads';

it('a game in which everybody waits for everybody is one thread, by the turns made', () => {
  const boards = [1, 2];
  expect(oneThread({ boards, toMove: 'black', ply: 7 })).toEqual({
    id: ONE_THREAD,
    boards,
    toMove: 'black',
    turn: '4...',
    moveNumber: 4,
    ply: 7,
  });
  expect(oneThread({ boards, toMove: null, ply: 0 })).toMatchObject({ toMove: null, turn: '1.', moveNumber: 1 });
});

it('there each team plays the colour it is named by', () => {
  expect(ONE_SEATING).toEqual([
    { thread: ONE_THREAD, side: 'white', team: 'white' },
    { thread: ONE_THREAD, side: 'black', team: 'black' },
  ]);
});
