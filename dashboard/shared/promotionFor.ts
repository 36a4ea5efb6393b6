import type { Language } from 'chess-match/client';
import { sanIn } from 'chess-match/client/view';

export interface Promoting {
  readonly san: string;
  readonly promotion?: string | null | undefined;
}

/** A move in the letters of a language. */
export type Shown = (san: string, language: Language) => string;

type Stroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const LANGUAGES: readonly Language[] = ['en', 'ru'];

/** The piece a move makes of the pawn, as a small letter of SAN or a small name. */
export const pieceOf = ({ promotion }: Promoting): string => (promotion ?? '').toLowerCase();

/** The letters that the piece has in notation, small ones: the last of the move, signs of check left out. */
const lettersOf = ({ san }: Promoting, shown: Shown): readonly string[] =>
  LANGUAGES.map((language) => /(\p{L})[^\p{L}]*$/u.exec(shown(san, language))?.[1]?.toLowerCase() ?? '');

/**
 * The move that a key chooses: by the letter of its piece in either alphabet, else by the key's place on the keyboard,
 * whatever layout is on. Letters come first: К is a knight, as it is in the line, though its key is that of R.
 */
export const promotionFor = <M extends Promoting>(
  moves: readonly M[],
  { key, code, ctrlKey, altKey, metaKey }: Stroke,
  shown: Shown = sanIn,
): M | null => {
  if (ctrlKey || altKey || metaKey) return null;
  const byLetter = moves.find((move) => lettersOf(move, shown).includes(key.toLowerCase()));
  const byPlace = moves.find((move) => code === `Key${lettersOf(move, shown)[0]?.toUpperCase() ?? ''}`);
  return byLetter ?? byPlace ?? null;
};
