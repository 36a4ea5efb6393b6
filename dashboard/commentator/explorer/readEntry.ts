import type { Tool } from 'chess-match/client';
import type { Study, StudyRules } from 'chess-match/client/explore';
import { asLatinKeys, asSquares, mayBeOtherKeys } from 'chess-match/client/view';
import { tryTyped } from './tryTyped';

/** What a typed text does on the own board. */
export type Entry =
  | { readonly kind: 'move'; readonly study: Study }
  /** An arrow, or a circle where both squares are the same. */
  | { readonly kind: 'mark'; readonly from: string; readonly to: string };

const SQUARES = /^(?<from>[a-z]\d{1,2})(?<line>-?)(?<to>(?:[a-z]\d{1,2})?)$/;

/** "e2e4" or "e4" in any alphabet or, where it is that in none, by the keys of another layout. */
const squaresIn = (text: string): Readonly<Record<string, string>> | null => {
  const byLetters = SQUARES.exec(asSquares(text))?.groups;
  if (byLetters !== undefined || !mayBeOtherKeys(text)) return byLetters ?? null;
  return SQUARES.exec(asLatinKeys(text).toLowerCase())?.groups ?? null;
};

const markOf = (text: string): Extract<Entry, { kind: 'mark' }> | null => {
  const { from, to = '' } = squaresIn(text) ?? {};
  return from === undefined ? null : { kind: 'mark', from, to: to === '' ? from : to };
};

/**
 * Two squares side by side are an arrow, whatever the tool; with a line between them they are a move where it is legal.
 */
const isArrow = (text: string): boolean => {
  const squares = squaresIn(text);
  return squares !== null && squares['line'] === '' && squares['to'] !== '';
};

/**
 * With pieces in hand a move goes before marks, with the pen it is the other way about.
 * @returns null where it is neither a move here nor squares
 */
export const readEntry = (rules: StudyRules, study: Study | null, text: string, tool: Tool): Entry | null => {
  const mark = markOf(text);
  if (mark !== null && (tool === 'draw' || isArrow(text))) return mark;
  const next = study === null ? null : tryTyped(rules, study, text);
  if (next !== null && next !== study) return { kind: 'move', study: next };
  return mark === null || mark.from === mark.to ? null : mark;
};
