import { checkOf } from '../../chess/attacks';
import { playSan, readTyped, whyNotTyped, type Played } from '../../chess/onFen';
import { positionOf } from '../../chess/onFen/position';
import { ORTHODOX_RULES } from '../../chess/orthodoxRules';
import type { Problem } from '../../common/problem';
import { err, ok, type Result } from '../../common/result';
import { refuse } from './errors';
import type { Place } from './place';
import { numbered, toMoveOn, type State } from './state';

/** "2:Nf3", "12.Nf3": the number of the board and that of the move may stand before a move. */
const WORD = /^\s*(?:(?<board>[1-9])\s*:)?\s*(?:\d{1,3}\s*\.+)?\s*(?<text>.*?)\s*$/su;

/** A line as it was typed: the board that it names, and the move. */
export const parted = (line: string): { readonly board: number | null; readonly text: string } => {
  const { board, text = '' } = WORD.exec(line)?.groups ?? {};
  return { board: board === undefined ? null : Number(board), text };
};

const isMove = (fen: string, text: string): boolean => readTyped(fen, text).ok;

/** Other boards on which the very same text is a move: a wrong board is the commonest mistake. */
const elsewhere = (state: State, board: number, text: string): readonly number[] =>
  numbered(state)
    .filter((other) => other.board !== board && other.end === null && isMove(other.fen, text))
    .map((other) => other.board);

const isInCheck = (fen: string): boolean => {
  const position = positionOf(fen);
  return position !== null && checkOf(ORTHODOX_RULES, position) !== null;
};

/**
 * C3 the move that a text means on a board, as it stands now.
 * @returns move/unreadable, move/illegal, move/ambiguous, move/wrong_mark
 */
export const readMove = (state: State, { board, of: { fen } }: Place, line: string): Result<Played, Problem> => {
  const { text } = parted(line);
  const plain = playSan(fen, text);
  if (plain.ok) return plain;
  const meant = readTyped(fen, text);
  if (meant.ok) {
    const played = playSan(fen, meant.value);
    return played.ok ? ok(played.value) : err(refuse('move/unreadable', { board, text }, text));
  }
  const { error } = meant;
  switch (error.kind) {
    case 'unreadable':
      return err(refuse('move/unreadable', { board, text }, text));
    case 'ambiguous':
      return err(refuse('move/ambiguous', { board, text, candidates: error.candidates }, text));
    case 'wrong-mark':
      return err(refuse('move/wrong_mark', { board, text, san: error.san }, text));
    case 'illegal': {
      const why = whyNotTyped(fen, text);
      const params = { board, text, side: toMoveOn({ fen }), inCheck: isInCheck(fen), why };
      return err(refuse('move/illegal', { ...params, elsewhere: elsewhere(state, board, text) }, text));
    }
  }
};
