import type { Position } from '../../bundles/chess-match/src/games/chess/position';
import { readSetUp } from '../../bundles/chess-match/src/games/chess/readSetUp';
import type { Rules } from '../../bundles/chess-match/src/games/chess/rules';
import { err, type Result } from '../../bundles/chess-match/src/games/common/result';
import { FEN_FAULTS } from '../../bundles/chess-match/src/games/chess/fenTexts';

const ALL_RIGHTS = 'KQkq';

/**
 * Who writes nothing after the side to move but a turn's number leaves castling to the pieces: kings and rooks at home
 * have not moved.
 */
export const withRights = (text: string): string => {
  const [placement, side, ...more] = text.trim().split(/\s+/);
  const [number] = more;
  const isNothingSaid = side !== undefined && (number === undefined || (more.length === 1 && /^\d+$/.test(number)));
  return isNothingSaid ? [placement, side, ALL_RIGHTS, ...(number === undefined ? [] : ['-', number])].join(' ') : text;
};

/** A position from FEN in which all after the side to move may be left out. @returns what is wrong with it, in words */
export const readPosition = (rules: Rules, text: string): Result<Position, string> => {
  const read = readSetUp(rules, withRights(text));
  if (read.ok) return read;
  const { kind, text: part } = read.error;
  return err(kind === 'fields' || part === '' ? FEN_FAULTS.en[kind] : `${FEN_FAULTS.en[kind]} (${part})`);
};
