import { err, ok, type Result } from '../../common/result';
import { legalMoves, legalSans, type LegalMove } from './legalMoves';
import { playStandard, type Played } from './playStandard';

export type { Played };

export type SanError =
  { readonly kind: 'illegal' } | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] };

const SAN = /^(?<core>O-O-O|O-O|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=?[QRBN])?)(?<mark>[+#]?)$/;

interface ReadSan {
  readonly core: string;
  readonly mark: string;
}

const readSan = (text: string): ReadSan | null => {
  const groups = SAN.exec(text.replaceAll('0-0', 'O-O').replace('O-O-0', 'O-O-O'))?.groups;
  return groups === undefined ? null : { core: (groups['core'] ?? '').replace('=', ''), mark: groups['mark'] ?? '' };
};

/** A written mark must be true; a missing one is accepted, and a mate may be written as a check. */
const markFits = (written: string, real: string): boolean =>
  written === '' || written === real || (written === '+' && real === '#');

const PIECE_MOVE = /^(?<piece>[KQRBN])(?<file>[a-h]?)(?<rank>[1-8]?)(?<to>x?[a-h][1-8])$/;

const coreOf = (san: string): string => readSan(san)?.core ?? '';

/**
 * Legal moves that a core which is no SAN here could mean: an origin left out or given in excess, a promotion without
 * its piece.
 */
const candidatesFor = (fen: string, core: string): string[] => {
  const { piece, file, rank, to } = PIECE_MOVE.exec(core)?.groups ?? {};
  const all = legalMoves(fen);
  if (piece === undefined)
    return all
      .filter((move) => move.promotion !== null && coreOf(move.san).slice(0, -1) === core)
      .map(({ san }) => san);
  const fits = ({ from, san }: LegalMove): boolean =>
    from.includes(file ?? '') &&
    from.includes(rank ?? '') &&
    coreOf(san).replace(PIECE_MOVE, '$<piece>$<to>') === `${piece}${to}`;
  return all.filter(fits).map(({ san }) => san);
};

/** The legal move that a text means, as standard SAN. */
const findMove = (fen: string, written: ReadSan): Result<string, SanError> => {
  const fits = (san: string): boolean => markFits(written.mark, readSan(san)?.mark ?? '');
  const exact = legalSans(fen).find((san) => coreOf(san) === written.core && fits(san));
  if (exact !== undefined) return ok(exact);
  const candidates = candidatesFor(fen, written.core);
  const [only, second] = candidates;
  if (second !== undefined) return err({ kind: 'ambiguous', candidates });
  const isPiece = PIECE_MOVE.test(written.core);
  return only !== undefined && isPiece && fits(only) ? ok(only) : err({ kind: 'illegal' });
};

/**
 * Plays a move written in SAN; `0-0`, missing + # = and an origin given in excess (Ngf3) are accepted, nothing is
 * guessed.
 * @param fen a position this room produced or accepted
 */
export const playSan = (fen: string, text: string): Result<Played, SanError> => {
  const written = readSan(text);
  if (written === null) return err({ kind: 'illegal' });
  const standard = playStandard(fen, text);
  if (standard !== null) return ok(standard);
  const found = findMove(fen, written);
  if (!found.ok) return found;
  const played = playStandard(fen, found.value);
  return played === null ? err({ kind: 'illegal' }) : ok(played);
};
