import { stopWith, type Ran } from '../lib/ran';
import { GAME_NAMES, readOf } from './games';

const USAGE = `usage: npm run -s position -- GAME "POSITION"   (GAME: ${GAME_NAMES}; POSITION: a FEN in quotes)`;

/** What may be played in a position, and whether it ends the game, as one line of JSON (rules/notation.md). */
export const position = (args: readonly string[]): Ran => {
  const [game, text, ...more] = args;
  if (game === undefined || text === undefined || more.length > 0)
    return stopWith(2, `2 arguments are needed, there are ${args.length}.\n${USAGE}`);
  const read = readOf(game, text);
  if (!read.ok) return stopWith(2, `${read.error}\n${USAGE}`);
  return { status: 0, out: `${JSON.stringify(read.value.report())}\n`, err: '' };
};
