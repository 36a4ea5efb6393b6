import { describe, expect, it } from 'vitest';
import { boardView } from '../shared/boardFixtures';
import { FIXTURES, type Fixture } from '../shared/fixtures';
import { taskOf } from './task';

const task = (fixture: Fixture, over: Partial<Fixture['match']> = {}, side: 'white' | 'black' = 'white') =>
  taskOf({ ...fixture, match: { ...fixture.match, ...over } }, side);
const changes = (fixture: Fixture, over: Partial<Fixture['match']> = {}) => {
  const found = task(fixture, over);
  return found.kind === 'move' ? found.changes : null;
};
const playing = (...views: readonly (readonly [number, number])[]): Fixture => ({
  ...FIXTURES.empty,
  match: FIXTURES.five.match,
  boards: FIXTURES.empty.boards.map((empty) => {
    const [board, chips] = views.find(([number]) => number === empty.board) ?? [];
    return board === undefined || chips === undefined ? empty : boardView(board, chips);
  }),
});

describe('what a team has to do', () => {
  it('B2 to move on every live board, and to wait while the other side moves', () => {
    expect(task(FIXTURES.three)).toMatchObject({ kind: 'move', turn: '25.', boards: [1, 2, 3] });
    expect(task(FIXTURES.four)).toEqual({ kind: 'wait', turn: '24...', offered: [] });
    expect(task(FIXTURES.four, {}, 'black').kind).toBe('move');
  });

  it('is nothing without a match and after its end', () => {
    expect(task(FIXTURES.empty).kind).toBe('none');
    expect(task(FIXTURES.over)).toEqual({ kind: 'over', winner: 'black' });
  });

  it('B13 names the boards with an offer of the opponent, and its own offers while it waits', () => {
    expect(task(FIXTURES.five)).toMatchObject({ offered: [2] });
    expect(task(FIXTURES.five, { toMove: 'black' }, 'white')).toMatchObject({ offered: [] });
    expect(task(FIXTURES.five, { toMove: 'white' }, 'black')).toMatchObject({ kind: 'wait', offered: [2] });
  });

  it('B6 can branch where there are two chips and a free board', () => {
    expect(changes(playing([1, 1], [2, 4], [3, 2]))).toMatchObject({ branching: [2, 3], barred: null });
    expect(changes(FIXTURES.five)).toMatchObject({ branching: [], barred: 'no-board' });
    expect(changes(playing([1, 1], [2, 1]))).toMatchObject({ branching: [], barred: 'no-chips' });
  });

  it('B22 cannot branch after a veto; where agreed so, only the side that did not declare it', () => {
    expect(changes(FIXTURES.one, { vetoes: ['white'] })?.barred).toBe('veto');
    const settings = { vetoScope: 'opponent' };
    expect(changes(FIXTURES.one, { vetoes: ['white'], settings })?.barred).toBeNull();
    expect(changes(FIXTURES.one, { vetoes: ['black'], settings })?.barred).toBe('veto');
  });

  it('B23 cannot branch on the control board', () => {
    expect(changes(FIXTURES.one, { controlBoard: true })?.barred).toBe('control-board');
  });

  it('uses an ended board again unless agreed otherwise', () => {
    expect(changes(FIXTURES.ended)?.barred).toBeNull();
    expect(changes(FIXTURES.ended, { settings: { reuseBoards: false } })?.barred).toBe('no-board');
    expect(changes(playing([1, 9]), { boards: 1 })?.barred).toBe('no-board');
  });

  it('B9 B11 can pass and select only with two boards; the giver of a pass keeps a chip', () => {
    expect(changes(FIXTURES.one)).toMatchObject({ pass: [], selection: [] });
    expect(changes(playing([1, 1], [2, 2], [3, 3]))).toMatchObject({ pass: [2, 3], selection: [1, 2, 3] });
    expect(changes(playing([1, 1], [2, 2], [3, 3]), { settings: { passSize: 2 } })?.pass).toEqual([3]);
  });

  it('knows no key changes in other games', () => {
    expect(changes(FIXTURES.one, { game: 'plain-chess' })).toBeNull();
  });
});
