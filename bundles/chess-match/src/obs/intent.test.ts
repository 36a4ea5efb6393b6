import { describe, expect, test } from 'vitest';
import {
  NO_INTENT,
  withButton,
  withFollow,
  withHumanChange,
  withReturn,
  withSideToMove,
  type Intent,
  type Wish,
} from './intent';

const following = (toMove: Intent['toMove'], rest: Partial<Intent> = {}): Intent => ({
  ...NO_INTENT,
  follow: true,
  toMove,
  ...rest,
});
const button: Wish = { side: 'black', reason: 'button' };
const followed: Wish = { side: 'white', reason: 'side_to_move' };

describe('a change of the side to move', () => {
  test.each<[string, Intent, Intent['toMove'], Wish | null]>([
    ['is followed', following('white'), 'black', { side: 'black', reason: 'side_to_move' }],
    ['is followed when it goes back (undo)', following('black'), 'white', { side: 'white', reason: 'side_to_move' }],
    ['is followed at the first turn', following(null), 'white', { side: 'white', reason: 'side_to_move' }],
    [
      'replaces what was still open',
      following('white', { wish: followed }),
      'black',
      { side: 'black', reason: 'side_to_move' },
    ],
    ['asks for nothing without following', { ...NO_INTENT, toMove: 'white' }, 'black', null],
    ['asks for nothing at the end of the game', following('white', { wish: followed }), null, null],
    ['does not displace a button', following('white', { wish: button }), 'black', button],
  ])('%s', (_, before, toMove, wish) => {
    expect(withSideToMove(before, toMove)).toMatchObject({ toMove, wish });
  });

  test('ends the hold of a human, even while following is off', () => {
    expect(withSideToMove(following('white', { humanHolds: true }), 'black').humanHolds).toBe(false);
    expect(withSideToMove({ ...NO_INTENT, toMove: 'white', humanHolds: true }, 'black').humanHolds).toBe(false);
  });

  test('no change, no wish: the same intent', () => {
    const intent = following('white', { humanHolds: true });
    expect(withSideToMove(intent, 'white')).toBe(intent);
  });
});

describe('following', () => {
  test.each<[string, Intent, boolean, Wish | null]>([
    [
      'switched on asks for the side to move',
      { ...NO_INTENT, toMove: 'black' },
      true,
      { side: 'black', reason: 'follow_on' },
    ],
    ['switched on without a game asks for nothing', NO_INTENT, true, null],
    ['switched off drops its wish', following('white', { wish: followed }), false, null],
    ['switched off leaves a button its wish', following('white', { wish: button }), false, button],
  ])('%s', (_, before, follow, wish) => {
    expect(withFollow(before, follow)).toMatchObject({ follow, wish, humanHolds: false });
  });

  test('switched on twice asks once', () => {
    const intent = following('white', { humanHolds: true });
    expect(withFollow(intent, true)).toBe(intent);
  });
});

describe('a human', () => {
  test('who changes the picture ends the wish of following and holds', () => {
    expect(withHumanChange(following('white', { wish: followed }))).toMatchObject({ wish: null, humanHolds: true });
  });

  test('who presses a button outranks both', () => {
    const pressed = withButton(following('white', { wish: followed }), 'black');
    expect(pressed).toMatchObject({ wish: button, humanHolds: true });
    expect(withHumanChange(pressed).wish).toEqual(button);
  });
});

describe('OBS is back', () => {
  test.each<[string, Intent, Wish | null]>([
    ['following compares again', following('black'), { side: 'black', reason: 'reconnected' }],
    ['not while a human holds', following('black', { humanHolds: true }), null],
    ['not without following', { ...NO_INTENT, toMove: 'black' }, null],
    ['not without a side to move', following(null), null],
  ])('%s', (_, before, wish) => {
    expect(withReturn(before).wish).toEqual(wish);
  });
});
