import { ORTHODOX, withReserves } from '../orthodox';
import { legalMoves } from '../legal';
import { coordinates, type Position } from '../position';
import { readFen } from '../readFen';
import { makeRules, type Rules } from '../rules';

export const orthodox = makeRules(ORTHODOX);
export const drops = makeRules(withReserves(true));
export const dropsOnly = makeRules(withReserves(false));

/** The position of a FEN that must be good. */
export const position = (rules: Rules, fen: string): Position => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${fen}: ${read.error.kind} ${read.error.text}`);
  return read.value;
};

/** What is wrong with a FEN that must not be. */
export const fenError = (rules: Rules, fen: string): readonly [string, string] => {
  const read = readFen(rules, fen);
  if (read.ok) throw new Error(`${fen} is good`);
  return [read.error.kind, read.error.text];
};

/** Legal moves in coordinates, sorted. */
export const movesOf = (rules: Rules, of: Position): string[] => legalMoves(rules, of).map(coordinates).toSorted();
