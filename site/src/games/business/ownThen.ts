import { chipsOf, courseOf, NO_PLAY } from 'chess-match/games/business';
import type { GameAtHome } from '../gameAtHome';
import { treeAt } from './tree/treeAt';

/** The tree as it had grown, and what boards were worth; what belongs to no turn is told by the last moment alone. */
export const ownThen: GameAtHome['then'] = (now, { ply, boards, counts }, isLast) => {
  if (isLast) return { play: now.play, course: now.course };
  const lastSan = (branch: string): string | null =>
    boards.find((view) => view.line === branch)?.lastMoves.at(-1)?.san ?? null;
  const stakes = boards.flatMap((view) =>
    view.status === 'live' && view.line !== null
      ? [{ board: view.board, branch: view.line, chips: chipsOf(view) }]
      : [],
  );
  return {
    course: treeAt(courseOf(now), ply, lastSan),
    play: { ...NO_PLAY, stakes, chipsOut: counts['chipsOut'] ?? 0 },
  };
};
