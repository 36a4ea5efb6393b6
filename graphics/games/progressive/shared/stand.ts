import type { MoveMark, Placement, Side } from 'chess-match/client/contract';
import { placementOf } from 'chess-match/client/view';
import type { SeriesStep } from 'chess-match/games/progressive';

/** A board with a series on it: as it stood before, and what was played, as "f1c4:Bc4 d1h5:Qh5". */
export interface Stand {
  readonly fen: string;
  readonly series: string;
  /** Of the series; before the first of a game 0. */
  readonly turn: number;
  readonly check?: readonly string[];
}

export const moverOf = (turn: number): Side => (turn % 2 === 1 ? 'white' : 'black');

const marksOf = (series: string): readonly MoveMark[] =>
  series === ''
    ? []
    : series.split(' ').map((move) => ({ from: move.slice(0, 2), to: move.slice(2, 4), san: move.slice(5) }));

const fileOf = (square: string): number => square.charCodeAt(0);

/** Castling moves a rook besides. */
const rookOf = (from: string, to: string): readonly [string, string] => {
  const rank = from.slice(1);
  return fileOf(to) > fileOf(from) ? [`h${rank}`, `f${rank}`] : [`a${rank}`, `d${rank}`];
};

const afterMove = (before: Placement, { from, to, san }: MoveMark): Placement => {
  if (from === null) return before;
  const squares = new Map(Object.entries(before));
  const piece = before[from] ?? '';
  const isPawn = piece.endsWith('P');
  const passed = isPawn && fileOf(from) !== fileOf(to) && before[to] === undefined ? `${to[0]}${from[1]}` : null;
  const became = /=(?<kind>[A-Z])/.exec(san)?.groups?.['kind'];
  squares.delete(from);
  squares.set(to, became === undefined ? piece : `${piece[0]}${became}`);
  if (passed !== null) squares.delete(passed);
  if (piece.endsWith('K') && Math.abs(fileOf(to) - fileOf(from)) === 2) {
    const [corner, beside] = rookOf(from, to);
    squares.set(beside, before[corner] ?? '');
    squares.delete(corner);
  }
  return Object.fromEntries(squares);
};

const changesOf = (was: Placement, now: Placement): SeriesStep['changes'] =>
  Object.keys({ ...was, ...now })
    .filter((square) => was[square] !== now[square])
    .map((square) => ({ square, was: was[square] ?? null, now: now[square] ?? null }));

/** A series played out: where its pieces stand before and after it, and what each of its moves changed. */
export const playedOut = ({ fen, series }: Pick<Stand, 'fen' | 'series'>) => {
  const before: Placement = placementOf(fen);
  const marks = marksOf(series);
  let pieces = before;
  const steps = marks.map((mark): SeriesStep => {
    const was = pieces;
    pieces = afterMove(pieces, mark);
    return { san: mark.san, from: mark.from ?? '', to: mark.to, changes: changesOf(was, pieces) };
  });
  return { before, pieces, marks, steps };
};
