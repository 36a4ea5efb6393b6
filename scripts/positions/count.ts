import { stopWith, type Ran } from '../lib/ran';
import { GAME_NAMES, readOf } from './games';

const USAGE = `usage: npm run -s count -- GAME "POSITION" DEPTH   (GAME: ${GAME_NAMES}; POSITION: a FEN in quotes; DEPTH: a number of moves)`;

/** How many legal sequences of so many moves there are from a position (rules/notation.md). */
export const count = (args: readonly string[]): Ran => {
  const [game, text, depth, ...more] = args;
  if (game === undefined || text === undefined || depth === undefined || more.length > 0)
    return stopWith(2, `3 arguments are needed, there are ${args.length}.\n${USAGE}`);
  const read = readOf(game, text);
  if (!read.ok) return stopWith(2, `${read.error}\n${USAGE}`);
  if (!/^\d{1,2}$/.test(depth)) return stopWith(2, `DEPTH "${depth}": not a whole number from 0 to 99.\n${USAGE}`);
  return { status: 0, out: `${read.value.count(Number(depth))}\n`, err: '' };
};
