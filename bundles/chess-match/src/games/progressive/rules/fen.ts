import { pieceAt, type Position } from '../../chess/position';
import type { FenError } from '../../chess/readFen';
import { readSetUp } from '../../chess/readSetUp';
import { ownRank, rankOf } from '../../chess/squares';
import { positionKey } from '../../chess/writeFen';
import { err, ok, type Result } from '../../common/result';
import { opponent, type Side } from '../../common/sides';
import type { Start } from './game';
import type { Kind } from './variant';

/** What is wrong with a position, and the part of it that is; `turn`: that turn is not this side's. */
export type StartError = FenError | { readonly kind: 'turn'; readonly text: string };

const sideOf = (turn: number): Side => (turn % 2 === 1 ? 'white' : 'black');

/** Squares that pawns have just passed over, "e3" or "e3g3"; null where one of them is none. */
const readTargets = (
  { rules, hasEnPassant }: Kind,
  { squares, toMove }: Position,
  text: string,
): readonly number[] | null => {
  if (text === '-' || !hasEnPassant) return [];
  const { definition } = rules;
  const mover = opponent(toMove);
  const ahead = mover === 'white' ? definition.files : -definition.files;
  const targets = (text.match(/[a-z]\d+/g) ?? []).map((name) => rules.squareByName.get(name) ?? -1);
  const isTarget = (square: number): boolean => {
    const passer = pieceAt(squares, square + ahead);
    return (
      ownRank(definition, mover, rankOf(definition, square)) === definition.twoStepRank + 1 &&
      passer?.type === definition.pawn &&
      passer.side === mover &&
      [square, square - ahead].every((each) => pieceAt(squares, each) === null)
    );
  };
  return targets.length > 0 && targets.every(isTarget) ? targets : null;
};

/** The fields of a FEN, the numbers behind them apart. */
const fieldsOf = (text: string): { readonly fields: readonly string[]; readonly numbers: readonly string[] } => {
  const all = text.trim().split(/\s+/);
  const count = 1 + all.findLastIndex((field) => !/^\d+$/.test(field));
  return { fields: all.slice(0, count), numbers: all.slice(count) };
};

/** The turn; null where the numbers are neither it nor the two clocks of a FEN, which tell nothing of it. */
const turnOf = ([number, ...more]: readonly string[], toMove: Side): number | null => {
  if (more.length > 1) return null;
  if (number === undefined || more.length === 1) return toMove === 'white' ? 1 : 2;
  return /^[1-9]\d{0,3}$/.test(number) ? Number(number) : null;
};

/**
 * A position at the beginning of a turn, from FEN with the turn's number in the place of the two clocks
 * (rules/notation.md): without it the turn is the first of the side to move. Castling and what was passed over may be
 * left out: then there is none.
 */
export const readStart = (kind: Kind, text: string): Result<Start, StartError> => {
  const { fields, numbers } = fieldsOf(text);
  const [placement = '', side = '', castling = '-', passed = '-', ...more] = fields;
  if (more.length > 0) return err({ kind: 'fields', text: '' });
  // Rights that this chess has not are none to anybody.
  const rights = kind.rules.definition.castlings.length === 0 ? '-' : castling;
  const read = readSetUp(kind.rules, `${placement} ${side} ${rights} -`);
  if (!read.ok) return read;
  const position = read.value;
  const targets = readTargets(kind, position, passed);
  if (targets === null) return err({ kind: 'en-passant', text: passed });
  const turn = turnOf(numbers, position.toMove);
  if (turn === null) return err({ kind: 'number', text: numbers.join(' ') });
  return sideOf(turn) === position.toMove ? ok({ position, turn, targets }) : err({ kind: 'turn', text: String(turn) });
};

/** The same as FEN, "… b KQkq a6c6 4": who is to move, what was passed over, and the number of the turn. */
export const writeStart = ({ rules }: Kind, { position, turn, targets }: Start): string => {
  const [placement = '', side = '', castling = ''] = positionKey(rules, position).split(' ');
  const passed = targets.map((square) => rules.names[square] ?? '').join('') || '-';
  return `${placement} ${side} ${castling} ${passed} ${turn}`;
};
