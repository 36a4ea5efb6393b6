import type { MoveMark } from '@schemas/boards';
import type { MovesView } from '@schemas/moves';
import { asLatinKeys, mayBeOtherKeys } from '../../games/chess/keys';
import { beginnings, isMoveForm, otherKeys } from '../../games/chess/spelling';

export type LegalMove = MovesView['boards'][string][number];

/**
 * Where the piece seen on `square` stood before the draft: the drafted piece is picked up at its goal, and its other
 * moves start where it came from. Null if no legal move starts there.
 */
export const originOf = (moves: readonly LegalMove[], drafted: readonly MoveMark[], square: string): string | null => {
  const moved = drafted.find(({ to }) => to === square);
  const origin = moved === undefined ? square : moved.from;
  return moves.some(({ from }) => from === origin) ? origin : null;
};

/** Without the signs that may be left out: capture, check, promotion, the line between two squares. */
const plain = (san: string): string =>
  /^[O0oоО]-/.test(san) ? san.replace(/[0oоО]/g, 'O') : san.replace(/[x×х:+#=!?-]/g, '');

type Move = { readonly san: string; readonly from?: string | null; readonly to?: string };

/** Every way a legal move may be written, without signs: SAN, and its squares with and without the piece. */
const writings = ({ san, from = null, to = '' }: Move): readonly string[] => {
  const written = plain(san);
  if (from === null || /^O-/.test(san)) return from === null ? [written] : [written, `${from}${to}`];
  const piece = /^[A-Z]/.exec(san)?.[0] ?? '';
  const promotion = /=([A-Z])/.exec(san)?.[1] ?? '';
  return [written, `${from}${to}${promotion}`, `${piece}${from}${to}${promotion}`];
};

type Test = (writing: string, form: string) => boolean;
const begins: Test = (writing, form) => writing.startsWith(form);
const is: Test = (writing, form) => writing === form;

const matching = <M extends Move>(moves: readonly M[], forms: readonly string[], test: Test): readonly M[] =>
  moves.filter((move) => writings(move).some((writing) => forms.some((form) => test(writing, form))));

const formsOf = (typed: string): readonly string[] => beginnings(typed).map(plain);

/** What the letters may mean; where they mean nothing here, what the same keys mean on the Latin layout. */
const meant = <M extends Move>(moves: readonly M[], typed: string, test: Test): readonly M[] => {
  const byLetters = matching(moves, formsOf(typed), test);
  return byLetters.length > 0 || !mayBeOtherKeys(typed)
    ? byLetters
    : matching(moves, formsOf(asLatinKeys(typed)), test);
};

/**
 * Legal moves that begin as typed, in any alphabet; those written with the very same letters alone where there are any.
 */
export const movesStarting = <M extends Move>(moves: readonly M[], typed: string): readonly M[] => {
  const exact = moves.filter(({ san }) => plain(san).startsWith(plain(typed)));
  return exact.length > 0 ? exact : meant(moves, typed, begins);
};

/**
 * The one legal move that a finished text means, signs left out; null if none or several: then the rules say which.
 * Russian letters that would be another move by their keys are not decided here either.
 */
export const moveWritten = (moves: readonly LegalMove[], typed: string): LegalMove | null => {
  const text = typed.trim();
  const same = moves.filter(({ san }) => plain(san) === plain(text));
  if (same.length === 1) return same[0] ?? null;
  if (mayBeOtherKeys(text) && otherKeys(text).some(isMoveForm)) return null;
  const [only = null, ...others] = matching(moves, formsOf(text), is);
  return others.length === 0 ? only : null;
};
