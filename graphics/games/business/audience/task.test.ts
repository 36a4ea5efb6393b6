import type { TurnOptions } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { FIXTURES, type Fixture } from '../fixtures/fixtures';
import { boardOptions, optionsView, refusal } from 'chess-match/games/business/testing';
import { taskOf } from './task';

const task = (fixture: Fixture, over: Partial<Fixture['match']> = {}, side: 'white' | 'black' = 'white') =>
  taskOf({ ...fixture, match: { ...fixture.match, ...over } }, side);
const withOptions = (
  turn: TurnOptions | null,
  over: Partial<Fixture['match']> = {},
  vetoes: Fixture['play']['vetoes'] = [],
) => {
  const { one } = FIXTURES;
  const found = task({ ...one, play: { ...one.play, vetoes }, options: { game: 'business', turn } }, over);
  return found.kind === 'move' ? found.changes : null;
};

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

  it('B6 B9 B10 begins a key change where the rules allow it', () => {
    const poor = refusal('branch/rating_too_low', 'B6');
    const options = optionsView([
      boardOptions(1, { branch: poor, pass: refusal('pass/giver_needs_one', 'B9') }),
      boardOptions(2),
      boardOptions(3, { pass: refusal('pass/giver_needs_one', 'B9') }),
    ]);
    expect(withOptions(options)).toEqual({
      branching: { boards: [2, 3], barred: null },
      pass: { boards: [2], barred: null },
      selection: { boards: [1, 2, 3], barred: null },
    });
  });

  it('B6 B9 B11 names what bars it on every board', () => {
    const options = optionsView([
      boardOptions(1, {
        branch: refusal('branch/rating_too_low', 'B6'),
        pass: refusal('pass/same_board', 'B9'),
        select: refusal('select/last_branch', 'B11'),
      }),
    ]);
    expect(withOptions(options)).toEqual({
      branching: { boards: [], barred: 'branch/rating_too_low' },
      pass: { boards: [], barred: 'pass/same_board' },
      selection: { boards: [], barred: 'select/last_branch' },
    });
  });

  it('B22 cannot branch when the rules say so, the declarer in the turn of the veto included', () => {
    const branching = refusal('branch/vetoed', 'B22', { by: 'white' });
    const options = optionsView([boardOptions(1)], { branching });
    const found = withOptions(options, { settings: { vetoScope: 'opponent' } }, ['white']);
    expect(found?.branching).toEqual({ boards: [], barred: 'branch/vetoed' });
  });

  it('B22 can branch under a veto of its own when the rules say so', () => {
    const options = optionsView([boardOptions(1)]);
    expect(withOptions(options, {}, ['white'])?.branching).toEqual({ boards: [1], barred: null });
  });

  it('has a word for a refusal it does not know', () => {
    const options = optionsView([boardOptions(1)], { branching: refusal('branch/of_tomorrow', 'B6') });
    expect(withOptions(options)?.branching).toEqual({ boards: [], barred: 'other' });
  });

  it('knows no key changes in games that publish none', () => {
    expect(withOptions(null)).toBeNull();
  });
});
