import { CLOCK_STOPPED, MATCH_OVER, seeMatch, type GameScenes } from '../../common/scenes';
import { courseOf } from './read';

/** A side to move for the whole game, and branches that come and go. */
export const scenes: GameScenes = {
  rules: [
    { id: 'sideToMove', name: { en: 'Side to move → its audience', ru: 'Очередь хода → зрители этой стороны' } },
    {
      id: 'keyChange',
      name: {
        en: 'Key change (branching, pass, selection, end) →',
        ru: 'Ключевое событие (ветвление, пас, отбор, конец) →',
      },
    },
    { id: 'lastBranch', name: { en: 'One branch left →', ru: 'Осталась одна ветвь →' } },
    CLOCK_STOPPED,
    MATCH_OVER,
  ],
  see: (views) => {
    const { match } = views;
    const tree = courseOf(views);
    return {
      ...seeMatch(views),
      toMove: match.toMove,
      isLastBranch: match.status === 'playing' && match.liveBoards.length === 1 && tree.branches.length > 1,
      keyChanges: tree.forks.length + tree.passes.length + tree.selections.length + tree.ends.length,
    };
  },
};
