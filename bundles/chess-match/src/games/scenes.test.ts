import { describe, expect, it } from 'vitest';
import type { SceneViews } from './common/scenes';
import { hasAudiences, idleIn, sceneInputOf, sceneRulesOf } from './onAir';

const viewsOf = (match: object, course: object = {}, clocks: object = {}): SceneViews =>
  ({
    match: { matchId: 'm', status: 'playing', ply: 9, toMove: null, liveBoards: [1, 2], ...match },
    clocks: { clocks: [{}, {}], running: true, ...clocks },
    course: { game: 'business', branches: [{}, {}], forks: [], passes: [], selections: [], ends: [], ...course },
  }) as unknown as SceneViews;

describe('what OBS scene rules see of a match', () => {
  it('B1 in Business Chess: the side to move, a last branch, what changed the branches', () => {
    const match = { game: 'business', toMove: 'black', liveBoards: [2] };
    const tree = { forks: [{}], passes: [{}, {}], selections: [{}], ends: [{}, {}] };
    expect(sceneInputOf(viewsOf(match, tree))).toEqual({
      matchId: 'm',
      toMove: 'black',
      isOver: false,
      isStopped: false,
      isLastBranch: true,
      keyChanges: 6,
    });
    expect(sceneInputOf(viewsOf({ ...match, liveBoards: [1, 2] })).isLastBranch).toBe(false);
    expect(sceneInputOf(viewsOf(match, { branches: [{}] })).isLastBranch).toBe(false);
  });

  it.each(['business', 'swedish', 'progressive', 'belarusian', 'classical'])(
    'in %s: that the clocks stand, and that it is over',
    (game) => {
      const stopped = { running: false };
      expect(sceneInputOf(viewsOf({ game }, {}, stopped)).isStopped).toBe(true);
      expect(sceneInputOf(viewsOf({ game, ply: 0 }, {}, stopped)).isStopped).toBe(false);
      expect(sceneInputOf(viewsOf({ game, status: 'over' }, {}, stopped))).toMatchObject({
        isOver: true,
        isStopped: false,
      });
      expect(sceneInputOf(viewsOf({ game })).isStopped).toBe(false);
    },
  );

  it('nothing where no match is open', () => {
    expect(sceneInputOf(viewsOf({ game: null, status: 'over' }))).toMatchObject({ matchId: null, isOver: false });
  });
});

describe('the scene rules that pages offer', () => {
  it.each([
    ['business', ['sideToMove', 'keyChange', 'lastBranch', 'clockStopped', 'matchOver']],
    ['swedish', ['clockStopped', 'matchOver']],
    ['progressive', ['clockStopped', 'matchOver']],
    ['belarusian', ['clockStopped', 'matchOver']],
  ])('are those of %s', (game, ids) => {
    expect(sceneRulesOf(game).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['business', 'swedish', 'progressive', 'belarusian', 'classical'])(
    'in %s follow the side to move where each colour has viewers of its own',
    (game) => {
      const follows = sceneRulesOf(game).some(({ id }) => id === 'sideToMove');
      const hasScreens = !idleIn(game).includes('audience-white');
      expect([follows, hasScreens]).toEqual([hasAudiences(game), hasAudiences(game)]);
    },
  );
});
