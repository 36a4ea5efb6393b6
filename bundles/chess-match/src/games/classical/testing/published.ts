import type { GameViews } from '../../common/views';
import { project } from '../views/project';
import { after, moves, newMatch } from './play';

/** How people ended a board. */
export interface Ended {
  readonly board: number;
  readonly how: 'draw' | 'resignation';
}

/** Moves of all boards in the order in which they would be made: the first of each, then the second of each. */
const inTurns = (lines: readonly string[]): string => {
  const games = lines.map((line) => line.split(' ').filter((san) => san !== ''));
  const longest = Math.max(0, ...games.map((sans) => sans.length));
  return Array.from({ length: longest }, (_, at) =>
    games.flatMap((sans, index) => (sans[at] === undefined ? [] : [`${index + 1}:${sans[at]}`])),
  )
    .flat()
    .join(' ');
};

/**
 * What is published of a match with so many boards as there are lines, after these moves on each of them; "e4 e5".
 * @param ended the boards that people ended then: resigned by the team called White
 * @throws where a move is refused
 */
export const published = (lines: readonly string[], ended: readonly Ended[] = []): GameViews => {
  const played = moves(newMatch({ boards: lines.length, timePerPlayerMs: 900_000 }), inTurns(lines));
  const stood = ended.reduce((state, { board, how }) => {
    const thread = String(board);
    if (how === 'resignation') return after(state, { type: 'resignMatch', team: 'white', thread });
    const offered = after(state, { type: 'offerDraw', team: 'black', thread });
    return after(offered, { type: 'offerDraw', team: 'white', thread });
  }, played);
  return project(stood);
};
