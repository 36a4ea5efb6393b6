import type { Replicants, Side } from 'chess-match/client/contract';
import { MIDDLE, type Stand } from './positions';
import { standing, type Play, type Standing } from './standing';

export { QUIET, TIMES, told, type Course, type Play } from './standing';

type Turn = Replicants['turns']['turns'][number];

const MOVES: readonly (readonly [Side, string, string])[] = [
  ['black', '5a', 'Nxd5'],
  ['white', '6B', 'Qxd3'],
  ['white', '6A', 'Nxf7'],
  ['black', '6b', 'Bd6'],
  ['black', '6a', 'Kxf7'],
  ['white', '7A', 'Qf3+'],
  ['white', '7B', 'Bxd6'],
  ['black', '7a', 'Ke6'],
  ['black', '7b', 'Qxd6'],
  ['white', '8A', 'Nc3'],
  ['white', '8B', 'Nbd2'],
  ['black', '8a', 'Ncb4'],
  ['black', '8b', 'P@e4'],
];

/** The turns of a match that ends so after `ply` of them. */
const turnsOf = (moves: typeof MOVES, ply: number): readonly Turn[] =>
  moves.slice(-Math.min(ply, moves.length)).map(([side, turn, san], index, shown) => ({
    turn,
    ply: ply - shown.length + 1 + index,
    side,
    moves: [{ board: /a$/i.test(turn) ? 1 : 2, san }],
    line: san,
  }));

/** The last turns of a match after `ply` of them. */
export const turnsTo = (ply: number): readonly Turn[] => turnsOf(MOVES, ply);

/** The same up to the last moves that are seen on the boards. */
const turnsOn = (boards: readonly [Stand, Stand], ply: number): readonly Turn[] => {
  const seen = boards.flatMap(({ move, toMove }, index): typeof MOVES => {
    if (move === null || MOVES.some(([, , san]) => san === move[2])) return [];
    const letter = index === 0 ? 'A' : 'B';
    return [toMove === 'black' ? ['white', `9${letter}`, move[2]] : ['black', `9${letter.toLowerCase()}`, move[2]]];
  });
  return turnsOf([...MOVES, ...seen], ply);
};

interface Parts extends Standing {
  readonly match?: Replicants['score']['match'];
}

const pointsOf = (end: Play['end'], team: Side): number => {
  if (!end || end.result === null) return 0;
  if (end.result === 'draw') return 1;
  return end.result === team ? 2 : 0;
};

/** A Swedish match as the server would publish it. */
export const swedish = (parts: Parts = {}) => {
  const { boards = MIDDLE, end = null } = parts;
  const stands = standing(parts);
  const turns = [...turnsOn(boards, stands.match.ply)];
  return {
    ...stands,
    match: { ...stands.match, turn: turns.at(-1)?.turn ?? '' },
    score: { white: pointsOf(end, 'white'), black: pointsOf(end, 'black'), ledger: [], match: parts.match ?? null },
    turns: { turns },
    options: { game: null },
  } satisfies Partial<Replicants>;
};
