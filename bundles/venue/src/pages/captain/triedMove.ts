import type { Held } from 'chess-match/client/drawing';
import type { Team } from 'chess-match/contract/venue';

/** The way of a king that castles, as it is written. */
const castlingOf = (from: string, to: string): string | null => {
  if (from.slice(1) !== to.slice(1)) return null;
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  return files === 2 ? 'O-O' : files === -2 ? 'O-O-O' : null;
};

/**
 * What a hand tried and no legal move is, as a line has it, so that the rules can say why: "Ke1e5", "N@e4". Null where
 * it was no own piece, or went to one: that is taking up another.
 */
export const triedMove = (
  pieces: Readonly<Record<string, string>>,
  side: Team,
  held: Held,
  to: string,
): string | null => {
  const isOwn = (code: string | undefined): code is string => code?.startsWith(side.charAt(0)) === true;
  if (isOwn(pieces[to])) return null;
  if ('piece' in held) return `${held.piece}@${to}`;
  const code = pieces[held.from];
  if (!isOwn(code)) return null;
  const kind = code.slice(1);
  const castling = kind === 'K' ? castlingOf(held.from, to) : null;
  // A piece that has a name and no letter is told by its squares, as its game writes it.
  if (kind.length > 1) return `${held.from}-${to}`;
  const letter = kind === 'P' ? '' : kind;
  return castling ?? `${letter}${held.from}${to}`;
};
